import type { DatabaseSync } from 'node:sqlite';
import { filterWith, flagFilters, listOf, type TextFacet, type TextFilter, textFacets } from '#lib/domain/filters.ts';
import { lengthsOf } from '#lib/search/postings.ts';
import { type ChangedAuthors, changedIds } from '#lib/store/sqlite/database/changed-ids.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import type { Columns, ValueNames } from '#lib/store/values/columns.ts';
import { type CopiedRun, mergeArrays, mergeLists, mergeRanks, mergeTexts, planRuns } from './merge-columns.ts';
import { clearChanged, readChangedColumns, readColumns, readRanks, visible } from './read-columns.ts';
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

/** Up to this number of records no first snapshot is written: the tables are read in 0.25 s, and small loads stay cheap. */
const smallMax = 20_000;
/** Common words are gathered again after this growth. Spelling correction works as well without the words of the last tenth. */
const growthFactor = 1.1;

/**
 * Call as the last step of a change, inside its transaction, after raising the data version. `changed`: all changes since the
 * last version; by default every publication is read.
 */
export function writeSnapshot(database: DatabaseSync, changed?: ColumnChanges, smallestSize = smallMax): void {
  const insert = writeStatement(database, 'INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)');
  const version = versionOf(database);
  const previous = changed && snapshotReader(database, layoutOf(String(Number(version) - 1)));
  const isSmall = database.prepare('SELECT 1 FROM research LIMIT 1 OFFSET ?').get(smallestSize) === undefined;
  if (isSmall && !previous) return void database.exec('DELETE FROM snapshot');
  const columns =
    previous && changed
      ? mergedColumns(database, readChanges(database, previous, columnChanges(changed).ids()))
      : columnSource(readColumns(database));
  const size = columns.array('id').length;
  const put = (name: string, bytes: Uint8Array) => insert.run(name, layoutOf(version), bytes);
  for (const name of Object.keys(arrayTypes) as Name[]) put(name, bytesOf(columns.array(name)));
  for (const name of textFacets) {
    const { column, values } = columns.text(name);
    put(`text:${name}`, bytesOf(column));
    put(`values:${name}`, Buffer.from(JSON.stringify(values)));
  }
  const lastSize = database.prepare(`SELECT version FROM snapshot WHERE name = 'words:size'`).get() as { version: string } | undefined;
  if (lastSize && size < Number(lastSize.version) * growthFactor) return;
  insert.run('words:common', layoutOf(version), Buffer.from(JSON.stringify(readCommonWords(database))));
  insert.run('words:size', String(size), Buffer.alloc(0));
}

/**
 * The columns of the snapshot and those of the publications changed since, read at the first call; undefined if there is no snapshot of the
 * last version.
 */
export function snapshotAfter(database: DatabaseSync, touched: ColumnChanges): (() => Changes) | undefined {
  const before = snapshotReader(database, layoutOf(versionOf(database)));
  let changes: Changes | undefined;
  return before && (() => (changes ??= readChanges(database, before, columnChanges(touched).ids())));
}

/** Columns by name, each computed or read when it is requested, so that a merge has few of them in memory. */
export interface ColumnSource {
  array<N extends Name>(name: N): InstanceType<(typeof arrayTypes)[N]>;
  text(name: TextFacet): { readonly column: Int32Array; readonly values: readonly ValueNames[] };
}

const columnSource = (columns: Columns): ColumnSource => ({
  array: (name) => columns[name] as never,
  text: (name) => ({ column: columns.texts[name], values: columns.values[name] }),
});

/** The columns of a snapshot of this layout; undefined if there is none. */
function snapshotReader(database: DatabaseSync, layout: string): ColumnSource | undefined {
  const select = database.prepare('SELECT bytes FROM snapshot WHERE name = ? AND version = ?');
  const read = (name: string) => (select.get(name, layout) as { bytes: Uint8Array }).bytes;
  const exists = database.prepare('SELECT 1 FROM snapshot WHERE name = ? AND version = ?');
  const hasAll = [...Object.keys(arrayTypes), ...textFacets.flatMap((name) => [`text:${name}`, `values:${name}`])].every(
    (name) => exists.get(name, layout) !== undefined,
  );
  if (!hasAll) return undefined;
  return {
    array: (name) => arrayOf(arrayTypes[name] as typeof Int32Array, read(name)) as never,
    text: (name) => ({
      column: arrayOf(Int32Array, read(`text:${name}`)),
      values: JSON.parse(Buffer.from(read(`values:${name}`)).toString('utf8')),
    }),
  };
}

/** The changes of publications that affect columns. */
export type ColumnChanges = Pick<ChangedAuthors, 'research' | 'linked'>;

function columnChanges({ research, linked }: ColumnChanges) {
  const changed = changedIds();
  for (const list of [research, linked]) for (const id of list.ids()) changed.add(id);
  return changed;
}

