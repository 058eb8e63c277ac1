import type { DatabaseSync } from 'node:sqlite';

/** Builds a value at its first use on a connection, and returns the same value later. */
export function perConnection<Value extends object>(build: (database: DatabaseSync) => Value): (database: DatabaseSync) => Value {
  const values = new WeakMap<DatabaseSync, Value>();
  return (database) => {
    const value = values.get(database) ?? build(database);
    values.set(database, value);
    return value;
  };
}
