/** A JSON object of any shape. The functions of this file read it safely; an absent value or another type gives undefined or no items. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, ...path: readonly (string | number)[]): Json | undefined {
  const object = valueAtPath(value, path);
  return isObject(object) ? object : undefined;
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = valueAtPath(value, path);
  // Programs that convert XML to JSON write a list of one object as that object.
  return Array.isArray(list) ? list : isObject(list) ? [list] : [];
}

/** A string, or the first string of a list; numbers as text, empty strings as undefined. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const content = valueAtPath(value, path);
  const first = Array.isArray(content) ? content.find((entry) => typeof entry === 'string' && entry.trim()) : content;
  if (typeof first === 'number') return String(first);
  return typeof first === 'string' && first.trim() ? first : undefined;
}

export function textsAt(value: unknown, ...path: readonly (string | number)[]): readonly string[] {
  const content = valueAtPath(value, path);
  if (typeof content === 'string') return content.trim() ? [content] : [];
  return Array.isArray(content) ? content.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '') : [];
}

/** The strings of a list whose items are strings or have them in a member, as one text: the affiliations of an author, for example. */
export function joinedAt(value: unknown, name: string, member: string): string | undefined {
  const list = typeof value === 'object' && value !== null ? [(value as Json)[name]].flat() : [];
  return list.flatMap((entry) => (typeof entry === 'string' ? entry.trim() : textAt(entry, member)) || []).join('; ') || undefined;
}

export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  const number = valueAtPath(value, path);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A scalar; `finishDraft` checks its type and warns. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): string | number | boolean | undefined {
  const scalar = valueAtPath(value, path);
  return typeof scalar === 'string' || typeof scalar === 'number' || typeof scalar === 'boolean' ? scalar : undefined;
}

export function flagAt(value: unknown, ...path: readonly (string | number)[]): boolean | undefined {
  const flag = valueAtPath(value, path);
  return typeof flag === 'boolean' ? flag : undefined;
}

function valueAtPath(value: unknown, path: readonly (string | number)[]): unknown {
  let current: unknown = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}
