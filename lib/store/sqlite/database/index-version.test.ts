import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { analyserVersion } from '#lib/text/analyse/analyser-version.ts';
import { noteIndexVersion, readIndexState, setIndexVersion } from './index-version.ts';

const next = String(analyserVersion + 1);

/** A database of a data version whose index has a recorded version, or none. */
function databaseOf(dataVersion: string, recorded?: string): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT)');
  database.prepare(`INSERT INTO meta VALUES ('data_version', ?)`).run(dataVersion);
  if (recorded !== undefined) setIndexVersion(database, recorded);
  return database;
}

/** The state after a change by this program. */
function stateAfterChange(database: DatabaseSync) {
  noteIndexVersion(database);
  database.exec(`UPDATE meta SET value = value + 1 WHERE name = 'data_version'`);
  return readIndexState(database);
}

describe('The state of an index', () => {
  it('is current if this analyser built it, or nothing was ever indexed', () => {
    expect(readIndexState(databaseOf('7', String(analyserVersion)))).toBe('current');
    expect(readIndexState(databaseOf('0'))).toBe('current');
  });

  it('is older if an earlier, several or an unknown analyser built it', () => {
    for (const recorded of [String(analyserVersion - 1), 'mixed', undefined])
      expect(readIndexState(databaseOf('7', recorded))).toBe('older');
  });

  it('is newer if this program is the older one', () => {
    expect(readIndexState(databaseOf('7', next))).toBe('newer');
  });

  it('is recorded by the first change, and invalidated by a later one of another version', () => {
    expect(stateAfterChange(databaseOf('0'))).toBe('current');
    expect(stateAfterChange(databaseOf('7', String(analyserVersion)))).toBe('current');
    expect(stateAfterChange(databaseOf('7'))).toBe('older');
    expect(stateAfterChange(databaseOf('7', next))).toBe('older');
  });
});
