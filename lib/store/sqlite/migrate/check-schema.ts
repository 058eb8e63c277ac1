import { DatabaseSync } from 'node:sqlite';
import { isOutboxTrigger } from '#lib/store/sqlite/database/outbox.ts';
import { migrate } from './open-database.ts';

interface SchemaObject {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

/**
 * Throws, with the name of the object, if a database of schema `version` has a table, index, trigger or view that the migrations up to this
 * version do not create, or creates one differently, or misses one. Such an object would run inside the program's own statements.
 */
export function checkSchema(database: DatabaseSync, version: number): void {
  const expected = schemaAt(version);
  const objects = readSchema(database);
  for (const [key, { type, name, table, sql }] of objects) {
    const other = expected.get(key);
    if (!other && type === 'trigger' && isOutboxTrigger(sql)) continue;
    if (!other) throw new Error(`its ${type} ${printable(name)} is not part of schema version ${version}`);
    if (other.sql !== sql || other.table !== table)
      throw new Error(`its ${type} ${printable(name)} differs from that of schema version ${version}`);
  }
  for (const [key, { type, name }] of expected)
    if (!objects.has(key)) throw new Error(`it has no ${type} ${name}, which is part of schema version ${version}`);
}

/** The schema that the migrations give at a version, computed in memory. */
function schemaAt(version: number): ReadonlyMap<string, SchemaObject> {
  using database = new DatabaseSync(':memory:');
  migrate(database, version);
  return readSchema(database);
}

function readSchema(database: DatabaseSync): ReadonlyMap<string, SchemaObject> {
  const rows = database.prepare('SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema').all() as unknown[] as SchemaObject[];
  const objects = rows.map((row) => [`${row.type} ${row.name}`, { ...row, sql: withoutComments(row.sql ?? '') }] as const);
  if (new Map(objects).size < objects.length) throw new Error('two objects of its schema have the same name');
  return new Map(objects);
}

/** Text in quotes, or a run of blanks and comments as SQLite defines them. */
const quotedOrBlank = /('(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\])|(?:[ \t\n\f\r]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/g;

/** SQLite stores statements as written, so a comment that was reworded since the store was created would count as a difference. */
const withoutComments = (sql: string) => sql.replace(quotedOrBlank, (_, quoted?: string) => quoted ?? ' ').trim();

/** The name comes from the file, and the message goes to a terminal. */
const printable = (name: string) => name.replace(/\p{C}/gu, '?').slice(0, 80);
