import type { FormatWriter } from './write.ts';

/** A file piece by piece: its head, one piece for each record as it comes, its tail. Holds one record at a time. */
export async function* writeRecords<T>(writer: FormatWriter<T>, records: AsyncIterable<T>): AsyncGenerator<string> {
  yield writer.head;
  let place = 0;
  for await (const record of records) yield writer.item(record, place++);
  yield writer.tail;
}
