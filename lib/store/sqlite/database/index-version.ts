import type { DatabaseSync } from 'node:sqlite';
import { currentIndexVersion, type IndexState } from '#lib/store/upkeep/index-state.ts';
import { analyserVersion } from '#lib/text/analyse/analyser-version.ts';
import { writeStatement } from './write-statement.ts';

/** Key in `meta` of the analyser version of the index; stores of earlier schemas have none. */
const versionName = 'analyser_version';

/** The recorded version of the index. Data version 0 means that nothing was ever indexed, so that no entry is outdated. */
function recordedVersion(database: DatabaseSync): string | undefined {
  const select = database.prepare('SELECT value FROM meta WHERE name = ?');
  const metaValue = (name: string) => (select.get(name) as { value: string | number } | undefined)?.value;
  const recorded = String(metaValue('data_version')) === '0' ? currentIndexVersion() : metaValue(versionName);
  return recorded === undefined ? undefined : String(recorded);
}

export function readIndexState(database: DatabaseSync): IndexState {
  const recorded = recordedVersion(database);
  if (recorded === currentIndexVersion()) return 'current';
  return Number.parseInt(recorded ?? '', 10) > analyserVersion ? 'newer' : 'older';
}

/** Records the analyser version of the whole index. */
export function setIndexVersion(database: DatabaseSync, version = currentIndexVersion()): void {
  writeStatement(database, 'INSERT OR REPLACE INTO meta VALUES (?, ?)').run(versionName, version);
}

/**
 * Updates the recorded version of the index; call it in every change, before the data version is raised. An index whose entries come from
 * several analyser versions is `mixed`; an unknown version stays unknown.
 */
export function noteIndexVersion(database: DatabaseSync): void {
  const recorded = recordedVersion(database);
  if (recorded !== undefined) setIndexVersion(database, recorded === currentIndexVersion() ? recorded : 'mixed');
}
