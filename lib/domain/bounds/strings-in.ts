/**
 * The strings of a value from outside: the value itself, or those of an array. Other members are dropped: with a parameter `__proto__`, the query object
 * of Next.js gets an array as its prototype, and `sort` then holds a function besides the value that was sent.
 */
export function stringsIn(value: unknown): readonly string[] {
  return [value].flat().filter((member) => typeof member === 'string');
}

/** A string, number or boolean as text; empty for anything else, since the sender could have replaced its `toString`. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
