import { statSync } from 'node:fs';
import { join } from 'node:path';
import { importFiles } from '#lib/import/import-files.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { writeRecords } from './generated-store.ts';
import { processorMs } from './processor-ms.ts';

/** Number of records in the measured import. */
const importSize = 2000;

export interface LaterImport {
  readonly importMs: number;
  readonly undoMs: number;
}

/** Processor time of an import into the store at `path` and of its undo. `folder` is for temporary files. */
export async function measureLaterImport(path: string, folder: string, records: number): Promise<LaterImport> {
  const file = await writeRecords(join(folder, 'more.jsonl'), records, records + importSize);
  const store = openSqliteStore(path);
  const importMs = await processorMs(() => importFiles(store, [{ path: file, name: 'more.jsonl', bytes: statSync(file).size }]));
  const undoMs = await processorMs(async () => store.undo((await store.batches())[0]?.id ?? ''));
  await store.close();
  return { importMs, undoMs };
}
