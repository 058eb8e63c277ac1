import type { FormatWriter } from '#lib/formats/values/research-format.ts';

/** A file as a stream: its head, one chunk per record, its tail. Holds one record at a time. */
export async function* writeRecords<T>(writer: FormatWriter<T>, records: AsyncIterable<T>): AsyncGenerator<string> {
  yield writer.head;
  let index = 0;
  for await (const record of records) yield writer.item(record, index++);
  yield writer.tail;
}
