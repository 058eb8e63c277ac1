/** Caches the results of `read` by key for one data version. Holds at most `max` entries and evicts the oldest. Failures are not cached. */
export function cachedForVersion<Value>(version: () => string, max = 8) {
  const cache = new Map<string, Value>();
  let cachedVersion = '';
  return async (key: string, read: () => Value | Promise<Value>): Promise<Value> => {
    const currentVersion = version();
    if (currentVersion !== cachedVersion) {
      cache.clear();
      cachedVersion = currentVersion;
    }
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = await read();
    // The data may have changed during the read; then the value is not cached.
    if (cachedVersion !== currentVersion) return value;
    if (cache.size >= max) cache.delete(cache.keys().next().value as string);
    cache.set(key, value);
    return value;
  };
}
