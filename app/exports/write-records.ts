import type { FormatWriter } from '#lib/formats/write.ts';

/** A file piece by piece: its head, one piece for each record as it comes, its tail. Holds one record at a time. */
export async function* writeRecords<T>(writer: FormatWriter<T>, records: AsyncIterable<T>): AsyncGenerator<string> {
  yield writer.head;
  let place = 0;
  for await (const record of records) yield writer.item(record, place++);
  yield writer.tail;
}

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
