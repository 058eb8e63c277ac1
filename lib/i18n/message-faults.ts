export type MessageTree = { readonly [key: string]: string | MessageTree };

/** What is wrong between the two languages: a key or an argument that one of them lacks, or no text at all. One line each; a build with any stops (`next.config.mjs`). */
export function messageFaults(english: MessageTree, arabic: MessageTree): readonly string[] {
  const [en, ar] = [flatMessages(english), flatMessages(arabic)];
  const lacking = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>, language: string) =>
    [...other.keys()].filter((key) => !of.get(key)?.trim()).map((key) => `${key} has no text in ${language}`);
  const differing = [...en].filter(([key, text]) => ar.has(key) && argumentsOf(text).join() !== argumentsOf(ar.get(key) ?? '').join());
  return [
    ...lacking(ar, en, 'Arabic (messages/ar.json)'),
    ...lacking(en, ar, 'English (messages/en.json)'),
    ...differing.map(([key]) => `${key} does not have the same arguments in both languages`),
  ];
}

/** All messages under their whole keys. */
export function flatMessages(tree: MessageTree, prefix = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatMessages(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Names of arguments and tags, in order of the alphabet. */
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g), ...message.matchAll(/<([a-z]\w*)>/g)].map(([, name]) => name))].sort();