/** Columns with several values per publication, by the column of their starts. */
const listColumns = {
  areasAt: 'areas',
  authorsAt: 'authors',
  institutionsAt: 'institutions',
  countriesAt: 'countries',
  citesAt: 'cites',
} as const;
type StartName = keyof typeof listColumns;
const startOf = new Map(Object.entries(listColumns).map(([start, name]) => [name as string, start as StartName]));
const isStart = (name: Name): name is StartName => name in listColumns;

/** The columns of the last version, those of the changed publications, and how they follow each other. */
interface Changes {
  readonly before: ColumnSource;
  readonly after: ColumnSource;
  readonly runs: readonly CopiedRun[];
}

function readChanges(database: DatabaseSync, before: ColumnSource, changed: Iterable<number>): Changes {
  database.exec(clearChanged);
  const insert = writeStatement(database, 'INSERT INTO temp.changed VALUES (?)');
  const ids = [...changed];
  for (const id of ids) insert.run(id);
  const after = columnSource(readChangedColumns(database));
  return { before, after, runs: planRuns(before.array('id'), after.array('id'), ids) };
}

/** The columns of the last version with the changed publications read again, so that a change costs its own size and a copy. */
function mergedColumns(database: DatabaseSync, { before, after, runs }: Changes): ColumnSource {
  const [idsBefore, idsAfter] = [before.array('id'), after.array('id')];
  const lists = lastCall((start: StartName) => {
    const listOf = (from: ColumnSource) => ({ at: from.array(start), values: from.array(listColumns[start]) as Int32Array });
    return mergeLists(listOf(before), listOf(after), runs);
  });
  const ranks = (name: 'titleEn' | 'titleAr', column: 'sort_en' | 'sort_ar') => {
    if (idsAfter.length * rankShare > idsBefore.length) return readRanks(database, mergeArrays(idsBefore, idsAfter, runs), column);
    const isAfter = titleOrder(database, column);
    return mergeRanks(before.array(name), after.array(name), runs, (ordinal, other) =>
      isAfter(idsBefore[ordinal] as number, idsAfter[other] as number),
    );
  };
  return {
    array(name) {
      if (name === 'titleEn') return ranks(name, 'sort_en') as never;
      if (name === 'titleAr') return ranks(name, 'sort_ar') as never;
      if (isStart(name)) return lists(name).at as never;
      const start = startOf.get(name);
      if (start) return lists(start).values as never;
      return mergeArrays(
        before.array(name) as Int32Array,
        after.array(name) as Int32Array,
        runs,
        name === 'lengths' ? lengthsOf : 1,
      ) as never;
    },
    text(name) {
      const { field, isBilingual } = listOf(filterWith(name) as TextFilter);
      const arabic = isBilingual && database.prepare(`SELECT MIN(${field}_ar) AS ar FROM research WHERE ${field} = ? AND ${visible}`);
      const arabicOf = (value: string) => (arabic ? (arabic.get(value) as { ar: string | null }).ar : null);
      return mergeTexts(before.text(name), after.text(name), runs, arabicOf);
    },
  };
}

/** Caches the result of the last call only. */
function lastCall<K, V>(compute: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/** If more than one publication in this many has changed, sorting all titles takes less time than searching the places of the changed ones. */
const rankShare = 20;
/** Maximum number of sort keys in memory. */
const keysMax = 20_000;

/** Whether a publication follows another in the order of titles, which is that of the bytes of the sort keys, then of the ids. */
function titleOrder(database: DatabaseSync, column: 'sort_en' | 'sort_ar') {
  const select = database.prepare(`SELECT CAST(${column} AS BLOB) AS key FROM research WHERE id = ?`);
  const keys = new Map<number, Uint8Array>();
  const keyOf = (id: number) => {
    const cached = keys.get(id);
    if (cached) return cached;
    const { key } = select.get(id) as { key: Uint8Array };
    if (keys.size >= keysMax) keys.clear();
    keys.set(id, key);
    return key;
  };
  return (id: number, other: number): boolean => (Buffer.compare(keyOf(id), keyOf(other)) || id - other) > 0;
}

/** The columns of exactly this data version; undefined if there are none. */
export function readSnapshot(database: DatabaseSync, version: string): Columns | undefined {
  const snapshot = snapshotReader(database, layoutOf(version));
  if (!snapshot) return undefined;
  const columns = Object.fromEntries((Object.keys(arrayTypes) as Name[]).map((name) => [name, snapshot.array(name)])) as unknown as {
    [N in Name]: InstanceType<(typeof arrayTypes)[N]>;
  };
  const texts = textFacets.map((name) => [name, snapshot.text(name)] as const);
  const textNames = {
    texts: Object.fromEntries(texts.map(([name, { column }]) => [name, column])) as never,
    values: Object.fromEntries(texts.map(([name, { values }]) => [name, values])) as never,
  };
  return { ...columns, ...textNames, size: columns.id.length };
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

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>) => new Uint8Array(buffer, byteOffset, byteLength);

/** The data version with the flags whose bits the snapshot holds, so that a program with other flags does not read it. */
const layoutOf = (version: string): string => [version, ...flagFilters].join(' ');

function versionOf(database: DatabaseSync): string {
  return (database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string }).value;
}
