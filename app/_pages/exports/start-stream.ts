/** Waits for the first item, so that an earlier failure can still set the HTTP status. Yields all items, including the first. */
export async function startStream<T>(items: AsyncIterable<T>): Promise<AsyncIterable<T> & { close(): Promise<unknown> }> {
  const iterator = items[Symbol.asyncIterator]();
  let firstItem: IteratorResult<T> | undefined = await iterator.next();
  // Called when a download is cancelled, to end the iteration over the store.
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
