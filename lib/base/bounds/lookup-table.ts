/** A table for untrusted keys. It has no prototype, since a plain object would return a function for the key `constructor`. */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries);
}
