/** The strings in an untrusted value or array. For a parameter `__proto__`, the query object of Next.js also contains functions. */
export function stringsIn(value: unknown): readonly string[] {
  return [value].flat().filter((member) => typeof member === 'string');
}

/** A string, number or boolean as text; empty for anything else, since an object may have a `toString` that the sender chose. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
