import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { writeRecords } from '#bench/store/made-store.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { importFiles } from '#lib/service/import/import-files.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';

/** Generated records as our JSON Lines into an empty SQLite store and out again as RIS, with what the process takes of memory meanwhile. */
export async function measureImport({ records }: { readonly records: number }): Promise<PartReport> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-import-'));
  try {
    const file = await writeRecords(join(folder, 'records.jsonl'), 0, records);
    const { size } = statSync(file);
    const store = openSqliteStore(join(folder, 'madar.sqlite'));
    const before = process.cpuUsage();
    const imported = await watched(async () => {
      const { counts } = await importFiles(store, [{ path: file, name: 'records.jsonl', bytes: size }]);
      if (counts.added !== records) throw new Error(`Of ${records} records ${counts.added} were added.`);
    });
    const { user, system } = process.cpuUsage(before);
    const exported = await watched(() => exportAll(store));
    await store.close();
    const row = (what: string, { seconds, growthMb }: Watched, wanted: string) => [
      what,
      shown(seconds, 1),
      shown(records / seconds),
      wanted,
      shown(growthMb),
    ];
    return {
      part: 'import',
      tables: [
        {
          title: `${shown(records)} records in and out`,
          columns: ['what', 'seconds', 'records/s', 'target', 'memory growth MB'],
          rows: [row('import of JSON Lines into SQLite', imported, '10,000/s'), row('export as RIS', exported, 'growth ≤ 150 MB')],
          notes: [
            `A record has ${shown(size / records)} bytes of JSON, its index and all others included in the time; both cores at work (${shown((user + system) / 1e6, 1)} s of processor time for the import).`,
          ],
        },
      ],
      figures: { records, bytes: size, imported, exported, processorSeconds: (user + system) / 1e6 },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function exportAll(store: Store): Promise<void> {
  let bytes = 0;
  for await (const research of store.stream('en', defaultResearchQuery))
    bytes += writeFormat('ris', [research], { language: 'en', siteUrl: 'https://madar.example' }).length;
  if (bytes === 0) throw new Error('Nothing was exported.');
}

interface Watched {
  readonly seconds: number;
  readonly growthMb: number;
}

async function watched(work: () => Promise<void>): Promise<Watched> {
  const start = process.memoryUsage().rss;
  let most = start;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const began = performance.now();
  await work();
  clearInterval(look);
  return { seconds: (performance.now() - began) / 1000, growthMb: (Math.max(most, process.memoryUsage().rss) - start) / 2 ** 20 };
}
