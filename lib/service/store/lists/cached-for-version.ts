/**
 * What `read` gives, kept for one data version under a key: what is the same for all requests until records change, and grows with the collection. When there are
 * more than `most` keys the one that was made first goes. A failure is not kept.
 */
export function cachedForVersion<Value>(version: () => string, most = 8) {
  const known = new Map<string, Value>();
  let of = '';
  return async (key: string, read: () => Value | Promise<Value>): Promise<Value> => {
    const now = version();
    if (now !== of) {
      known.clear();
      of = now;
    }
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = await read();
    // Records may have changed meanwhile.
    if (of !== now) return value;
    if (known.size >= most) known.delete(known.keys().next().value as string);
    known.set(key, value);
    return value;
  };
}
