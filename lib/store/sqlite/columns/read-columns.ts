import type { DatabaseSync } from 'node:sqlite';
import { flagFilters, listOf, textFilters } from '#lib/domain/filters.ts';
import { unpackLengths } from '#lib/search/postings.ts';
import { type Columns, countryPairs, institutionPairs, ordinalFinder, researchFlags } from '#lib/store/values/columns.ts';

export const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/** Creates an empty `temp.changed`, the ids of the publications that `readChangedColumns` reads. */
export const clearChanged = 'CREATE TEMP TABLE IF NOT EXISTS changed (id INTEGER PRIMARY KEY); DELETE FROM temp.changed;';

/** SQL conditions for the column of an id: that the publication is read, and that it is read in the present chunk. */
interface Scope {
  readonly isRead: (column: string) => string;
  readonly isInChunk: (column: string) => string;
}

const inChunk = (column: string) => `${column} > ?1 AND ${column} <= ?2`;
const everything: Scope = { isRead: () => 'TRUE', isInChunk: inChunk };
const onlyChanged: Scope = {
  isRead: (column) => `${column} IN (SELECT id FROM temp.changed)`,
  isInChunk: (column) => `${column} IN (SELECT id FROM temp.changed WHERE ${inChunk('id')})`,
};

/**
 * Reads the columns of all visible publications as JSON lists, which takes a third of the time of reading rows. Chunks of ids keep each
 * list below 10 MB.
 */
export const readColumns = (database: DatabaseSync, chunk = 50_000): Columns => readScope(database, everything, chunk);

/** Reads the columns of those visible publications that are in `temp.changed`; title ranks are positions among these. */
export const readChangedColumns = (database: DatabaseSync): Columns => readScope(database, onlyChanged, 50_000);

function readScope(database: DatabaseSync, scope: Scope, chunk: number): Columns {
  const isIn = scope.isInChunk;
  const readChunks = chunkReader(database, chunk);
  const ids: number[][] = [];
  readChunks(`SELECT id AS a FROM research WHERE ${visible} AND ${isIn('id')} ORDER BY id`, ([list]) => void ids.push(list as number[]));
  const id = concatenate(ids);
  const size = id.length;
  const reading: Reading = { database, scope, readChunks, size, ordinalOf: ordinalFinder(id) };
  const perRecord = {
    year: new Int16Array(size),
    type: new Uint8Array(size),
    flags: new Uint8Array(size),
    citations: new Int32Array(size),
    updatedAt: new Float64Array(size),
    number: new Int32Array(size),
    packed: new Float64Array(size),
  };
  readChunks(
    `SELECT COALESCE(year, 0) AS a, type_id AS b,
       ${rowFlags.map(({ sql, bit }) => `COALESCE(${sql}, 0) * ${bit}`).join(' + ')} AS c, COALESCE(citations, -1) AS d, unixepoch(updated_at) AS e,
       COALESCE(number, -1) AS f, COALESCE(lengths, 0) AS g
     FROM research LEFT JOIN research_index ON research_id = id WHERE ${visible} AND ${isIn('id')} ORDER BY id`,
    (lists, from) => {
      for (const [index, array] of Object.values(perRecord).entries()) array.set(lists[index] as number[], from);
    },
  );
  readIndexedFlags(reading, perRecord.flags);
  const valuesIn = (table: 'research_in_area' | 'citation', column: string) =>
    readPairs(reading, `SELECT research_id AS a, ${column} AS b FROM ${table} WHERE ${isIn('research_id')} ORDER BY research_id, position`);
  const ranksBy = (column: 'sort_en' | 'sort_ar') => readRanks(database, id, column, scope.isRead('id'));
  const areas = valuesIn('research_in_area', 'area_id');
  const cites = valuesIn('citation', 'cited_id');
  const { packed, ...columns } = perRecord;
  return {
    size,
    id,
    ...columns,
    lengths: unpackLengths(packed),
    areasAt: areas.at,
    areas: Uint8Array.from(areas.values),
    ...readTexts(reading),
    ...readAuthorships(reading),
    citesAt: cites.at,
    cites: cites.values,
    titleEn: ranksBy('sort_en'),
    titleAr: ranksBy('sort_ar'),
  };
}

/** What the parts of `readScope` share. */
interface Reading {
  readonly database: DatabaseSync;
  readonly scope: Scope;
  readonly readChunks: ChunkReader;
  readonly size: number;
  readonly ordinalOf: (id: number) => number;
}

const allFlags = flagFilters.map((name) => researchFlags[name]);
const rowFlags = allFlags.filter(({ isIndexed }) => !isIndexed);
const indexedFlags = allFlags.filter(({ isIndexed }) => isIndexed);

function readIndexedFlags({ scope, readChunks, ordinalOf }: Reading, flags: Uint8Array): void {
  for (const { sql, bit } of indexedFlags)
    readChunks(`SELECT id AS a FROM research WHERE ${visible} AND ${sql} = 1 AND ${scope.isInChunk('id')}`, ([ids]) => {
      for (const id of ids as number[]) flags[ordinalOf(id)] = (flags[ordinalOf(id)] as number) | bit;
    });
}

