import { AsyncLocalStorage } from 'node:async_hooks';

/** Names that reveal nothing: identifiers of a usual length. A reader may type anything in place of a name. */
const plainName = /^[A-Za-z_][\w.-]{0,40}$/;
/** A word in a text or in JSON, where `\\[^n]` is an escaped character, but not the end of a line of a stack. */
const wordsOfLine = /(?:\\[^n]|[^\s"\\])+/g;
/** Shorter values occur in many words, so removing them would make lines unreadable and reveal them. */
const valueLengthMin = 4;

/** The names of a query without their values: `keyword=mars&sort=year` becomes `keyword=&sort=`, other text `*`. Idempotent. */
function namesIn(query: string): string {
  const names = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1);
    return part.includes('=') && plainName.test(name) ? `${name}=` : '*';
  });
  return [...new Set(names)].join('&');
}

/** What a log may contain of the target of a request: its path and the names of its parameters. */
export function targetWithoutValues(target: string): string {
  const question = target.indexOf('?');
  return question === -1 ? target : `${target.slice(0, question)}?${namesIn(target.slice(question + 1))}`;
}

/** A line of a log without the values of the queries in it. */
export function queriesWithoutValues(line: string): string {
  if (!line.includes('?')) return line;
  return line.replace(wordsOfLine, (word) => {
    const question = word.indexOf('?');
    if (question === -1 || question === word.length - 1) return word;
    // Sentences also contain question marks: a query follows a path or has a value.
    return word.lastIndexOf('/', question) !== -1 || word.includes('=', question) ? targetWithoutValues(word) : word;
  });
}

/** A message, stack or other text without the values of all queries, and without those of the current request wherever they are. */
export function withoutValues(text: string): string {
  let clean = text;
  for (const value of storage.getStore()?.() ?? []) if (clean.includes(value)) clean = clean.replaceAll(value, '*');
  return queriesWithoutValues(clean);
}

// lib/server and the Next.js bundle each load a copy of this module; both must know the current request.
const storageKey = Symbol.for('madar.request-values');
const scope = globalThis as { [key: symbol]: AsyncLocalStorage<() => readonly string[]> | undefined };
scope[storageKey] ??= new AsyncLocalStorage();
const storage = scope[storageKey];

/** Runs the work of a request; lines logged meanwhile do not contain the values of its target. */
export function hidingValuesOf<T>(target: string, work: () => T): T {
  if (!target.includes('?')) return work();
  let values: readonly string[] | undefined;
  return storage.run(() => (values ??= valuesOf(target)), work);
}

/** The values of a query in the forms that a text may have: as sent, decoded, and escaped; longest first. */
function valuesOf(target: string): readonly string[] {
  const query = target.slice(target.indexOf('?') + 1);
  const sent = query.split('&').map((part) => part.slice(part.indexOf('=') + 1));
  const decoded = [...new URLSearchParams(query)].flatMap(([name, value]) => [value, plainName.test(name) ? '' : name]);
  const texts = decoded.flatMap((value) => [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]);
  return [...new Set([...sent, ...texts])].filter((value) => value.length >= valueLengthMin).sort((a, b) => b.length - a.length);
}
