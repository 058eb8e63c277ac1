interface Bounds {
  /** Results kept at most. One more clears all of them, which costs less than knowing the oldest. */
  readonly most: number;
  /** Longer keys are computed anew each time, so that strangers do not choose how much memory they take. */
  readonly length: number;
}

/** `read` with a bounded memo. It must be pure and never give undefined. */
export function memoized<Value>(read: (text: string) => Value, { most, length }: Bounds): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > length) return read(text);
    // A word cut out of a text would hold the whole of it in memory; its copy does not.
    const own = text.length < copiedLength ? ` ${text}`.slice(1) : text;
    const value = read(own);
    if (known.size >= most) known.clear();
    known.set(own, value);
    return value;
  };
}

/** Nothing longer is cut out of a text. */
const copiedLength = 64;
