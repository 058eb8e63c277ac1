import { memoryOf } from '#bench/process-memory.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { FormatName } from '#lib/formats/formats.ts';
import { formatWriter } from '#lib/formats/write.ts';
import { writeRecords } from '#lib/formats/write-records.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import type { ExportFigures } from './measure-exports.ts';

// Arguments: PATH FORMAT. Exports a store and prints figures as JSON. Each format runs in its own process, to measure its memory.
const [path, format] = process.argv.slice(2) as [string, FormatName];
const store = openSqliteStore(path);
// The search loads columns and common words, which a running server also has in memory before an export.
await store.findResearch('en', { ...defaultResearchQuery, keyword: 'orbit' });
const readPrivateMb = () => {
  const { residentMb, ownMb = residentMb } = memoryOf(process.pid);
  return ownMb;
};
const startMb = readPrivateMb();
const startedAt = performance.now();
let [bytes, pieces, peakMb] = [0, 0, startMb];
const writer = formatWriter(format, { language: 'en', siteUrl: 'https://madar.example' });
for await (const piece of writeRecords(writer, store.stream('en', defaultResearchQuery))) {
  bytes += Buffer.byteLength(piece);
  pieces += 1;
  if (pieces % 50 === 0) peakMb = Math.max(peakMb, readPrivateMb());
}
const figures: ExportFigures = {
  format,
  seconds: (performance.now() - startedAt) / 1000,
  // The head and the tail of the file are pieces too.
  records: pieces - 2,
  bytes,
  growthMb: Math.max(peakMb, readPrivateMb()) - startMb,
};
await store.close();
process.stdout.write(JSON.stringify(figures));
