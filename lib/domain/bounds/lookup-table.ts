/** A table for keys from outside. Without a prototype, since a plain object would return a function for `constructor` or `toString`. */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
