/** A cache bounded by the bytes of its keys and values. */
export interface ByteBound<V> {
  get(key: string): V | undefined;
  /** Marks a value as most recently used. */
  touch(key: string, value: V): void;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
  /** Adds `more` bytes to the size of a cached value that has grown. */
  grow(key: string, value: V, more: number): void;
  entries(): IterableIterator<[string, V]>;
  readonly bytes: number;
  readonly count: number;
}

/** Overhead of an entry: the map slot and the objects around the value (measured: 500 to 900 bytes). */
const entryBytes = 1000;
/** Estimated bytes of a key (up to two per character) and the overhead of its entry. Keys count, since clients choose their length. */
const keyBytes = (key: string) => 2 * key.length + entryBytes;

/**
 * A least-recently-used cache with a maximum total size of keys and values. It does not cache a value larger than a quarter of that
 * maximum.
 */
export function createByteBound<V extends { readonly size: number }>(bytesMax: number): ByteBound<V> {
  const values = new Map<string, V>();
  let bytes = 0;
  const remove = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    bytes -= value.size + keyBytes(key);
  };
  const trim = () => {
    for (const key of values.keys()) {
      if (bytes <= bytesMax) return;
      remove(key);
    }
  };
  return {
    get: (key) => values.get(key),
    touch(key, value) {
      values.delete(key);
      values.set(key, value);
    },
    set(key, value) {
      remove(key);
      const size = value.size + keyBytes(key);
      if (size > bytesMax / 4) return;
      values.set(key, value);
      bytes += size;
      trim();
    },
    delete: remove,
    clear() {
      values.clear();
      bytes = 0;
    },
    grow(key, value, more) {
      if (values.get(key) !== value) return;
      bytes += more;
      trim();
    },
    entries: () => values.entries(),
    get bytes() {
      return bytes;
    },
    get count() {
      return values.size;
    },
  };
}
