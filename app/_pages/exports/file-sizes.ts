import { setImmediate } from 'node:timers/promises';
import type { FileSizes } from '#lib/answers/file-sizes-answer.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { formatWriter } from '#lib/formats/write.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';

/** Maximum records in a sample. The standard deviation of their sizes is at most half the mean, so 99 of 100 estimates are within 10 %. */
export const sampleMax = 200;
/** Records to write before other requests may run. */
const recordsPerTurn = 20;

/**
 * File size in bytes by format for `total` publications: exact if the sample has all of them, otherwise estimated from its mean. Holds as
 * many records as `sample` does.
 */
export async function fileSizes(language: Language, sample: AsyncIterable<Research>, total: number): Promise<FileSizes> {
  const writers = formatNames.map((name) => ({ name, bytes: 0, writer: formatWriter(name, { language, siteUrl: siteUrl() }) }));
  let count = 0;
  for await (const research of sample) {
    if (count % recordsPerTurn === recordsPerTurn - 1) await setImmediate();
    for (const entry of writers) entry.bytes += Buffer.byteLength(entry.writer.item(research, count));
    count += 1;
  }
  const sizes = writers.map(({ name, bytes, writer }) => [
    formats[name].extension,
    Buffer.byteLength(writer.head + writer.tail) + Math.round((bytes * total) / Math.max(1, count)),
  ]);
  return Object.fromEntries(sizes);
}
