import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { TermRow } from '#lib/search/postings.ts';
import { openDatabase } from '#lib/service/store/sqlite/database/open-database.ts';
import { writeLookups } from '#lib/service/store/sqlite/write/write-lookups.ts';
import {
  authorIdentityTable,
  authorTable,
  beforeTables,
  institutionSaidTable,
  institutionTable,
  type LastIds,
  numberedTables,
  researchParts,
  researchTable,
  type SharedTable,
} from './tables.ts';

export type Values = readonly SQLInputValue[];

/**
 * The rows that a change concerns, in a SQLite database in memory with the schema of the SQLite store.
 *
 * The rules by which records are recognised, merged, given to people, undone and decided on exist once, and run here on both stores alike: rows they may need
 * are fetched from PostgreSQL beforehand, many at a time, and what they have changed goes back in bulk. A load so costs some twenty statements
 * for a thousand records instead of fifteen thousand, and both stores come to the same rows with the same ids.
 */
export interface WorkingCopy {
  readonly database: DatabaseSync;
  /** Adds fetched rows; those that are there already are newer and stay. */
  take(table: SharedTable, rows: Iterable<Values>): void;
  /** Ids of what has been changed in a table since the last `forgetChanges`; of the tables of what was put aside with their batch. */
  changed(name: string): { readonly id: number; readonly batch: string }[];
  /** Rows of a table as they are now. */
  rowsOf(table: SharedTable, ids: readonly number[]): Values[];
  forgetChanges(): void;
  /** Leaves the publications out, which have been written; people stay, because they are met again and again. */
  dropPublications(): void;
  lastId(table: keyof LastIds | 'research_index'): number;
  /** Rows of terms that have been written since they were taken last. */
  takePostings(): TermRow[];
  close(): void;
}

/** The index of names as a plain table: what is written into it is turned into vectors and never asked here. */
export const nameTexts: SharedTable = { name: 'author_fts', by: 'id', columns: ['rowid', 'name', 'keys'] };
/** The numbers that publications are indexed under. */
export const researchIndex: SharedTable = { name: 'research_index', by: 'research_id', columns: ['number', 'research_id', 'lengths'] };

const keyOf = ({ name, by }: SharedTable) => (name.endsWith('_fts') ? 'rowid' : by);

/** `place`: in memory, or, where it has to hold all that a load would add, in a file that goes when it is closed. */
export function openWorkingCopy(
  lastIds: LastIds & { readonly index?: number },
  dataVersion: string,
  place: 'memory' | 'disk' = 'memory',
): WorkingCopy {
  const database = openDatabase(place === 'memory' ? ':memory:' : '');
  writeLookups(database);
  database.exec(`
    DROP TABLE author_fts;
    CREATE TABLE author_fts (rowid INTEGER PRIMARY KEY, name, keys);
    CREATE TABLE changed (name TEXT, id INTEGER, batch TEXT);
    CREATE INDEX changed_name ON changed (name);
    PRAGMA recursive_triggers = ON;
    ${[researchTable, authorTable, authorIdentityTable, institutionTable, institutionSaidTable, ...researchParts, ...beforeTables, nameTexts, researchIndex].map(triggersOf).join('\n')}
  `);
  const setLast = database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const name of numberedTables) setLast.run(name, lastIds[name]);
  setLast.run('research_index', lastIds.index ?? 0);
  database.prepare(`UPDATE meta SET value = ? WHERE name = 'data_version'`).run(dataVersion);
  const changes = database.prepare('SELECT DISTINCT id, batch FROM changed WHERE name = ?');
  const last = database.prepare('SELECT MAX(seq) AS seq FROM sqlite_sequence WHERE name = ?');
  return {
    database,
    take({ name, columns }, rows) {
      const put = database.prepare(`INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) put.run(...row);
    },
    changed: (name) => changes.all(name) as unknown as { id: number; batch: string }[],
    rowsOf(table, ids) {
      const read = database.prepare(
        `SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE ${keyOf(table)} IN (SELECT value FROM json_each(?))`,
      );
      read.setReturnArrays(true);
      return read.all(JSON.stringify(ids)) as unknown as Values[];
    },
    forgetChanges: () => database.exec('DELETE FROM changed'),
    dropPublications() {
      for (const name of [
        'research_before',
        'told',
        ...researchParts.map((part) => part.name),
        'research',
        nameTexts.name,
        researchIndex.name,
      ])
        database.exec(`DELETE FROM ${name}`);
      database.exec('DELETE FROM changed');
    },
    takePostings() {
      const rows = database.prepare('SELECT block, term, records, docs, places FROM posting').all() as unknown as TermRow[];
      if (rows.length > 0) database.exec('DELETE FROM posting');
      return rows;
    },
    lastId: (table) => Number((last.get(table) as { seq: number }).seq),
    close: () => database.close(),
  };
}

function triggersOf(table: SharedTable): string {
  const note = (row: 'NEW' | 'OLD') =>
    `INSERT INTO changed VALUES ('${table.name}', ${row}.${keyOf(table)}, ${table.columns[0] === 'batch' ? `${row}.batch` : `''`});`;
  return [
    `CREATE TRIGGER ${table.name}_added AFTER INSERT ON ${table.name} BEGIN ${note('NEW')} END;`,
    `CREATE TRIGGER ${table.name}_removed AFTER DELETE ON ${table.name} BEGIN ${note('OLD')} END;`,
    `CREATE TRIGGER ${table.name}_updated AFTER UPDATE ON ${table.name} BEGIN ${note('OLD')} ${note('NEW')} END;`,
  ].join('\n');
}
