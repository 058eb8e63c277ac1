import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '#bench/quantile.ts';
import type { Target } from '#bench/report.ts';
import { writeRecords } from '#bench/store/generated-store.ts';
import { processorMs } from '#bench/store/processor-ms.ts';
import { importFiles } from '#lib/import/import-files.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

/** Number of records in the measured import. */
const importSize = 2000;

/** Processor time of an import into the store at `path` and of its undo. `folder` is for temporary files. */
export async function measureLaterImport(path: string, folder: string, records: number): Promise<Target[]> {
  const file = await writeRecords(join(folder, 'more.jsonl'), records, records + importSize);
  const store = openSqliteStore(path);
  const importMs = await processorMs(() => importFiles(store, [{ path: file, name: 'more.jsonl', bytes: statSync(file).size }]));
  const undoMs = await processorMs(async () => store.undo((await store.batches())[0]?.id ?? ''));
  await store.close();
  const seconds = (ms: number) => `${formatNumber(ms / 1000, 1)} s of processor time`;
  return [
    [`import of ${formatNumber(importSize)} into ${formatNumber(records)}`, seconds(importMs), ''],
    ['its undo', seconds(undoMs), ''],
  ];
}
