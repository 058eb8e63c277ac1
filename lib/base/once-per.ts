/** Computes a value from an object at its first use, and returns the same value as long as the object exists. */
export function oncePer<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const values = new WeakMap<Of, Value>();
  return (of) => values.getOrInsertComputed(of, make);
}
