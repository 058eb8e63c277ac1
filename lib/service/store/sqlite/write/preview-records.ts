import type { DatabaseSync } from 'node:sqlite';
import { sqliteRows } from '#lib/service/store/sqlite/read/row-source.ts';
import type { Loadable, LoadOptions, LoadReport } from '#lib/service/store/store.ts';
import { rowFetcher } from '#lib/service/store/working-copy/fetch-rows.ts';
import { inChunks } from '#lib/service/store/working-copy/in-chunks.ts';
import { type LastIds, numberedTables } from '#lib/service/store/working-copy/tables.ts';
import { openWorkingCopy } from '#lib/service/store/working-copy/working-copy.ts';
import { loadRecords } from './load-records.ts';

/**
 * Says what a load would do, by doing it: in a working copy, to which the rows concerned are fetched and which is thrown away. The file itself is only read, so
 * that nobody waits for a preview, and what it counts is what the load counts.
 */
export async function previewRecords(
  database: DatabaseSync,
  records: Iterable<Loadable> | AsyncIterable<Loadable>,
  options: LoadOptions,
): Promise<LoadReport> {
  const ofFile = !database.isTransaction && database.location() !== null;
  if (ofFile) database.exec('BEGIN');
  const last = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?');
  const lastOf = (table: string) => Number((last.get(table) as { seq: number } | undefined)?.seq ?? 0);
  const lastIds = Object.fromEntries(numberedTables.map((table) => [table, lastOf(table)])) as LastIds;
  const { value } = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
  const copy = openWorkingCopy(lastIds, value, 'disk');
  try {
    const fetch = rowFetcher(sqliteRows(database), copy);
    await fetch.batches();
    return await loadRecords(copy.database, inChunks(records, fetch), { ...options, dryRun: false });
  } finally {
    copy.close();
    if (ofFile) database.exec('ROLLBACK');
  }
}
