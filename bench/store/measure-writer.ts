import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import { importFiles } from '#lib/import/import-files.ts';
import { backUp, restoreFrom } from '#lib/store/sqlite/migrate/back-up.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { indexThreads } from '#lib/store/upkeep/index-threads.ts';
import { writeRecords } from './generated-store.ts';

/** Number of records in the measured import. */
const importSize = 2000;

export interface WriterFigures {
  readonly fileMb: number;
  /** Wall-clock seconds of each operation; import and undo are of 2,000 records. */
  readonly seconds: Readonly<Record<'import' | 'undo' | 'reindex' | 'backup' | 'restore', number>>;
}

/** Measures import, undo, reindexing, backup and restore on a large store; the store is changed. `folder` is for temporary files. */
export async function measureWriter(path: string, folder: string, records: number): Promise<WriterFigures> {
  const fileMb = statSync(path).size / 1e6;
  const file = await writeRecords(join(folder, 'more.jsonl'), records, records + importSize);
  const store = openSqliteStore(path);
  const analyser = indexThreads();
  const seconds = {
    import: await secondsOf(() => importFiles(store, [{ path: file, name: 'more.jsonl', bytes: statSync(file).size }])),
    undo: await secondsOf(async () => store.undo((await store.batches())[0]?.id ?? '')),
    reindex: await secondsOf(() => store.reindex({ analyser })),
  };
  await analyser.close();
  await store.close();
  const copy = join(folder, 'backup.sqlite');
  const backup = await secondsOf(() => backUp(path, copy));
  return { fileMb, seconds: { ...seconds, backup, restore: await secondsOf(() => restoreFrom(copy, path)) } };
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return (performance.now() - startedAt) / 1000;
}

export function writerTable(records: number, { fileMb, seconds }: WriterFigures): Table {
  return {
    title: `The writer of ${formatNumber(records)} records`,
    columns: ['kB a record', `import of ${formatNumber(importSize)}, s`, 'its undo, s', 'reindex, s', 'backup, s', 'restore, s'],
    rows: [
      [
        formatNumber((fileMb * 1000) / records, 1),
        ...[seconds.import, seconds.undo, seconds.reindex, seconds.backup, seconds.restore].map((duration) => formatNumber(duration, 1)),
      ],
    ],
    notes: ['Wall clock on an idle machine; a backup is verified, and so is what a restore puts in place.'],
  };
}
