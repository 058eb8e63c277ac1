/** The content of a file of messages: texts by key, in nested namespaces. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * Faults between the two languages, one line each: a missing key or argument, or an empty text. Any fault fails the build
 * (`next.config.mjs`).
 */
export function messageFaults(english: MessageTree, arabic: MessageTree): readonly string[] {
  const [en, ar] = [flatMessages(english), flatMessages(arabic)];
  const missing = (translated: ReadonlyMap<string, string>, source: ReadonlyMap<string, string>, language: string) =>
    [...source.keys()].filter((key) => !translated.get(key)?.trim()).map((key) => `${key} has no text in ${language}`);
  const differing = [...en].filter(([key, text]) => ar.has(key) && argumentsOf(text).join() !== argumentsOf(ar.get(key) ?? '').join());
  return [
    ...missing(ar, en, 'Arabic (messages/ar.json)'),
    ...missing(en, ar, 'English (messages/en.json)'),
    ...differing.map(([key]) => `${key} does not have the same arguments in both languages`),
  ];
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
