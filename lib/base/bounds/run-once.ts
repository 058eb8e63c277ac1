/** Runs `work` once and returns its result to all callers. A failure rejects only the pending calls; the next call runs `work` again. */
export function runOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= work().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
