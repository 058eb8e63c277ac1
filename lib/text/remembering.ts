interface Bounds {
  /** So many readings are kept; when there is one more, all are forgotten, which costs less than knowing which is the oldest: words and names recur within a page. */
  readonly most: number;
  /** Longer texts are read anew each time: they do not come again, and whoever chooses them does not choose how much memory they take. */
  readonly length: number;
}

/**
 * `read` with a memory. Texts repeat their words and pages their names, and reading one costs twenty to a hundred times as much as looking it up. `read` must
 * be pure and never give undefined.
 */
export function remembering<Value>(read: (text: string) => Value, { most, length }: Bounds): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > length) return read(text);
    // A word cut out of a text would hold the whole of it in memory; its copy does not.
    const own = text.length < copiedLength ? text.split('').join('') : text;
    const value = read(own);
    if (known.size >= most) known.clear();
    known.set(own, value);
    return value;
  };
}

/** Nothing longer is cut out of a text. */
const copiedLength = 64;
