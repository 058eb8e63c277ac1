import { rmSync, statSync } from 'node:fs';
import { Problem } from '#lib/domain/problem.ts';
import { prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { setIndexVersion } from '#lib/service/store/sqlite/read/index-version.ts';
import { indexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeLookups } from '#lib/service/store/sqlite/write/write-lookups.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import type { CopyTarget } from '#lib/service/store/upkeep/copied-store.ts';
import { numberedTables } from '#lib/service/store/working-copy/tables.ts';
import { openDatabase } from './open-database.ts';
import { writeSnapshot } from './snapshot.ts';

/** A new or empty file as the target of a copy. */
export async function sqliteTarget(path: string): Promise<CopyTarget> {
  // An empty file that was made for the copy holds nothing to lose.
  if (statSync(path, { throwIfNoEntry: false })?.size === 0) rmSync(path);
  const database = openDatabase(path);
  const { value } = database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
  if (String(value) !== '0') {
    database.close();
    throw new Problem('bad_request', { detail: `${path} holds records already; a copy needs an empty store.` });
  }
  writeLookups(database);
  database.exec('BEGIN IMMEDIATE');
  const index = indexWriter(database);
  const end = (how: 'COMMIT' | 'ROLLBACK') => {
    database.exec(how);
    database.close();
  };
  return {
    async put({ name, columns }, rows) {
      const insert = writeStatement(database, `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(...row);
    },
    async putTexts(records) {
      for (const { id, ...texts } of records) index.putResearch(id, prepareRecord(recordOf(texts)).index);
    },
    async putNames(entries) {
      for (const { id, words, keys } of entries) index.putAuthor(id, words, keys);
    },
    async commit({ dataVersion, lastIds }) {
      index.flush();
      const setLast = writeStatement(database, 'UPDATE sqlite_sequence SET seq = ? WHERE name = ?');
      for (const name of numberedTables) setLast.run(lastIds[name], name);
      writeStatement(database, `UPDATE meta SET value = ? WHERE name = 'data_version'`).run(dataVersion);
      setIndexVersion(database);
      writeSnapshot(database);
      end('COMMIT');
    },
    abandon: async () => end('ROLLBACK'),
  };
}
