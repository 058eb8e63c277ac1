import type { DatabaseSync } from 'node:sqlite';
import { flagFilters, type TextFacet, textFacets } from '#lib/domain/filters.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { type Columns, textColumns } from '#lib/store/values/columns.ts';
import { readColumns } from './read-columns.ts';
import { readCommonWords } from './read-words.ts';

/**
 * The snapshot stores the search columns and common words, as gathering them takes seconds. Writers update it in their transaction; a store
 * works without it.
 */
const arrayTypes = {
  id: Int32Array,
  year: Int16Array,
  type: Uint8Array,
  flags: Uint8Array,
  areasAt: Int32Array,
  areas: Uint8Array,
  authorsAt: Int32Array,
  authors: Int32Array,
  institutionsAt: Int32Array,
  institutions: Int32Array,
  countriesAt: Int32Array,
  countries: Int32Array,
  citations: Int32Array,
  citesAt: Int32Array,
  cites: Int32Array,
  titleEn: Int32Array,
  titleAr: Int32Array,
  updatedAt: Float64Array,
  number: Int32Array,
  lengths: Uint8Array,
} as const;

type Name = keyof typeof arrayTypes;

/** Up to this number of records no snapshot is written: the tables are read in 0.25 s, and small loads stay cheap. */
const smallMax = 20_000;
/** Common words are gathered again after this growth. Spelling correction works as well without the words of the last tenth. */
const growthFactor = 1.1;

/** Call as the last step of a change, inside its transaction, after raising the data version. */
export function writeSnapshot(database: DatabaseSync, smallestSize = smallMax): void {
  const { n } = database.prepare('SELECT COUNT(*) AS n FROM research').get() as { n: number };
  if (n <= smallestSize) return void database.exec('DELETE FROM snapshot');
  const insert = writeStatement(database, 'INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)');
  const version = layoutOf(versionOf(database));
  const { titlePlace, texts, values, size, ...columns } = readColumns(database);
  const arrays = { ...columns, titleEn: titlePlace.en, titleAr: titlePlace.ar };
  const putArray = (name: string, { buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>) =>
    insert.run(name, version, new Uint8Array(buffer, byteOffset, byteLength));
  for (const name of Object.keys(arrayTypes) as Name[]) putArray(name, arrays[name]);
  for (const name of textFacets) {
    putArray(`text:${name}`, texts[name]);
    insert.run(`values:${name}`, version, Buffer.from(JSON.stringify(values[name])));
  }
  const lastSize = database.prepare(`SELECT version FROM snapshot WHERE name = 'words:size'`).get() as { version: string } | undefined;
  if (lastSize && size < Number(lastSize.version) * growthFactor) return;
  insert.run('words:common', version, Buffer.from(JSON.stringify(readCommonWords(database))));
  insert.run('words:size', String(size), Buffer.alloc(0));
}

/** The columns of exactly this data version; undefined if there are none. */
export function readSnapshot(database: DatabaseSync, version: string): Columns | undefined {
  const rows = database.prepare(`SELECT name, bytes FROM snapshot WHERE version = ? AND name NOT LIKE 'words:%'`).all(layoutOf(version));
  const bytes = new Map((rows as unknown as { name: string; bytes: Uint8Array }[]).map((row) => [row.name, row.bytes]));
  const names = [...Object.keys(arrayTypes), ...textFacets.flatMap((name) => [`text:${name}`, `values:${name}`])];
  if (!names.every((name) => bytes.has(name))) return undefined;
  const arrayNamed = <N extends Name>(name: N) => arrayOf(arrayTypes[name] as typeof Int32Array, bytes.get(name) as Uint8Array) as never;
  const { titleEn, titleAr, ...columns } = Object.fromEntries(
    (Object.keys(arrayTypes) as Name[]).map((name) => [name, arrayNamed(name)]),
  ) as unknown as {
    [N in Name]: InstanceType<(typeof arrayTypes)[N]>;
  };
  const forTexts = <T>(make: (name: TextFacet) => T) => Object.fromEntries(textFacets.map((name) => [name, make(name)])) as never;
  const textNames = textColumns({
    texts: forTexts((name) => arrayOf(Int32Array, bytes.get(`text:${name}`) as Uint8Array)),
    values: forTexts((name) => JSON.parse(Buffer.from(bytes.get(`values:${name}`) as Uint8Array).toString('utf8'))),
  });
  return { ...columns, ...textNames, size: columns.id.length, titlePlace: { en: titleEn, ar: titleAr } };
}

/** The most recently gathered common words; undefined if there are none. */
export function snapshotWords(database: DatabaseSync): (readonly [string, number])[] | undefined {
  const row = database.prepare(`SELECT bytes FROM snapshot WHERE name = 'words:common'`).get() as { bytes: Uint8Array } | undefined;
  return row && (JSON.parse(Buffer.from(row.bytes).toString('utf8')) as [string, number][]);
}

/** A typed array over bytes from SQLite, which are copied only if they are not aligned. */
function arrayOf<T>(
  array: { new (buffer: ArrayBuffer, offset: number, length: number): T; readonly BYTES_PER_ELEMENT: number },
  bytes: Uint8Array,
): T {
  const aligned = bytes.byteOffset % array.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new array(aligned.buffer as ArrayBuffer, aligned.byteOffset, aligned.byteLength / array.BYTES_PER_ELEMENT);
}

/** The data version with the flags whose bits the snapshot holds, so that a program with other flags does not read it. */
const layoutOf = (version: string): string => [version, ...flagFilters].join(' ');

function versionOf(database: DatabaseSync): string {
  return (database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string }).value;
}