/** Values of the text filters per publication. Computed columns are read from an index, so that no record is read. */
function readTexts({ database, scope, readChunks, size, ordinalOf }: Reading) {
  const textColumnsByName = textFilters.map((name) => {
    const { facet, field, isBilingual } = listOf(name);
    const values = database
      .prepare(
        `SELECT ${field} AS own, ${isBilingual ? `MIN(${field}_ar)` : 'NULL'} AS ar FROM research
         WHERE ${field} IS NOT NULL AND ${visible} AND ${scope.isRead('id')} GROUP BY ${field} ORDER BY ${field}`,
      )
      .all() as { own: string; ar: string | null }[];
    const positions = new Map(values.map(({ own }, index) => [own, index + 1]));
    const column = new Int32Array(size);
    readChunks(
      `SELECT id AS a, ${field} AS b FROM research WHERE ${visible} AND ${field} IS NOT NULL AND ${scope.isInChunk('id')}`,
      ([ids, texts]) => {
        for (const [index, id] of (ids as number[]).entries())
          column[ordinalOf(id)] = positions.get((texts as unknown as string[])[index] as string) as number;
      },
    );
    return { facet, column, values: values.map(({ own, ar }) => [own, ar] as const) };
  });
  return {
    texts: Object.fromEntries(textColumnsByName.map(({ facet, column }) => [facet, column])) as unknown as Columns['texts'],
    values: Object.fromEntries(textColumnsByName.map(({ facet, values }) => [facet, values])) as unknown as Columns['values'],
  };
}

/** Authors and institutions of each publication. */
function readAuthorships(reading: Reading) {
  const isIn = reading.scope.isInChunk('research_id');
  const pairsOf = (sql: string) => readPairs(reading, `${sql} ORDER BY 1, 2`);
  const authors = pairsOf(`SELECT DISTINCT research_id AS a, author_id AS b FROM authorship WHERE ${isIn}`);
  const institutions = pairsOf(`${institutionPairs} WHERE ${isIn}`);
  const countries = pairsOf(`${countryPairs} AND ${isIn}`);
  return {
    authorsAt: authors.at,
    authors: authors.values,
    institutionsAt: institutions.at,
    institutions: institutions.values,
    countriesAt: countries.at,
    countries: countries.values,
  };
}

type ChunkReader = (sql: string, use: (lists: readonly number[][], before: number) => void) => void;

/**
 * Reads the columns of a query (named a, b, c…) as lists, in chunks of ids above ?1 up to ?2. Calls `use` with the lists of each chunk and
 * the number of rows in earlier chunks.
 */
function chunkReader(database: DatabaseSync, chunk: number): ChunkReader {
  const { last } = database.prepare('SELECT COALESCE(MAX(id), 0) AS last FROM research').get() as { last: number };
  return (sql, use) => {
    const names = [...'abcdefgh'].filter((name) => sql.includes(` AS ${name}`));
    const lists = database.prepare(`SELECT ${names.map((name) => `json_group_array(${name}) AS ${name}`).join(', ')} FROM (${sql})`);
    let rowsBefore = 0;
    for (let from = 0; from < last; from += chunk) {
      const row = lists.get(from, from + chunk) as Record<string, string>;
      const parsed = Object.values(row).map((list) => JSON.parse(list) as number[]);
      use(parsed, rowsBefore);
      rowsBefore += (parsed[0] as number[]).length;
    }
  };
}

/** Pairs of publication and value, in order of publications. */
function readPairs({ readChunks, size, ordinalOf }: Reading, sql: string): { at: Int32Array; values: Int32Array } {
  const starts = new Int32Array(size + 1);
  const values: Int32Array[] = [];
  let length = 0;
  let current = 0;
  readChunks(sql, ([ids, listValues]) => {
    const visibleValues: number[] = [];
    for (const [index, id] of (ids as number[]).entries()) {
      const ordinal = ordinalOf(id);
      if (ordinal < 0) continue;
      while (current < ordinal) starts[++current] = length + visibleValues.length;
      visibleValues.push((listValues as number[])[index] as number);
    }
    length += visibleValues.length;
    values.push(Int32Array.from(visibleValues));
  });
  while (current < size) starts[++current] = length;
  return { at: starts, values: concatenate(values) };
}

function concatenate(lists: readonly ArrayLike<number>[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let from = 0;
  for (const list of lists) {
    all.set(list, from);
    from += list.length;
  }
  return all;
}

/** The rank of each of the publications `id` in the order of titles. */
export function readRanks(database: DatabaseSync, id: Int32Array, column: 'sort_en' | 'sort_ar', isRead = 'TRUE'): Int32Array {
  const list = database.prepare(`SELECT json_group_array(id) AS ids FROM (SELECT id FROM research WHERE ${isRead} ORDER BY ${column}, id)`);
  const ordinalOf = ordinalFinder(id);
  const ranks = new Int32Array(id.length);
  let rank = 0;
  for (const row of JSON.parse((list.get() as { ids: string }).ids) as number[]) {
    const ordinal = ordinalOf(row);
    if (ordinal >= 0) ranks[ordinal] = rank++;
  }
  return ranks;
}
