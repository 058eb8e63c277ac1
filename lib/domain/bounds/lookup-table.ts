/**
 * A table for keys from outside. It has no prototype: a plain object also has `constructor` and `toString`, so that such a key in a record would
 * return a function.
 */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
