export interface ByteBound<V> {
  get(key: string): V | undefined;
  /** Marks a value as just used. */
  touch(key: string, value: V): void;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
  /** A value that is held has become larger. */
  grow(key: string, value: V, more: number): void;
  entries(): IterableIterator<[string, V]>;
  readonly bytes: number;
  readonly count: number;
}

/** What an entry takes beside its text: its place in the map, the objects around the value (measured: 500 to 900 bytes). */
const entryBytes = 1000;
/** A character takes one byte or two; keys are chosen by whoever asks. */
const keyBytes = (key: string) => 2 * key.length + entryBytes;

/**
 * Values by key, bounded by the memory they report and what their keys take; the least recently used leave first. A value that takes more than a quarter
 * of the bound is not taken.
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
      const taken = value.size + keyBytes(key);
      if (taken > bytesMax / 4) return;
      values.set(key, value);
      bytes += taken;
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
