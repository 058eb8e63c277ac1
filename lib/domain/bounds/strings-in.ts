/**
 * The strings of a value from outside: the value itself, or those of an array. Everything else is left out: the query object of Next.js gets an array as its
 * prototype from a parameter `__proto__`, and a parameter `sort` then holds a function besides the value that was sent.
 */
export function stringsIn(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === 'string');
}

/** A string, number or boolean as text; empty for everything else, whose own `toString` the sender may have replaced. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
