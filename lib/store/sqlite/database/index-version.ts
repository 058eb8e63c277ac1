import type { DatabaseSync } from 'node:sqlite';
import { currentIndexVersion, type IndexState, indexStateOf, indexVersionName, notedAfterChange } from '#lib/store/upkeep/index-state.ts';
import { writeStatement } from './write-statement.ts';

function readIndexInfo(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM meta WHERE name = ?');
  const metaValue = (name: string) => (select.get(name) as { value: string | number } | undefined)?.value;
  const recordedVersion = metaValue(indexVersionName);
  return { dataVersion: String(metaValue('data_version')), noted: recordedVersion === undefined ? undefined : String(recordedVersion) };
}

export const readIndexState = (database: DatabaseSync): IndexState => indexStateOf(readIndexInfo(database));

/** Records the analyser version of the whole index. */
export function setIndexVersion(database: DatabaseSync, version = currentIndexVersion()): void {
  writeStatement(database, 'INSERT OR REPLACE INTO meta VALUES (?, ?)').run(indexVersionName, version);
}

/** Updates the recorded version of the index; call it in every change, before the data version is raised. */
export function noteIndexVersion(database: DatabaseSync): void {
  const version = notedAfterChange(readIndexInfo(database));
  if (version !== undefined) setIndexVersion(database, version);
}
