import type { DatabaseSync } from 'node:sqlite';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import {
  currentIndexVersion,
  type IndexState,
  indexStateOf,
  indexVersionName,
  notedAfterChange,
} from '#lib/service/store/upkeep/index-state.ts';

function readNoted(database: DatabaseSync) {
  const read = database.prepare('SELECT value FROM meta WHERE name = ?');
  const readOne = (name: string) => (read.get(name) as { value: string | number } | undefined)?.value;
  const noted = readOne(indexVersionName);
  return { dataVersion: String(readOne('data_version')), noted: noted === undefined ? undefined : String(noted) };
}

export const readIndexState = (database: DatabaseSync): IndexState => indexStateOf(readNoted(database));

/** Notes that the index is now wholly of this program's analyser, or whatever else `version` says. */
export function setIndexVersion(database: DatabaseSync, version = currentIndexVersion()): void {
  writeStatement(database, 'INSERT OR REPLACE INTO meta VALUES (?, ?)').run(indexVersionName, version);
}

/** Call it within every change, before the data version is raised. */
export function noteIndexVersion(database: DatabaseSync): void {
  const version = notedAfterChange(readNoted(database));
  if (version !== undefined) setIndexVersion(database, version);
}
