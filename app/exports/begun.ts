/** Waits for the first of the items, so that a failure is known before an answer is begun, and gives all of them, the first included. */
export async function begun<T>(items: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = items[Symbol.asyncIterator]();
  let first: IteratorResult<T> | undefined = await iterator.next();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = first ?? (await iterator.next());
        first = undefined;
        return next;
      },
      // A reader who leaves ends the walk through the store too.
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
    }),
  };
}
