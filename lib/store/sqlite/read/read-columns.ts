import type { DatabaseSync } from 'node:sqlite';
import { flagFilters, listOf, textFilters } from '#lib/domain/filters.ts';
import { unpackLengths } from '#lib/search/postings.ts';
import { type Columns, countryPairs, institutionPairs, ordinalFinder, researchFlags, textColumns } from '#lib/store/values/columns.ts';

const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/**
 * Reads the columns of all visible publications as JSON lists, which takes a third of the time of reading rows. Chunks of ids keep each
 * list below 10 MB.
 */
export function readColumns(database: DatabaseSync, chunk = 50_000): Columns {
  const size = countOf(database, `research WHERE ${visible}`);
  const perRecord = {
    id: new Int32Array(size),
    year: new Int16Array(size),
    type: new Uint8Array(size),
    flags: new Uint8Array(size),
    citations: new Int32Array(size),
    updatedAt: new Float64Array(size),
    number: new Int32Array(size),
    packed: new Float64Array(size),
  };
  const readChunks = chunkReader(database, chunk);
  readChunks(
    `SELECT id AS a, COALESCE(year, 0) AS b, type_id AS c,
       ${rowFlags.map(({ sql, bit }) => `COALESCE(${sql}, 0) * ${bit}`).join(' + ')} AS d, COALESCE(citations, -1) AS e, unixepoch(updated_at) AS f,
       COALESCE(number, -1) AS g, COALESCE(lengths, 0) AS h
     FROM research LEFT JOIN research_index ON research_id = id WHERE ${visible} AND id > ?1 AND id <= ?2 ORDER BY id`,
    (lists, from) => {
      for (const [index, array] of Object.values(perRecord).entries()) array.set(lists[index] as number[], from);
    },
  );
  const ordinalOf = ordinalFinder(perRecord.id);
  readIndexedFlags(readChunks, perRecord.flags, ordinalOf);
  const valuesIn = (table: 'research_in_area' | 'citation', column: string) =>
    readValues(readChunks, { table, column, rows: countOf(database, table) }, size, ordinalOf);
  const areas = valuesIn('research_in_area', 'area_id');
  const cites = valuesIn('citation', 'cited_id');
  const { packed, ...columns } = perRecord;
  return {
    size,
    ...columns,
    lengths: unpackLengths(packed),
    areasAt: areas.at,
    areas: Uint8Array.from(areas.values),
    ...readTexts(database, readChunks, size, ordinalOf),
    ...readAuthorships(database, readChunks, size, ordinalOf),
    citesAt: cites.at,
    cites: cites.values,
    titlePlace: { en: readRanks(database, 'sort_en', size, ordinalOf), ar: readRanks(database, 'sort_ar', size, ordinalOf) },
  };
}

const allFlags = flagFilters.map((name) => researchFlags[name]);
const rowFlags = allFlags.filter(({ isIndexed }) => !isIndexed);
const indexedFlags = allFlags.filter(({ isIndexed }) => isIndexed);

function readIndexedFlags(readChunks: ChunkReader, flags: Uint8Array, ordinalOf: (id: number) => number): void {
  for (const { sql, bit } of indexedFlags)
    readChunks(`SELECT id AS a FROM research WHERE ${visible} AND ${sql} = 1 AND id > ?1 AND id <= ?2`, ([ids]) => {
      for (const id of ids as number[]) flags[ordinalOf(id)] = (flags[ordinalOf(id)] as number) | bit;
    });
}

