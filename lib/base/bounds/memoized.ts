interface Bounds {
  /** Maximum number of cached results. A further result first clears the cache: cheaper than tracking which result is the oldest. */
  readonly most: number;
  /** Maximum length of a cached key, so that long input cannot fill the memory. */
  readonly length: number;
}

/** Memoises `read`, which has to be pure and must not return undefined. */
export function memoized<Value>(read: (text: string) => Value, { most, length }: Bounds): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (text.length > length) return read(text);
    // A substring would keep the whole text in memory; a copy does not.
    const key = text.length < copiedLength ? ` ${text}`.slice(1) : text;
    const value = read(key);
    if (cache.size >= most) cache.clear();
    cache.set(key, value);
    return value;
  };
}

/** Shorter keys may be substrings of a long text and are copied. Longer keys are complete texts, so a copy would save nothing. */
const copiedLength = 64;
