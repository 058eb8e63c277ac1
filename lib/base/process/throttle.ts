/** Returns a function that calls `ask` at most once in `timeMs` milliseconds, and returns its last result in between. */
export function throttle<T>(timeMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > timeMs) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}
