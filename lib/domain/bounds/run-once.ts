/** Runs `work` on the first call and returns its result to all callers. A failure rejects the pending calls only; the next call retries. */
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
