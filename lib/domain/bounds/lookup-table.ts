/**
 * A table that is looked up by words from outside. It has no prototype: a plain object also answers to `constructor`, `toString` and their like, and a
 * record that holds such a word would get a function where a text is expected.
 */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
