/** Waits for the first of the items, so that a failure is known before an answer is begun, and gives all of them, the first included. */
export async function begun<T>(items: AsyncIterable<T>): Promise<AsyncIterable<T> & { close(): Promise<unknown> }> {
  const iterator = items[Symbol.asyncIterator]();
  let first: IteratorResult<T> | undefined = await iterator.next();
  // A reader who leaves ends the walk through the store too.
  const close = async () => iterator.return?.();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = first ?? (await iterator.next());
        first = undefined;
        return next;
      },
      return: async () => (await close()) ?? { done: true, value: undefined },
    }),
    close,
  };
}
