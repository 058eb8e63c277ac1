import { setImmediate } from 'node:timers/promises';
import { siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { formatWriter } from '#lib/formats/write.ts';
import type { FileSizes } from '#lib/queries/file-sizes-answer.ts';

/** Sizes of records deviate from their mean by half of it or less, so that the mean of 200 is within 10 % of that of all in 99 of 100 lists. */
export const sampleMax = 200;
/** Records that are written between two turns of other readers. */
const chunk = 20;

/** Bytes of a list of `total` publications as a file of each format: exact where the sample is the whole list, else from its mean. */
export async function fileSizes(language: Language, sample: readonly Research[], total: number): Promise<FileSizes> {
  const writers = formatNames.map((name) => ({ name, bytes: 0, writer: formatWriter(name, { language, siteUrl: siteUrl() }) }));
  for (const [index, research] of sample.entries()) {
    if (index % chunk === chunk - 1) await setImmediate();
    for (const entry of writers) entry.bytes += Buffer.byteLength(entry.writer.item(research, index));
  }
  const sizes = writers.map(({ name, bytes, writer }) => [
    formats[name].extension,
    Buffer.byteLength(writer.head + writer.tail) + Math.round((bytes * total) / Math.max(1, sample.length)),
  ]);
  return Object.fromEntries(sizes) as FileSizes;
}