/** Values of the text filters per publication. Computed columns are read from an index, so that no record is read. */
function readTexts(database: DatabaseSync, readChunks: ChunkReader, size: number, ordinalOf: (id: number) => number) {
  const textColumnsByName = textFilters.map((name) => {
    const { facet, field, isBilingual } = listOf(name);
    const values = database
      .prepare(
        `SELECT ${field} AS own, ${isBilingual ? `MIN(${field}_ar)` : 'NULL'} AS ar FROM research
         WHERE ${field} IS NOT NULL AND ${visible} GROUP BY ${field} ORDER BY ${field}`,
      )
      .all() as { own: string; ar: string | null }[];
    const positions = new Map(values.map(({ own }, index) => [own, index + 1]));
    const column = new Int32Array(size);
    readChunks(
      `SELECT id AS a, ${field} AS b FROM research WHERE ${visible} AND ${field} IS NOT NULL AND id > ?1 AND id <= ?2`,
      ([ids, texts]) => {
        for (const [index, id] of (ids as number[]).entries())
          column[ordinalOf(id)] = positions.get((texts as unknown as string[])[index] as string) as number;
      },
    );
    return { facet, column, values: values.map(({ own, ar }) => [own, ar] as const) };
  });
  return textColumns({
    texts: Object.fromEntries(textColumnsByName.map(({ facet, column }) => [facet, column])) as unknown as Columns['texts'],
    values: Object.fromEntries(textColumnsByName.map(({ facet, values }) => [facet, values])) as unknown as Columns['values'],
  });
}

/** Authors and institutions of each publication. */
function readAuthorships(database: DatabaseSync, readChunks: ChunkReader, size: number, ordinalOf: (id: number) => number) {
  const authors = readPairs(
    readChunks,
    'SELECT DISTINCT research_id AS a, author_id AS b FROM authorship WHERE research_id > ?1 AND research_id <= ?2 ORDER BY 1, 2',
    countOf(database, 'authorship'),
    size,
    ordinalOf,
  );
  const rowCount = countOf(database, 'signed_from');
  const pairsOf = (sql: string) => readPairs(readChunks, `${sql} ORDER BY 1, 2`, rowCount, size, ordinalOf);
  const inChunk = 'research_id > ?1 AND research_id <= ?2';
  const institutions = pairsOf(`${institutionPairs} WHERE ${inChunk}`);
  const countries = pairsOf(`${countryPairs((letter) => `unicode(${letter})`)} AND ${inChunk}`);
  return {
    authorsAt: authors.at,
    authors: authors.values,
    institutionsAt: institutions.at,
    institutions: institutions.values,
    countriesAt: countries.at,
    countries: countries.values,
  };
}

const countOf = (database: DatabaseSync, from: string) => (database.prepare(`SELECT COUNT(*) AS n FROM ${from}`).get() as { n: number }).n;

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

/** Values of a table with several rows per publication. They are in order of publications, then of the column `position`. */
function readValues(
  readChunks: ChunkReader,
  { table, column, rows }: { readonly table: string; readonly column: string; readonly rows: number },
  size: number,
  ordinalOf: (id: number) => number,
): { at: Int32Array; values: Int32Array } {
  const sql = `SELECT research_id AS a, ${column} AS b FROM ${table} WHERE research_id > ?1 AND research_id <= ?2 ORDER BY research_id, position`;
  return readPairs(readChunks, sql, rows, size, ordinalOf);
}

/** At most `rows` pairs of publication and value, in order of publications. */
function readPairs(
  readChunks: ChunkReader,
  sql: string,
  rows: number,
  size: number,
  ordinalOf: (id: number) => number,
): { at: Int32Array; values: Int32Array } {
  const starts = new Int32Array(size + 1);
  const values = new Int32Array(rows);
  let length = 0;
  let current = 0;
  readChunks(sql, ([ids, listValues]) => {
    for (const [index, id] of (ids as number[]).entries()) {
      const ordinal = ordinalOf(id);
      if (ordinal < 0) continue;
      while (current < ordinal) starts[++current] = length;
      values[length++] = (listValues as number[])[index] as number;
    }
  });
  while (current < size) starts[++current] = length;
  return { at: starts, values: values.slice(0, length) };
}

function readRanks(database: DatabaseSync, column: 'sort_en' | 'sort_ar', size: number, ordinalOf: (id: number) => number): Int32Array {
  const list = database.prepare(`SELECT json_group_array(id) AS ids FROM (SELECT id FROM research ORDER BY ${column}, id)`);
  const ranks = new Int32Array(size);
  let rank = 0;
  for (const id of JSON.parse((list.get() as { ids: string }).ids) as number[]) {
    const ordinal = ordinalOf(id);
    if (ordinal >= 0) ranks[ordinal] = rank++;
  }
  return ranks;
}
