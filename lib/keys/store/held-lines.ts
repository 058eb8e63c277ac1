interface HeldLines<Line> {
  /** Milliseconds between two writes. A crash loses at most what was counted since the last. */
  readonly everyMs: number;
  /** Maximum lines in memory while the store is unreachable; what needs a further line is then not counted. */
  readonly most: number;
  keyOf(line: Line): string;
  sum(a: Line, b: Line): Line;
  write(lines: readonly Line[]): Promise<void>;
  onError(error: unknown): void;
}

/** Counters that are added up in memory and written periodically, so that no request waits for a write. Lines that cannot be written are kept. */
export function heldLines<Line>({ everyMs, most, keyOf, sum, write, onError }: HeldLines<Line>) {
  let lines = new Map<string, Line>();
  let writing: Promise<void> = Promise.resolve();
  const add = (line: Line): void => {
    const key = keyOf(line);
    const existing = lines.get(key);
    if (!existing && lines.size >= most) return;
    lines.set(key, existing ? sum(existing, line) : line);
  };
  const flush = (): Promise<void> => {
    if (lines.size === 0) return writing;
    const batch = [...lines.values()];
    lines = new Map();
    writing = writing.then(() =>
      write(batch).catch((error: unknown) => {
        for (const line of batch) add(line);
        onError(error);
      }),
    );
    return writing;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add,
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
