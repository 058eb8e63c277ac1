/**
 * The strings of a value from outside, alone or in an array. Given a parameter `__proto__`, the query object of Next.js also has functions.
 */
export function stringsIn(value: unknown): readonly string[] {
  return [value].flat().filter((member) => typeof member === 'string');
}

/** A string, number or boolean as text; empty for anything else, since the sender could have replaced its `toString`. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
