import { setImmediate } from 'node:timers/promises';
import { siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { formatWriter } from '#lib/formats/write.ts';
import type { FileSizes } from '#lib/queries/file-sizes-answer.ts';

/** Maximum records in a sample. The standard deviation of their sizes is at most half the mean, so 99 of 100 estimates are within 10 %. */
export const sampleMax = 200;
/** Records to write before other requests may run. */
const recordsPerTurn = 20;

/** File size in bytes by format for `total` publications: exact if the sample has all of them, otherwise estimated from its mean. */
export async function fileSizes(language: Language, sample: readonly Research[], total: number): Promise<FileSizes> {
  const writers = formatNames.map((name) => ({ name, bytes: 0, writer: formatWriter(name, { language, siteUrl: siteUrl() }) }));
  for (const [index, research] of sample.entries()) {
    if (index % recordsPerTurn === recordsPerTurn - 1) await setImmediate();
    for (const entry of writers) entry.bytes += Buffer.byteLength(entry.writer.item(research, index));
  }
  const sizes = writers.map(({ name, bytes, writer }) => [
    formats[name].extension,
    Buffer.byteLength(writer.head + writer.tail) + Math.round((bytes * total) / Math.max(1, sample.length)),
  ]);
  return Object.fromEntries(sizes) as FileSizes;
}
