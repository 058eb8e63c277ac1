/** Waits for the first of the items, so that a failure is known before an answer is begun, and gives all of them, the first included. */
export async function startStream<T>(items: AsyncIterable<T>): Promise<AsyncIterable<T> & { close(): Promise<unknown> }> {
  const iterator = items[Symbol.asyncIterator]();
  let firstItem: IteratorResult<T> | undefined = await iterator.next();
  // A reader who leaves ends the walk through the store too.
  const close = async () => iterator.return?.();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const item = firstItem ?? (await iterator.next());
        firstItem = undefined;
        return item;
      },
      return: async () => (await close()) ?? { done: true, value: undefined },
    }),
    close,
  };
}
