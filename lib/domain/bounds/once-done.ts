/** Does `work` at the first call and gives its result to every later one. A failure is told to those who wait for it and not kept: the next call tries again. */
export function onceDone<T>(work: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= work().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
