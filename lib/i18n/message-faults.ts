import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';

/** The content of a file of messages: texts by key, in nested namespaces. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * Faults between the messages of all languages, one line each: a missing key or argument, or an empty text. Any fault fails the build
 * (`next.config.mjs`).
 */
export function messageFaults(messages: Readonly<Record<Language, MessageTree>>): readonly string[] {
  const source = flatMessages(messages[languages[0]]);
  const missing = (language: Language, keys: Iterable<string>) => {
    const texts = flatMessages(messages[language]);
    return [...keys].filter((key) => !texts.get(key)?.trim()).map((key) => `${key} has no text in messages/${language}.json`);
  };
  return otherLanguages(languages[0]).flatMap((language) => {
    const texts = flatMessages(messages[language]);
    const differing = [...source].filter(
      ([key, text]) => texts.has(key) && `${argumentsOf(text)}` !== `${argumentsOf(texts.get(key) ?? '')}`,
    );
    return [
      ...missing(language, source.keys()),
      ...missing(languages[0], texts.keys()),
      ...differing.map(([key]) => `${key} does not have the same arguments in messages/${language}.json`),
    ];
  });
}

/** All messages by their full key. */
export function flatMessages(tree: MessageTree, prefix = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatMessages(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Names of arguments and tags, sorted. */
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g), ...message.matchAll(/<([a-z]\w*)>/g)].map(([, name]) => name))].sort();
