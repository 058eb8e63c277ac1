import type { DatabaseSync } from 'node:sqlite';
import { listOf, textFilters } from '#lib/domain/filters.ts';
import { unpackLengths } from '#lib/search/postings.ts';
import { type Columns, countryPairs, flag, institutionPairs, ordinalFinder, textColumns } from '#lib/service/store/lists/columns.ts';

const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';

/**
 * Gathers the columns from the tables. Each is read as lists in JSON: a third of the time that a million rows as objects take. So many ids at a
 * time (`chunk`) that the lists stay below 10 MB whatever the size of the collection.
 */
export function readColumns(database: DatabaseSync, chunk = 50_000): Columns {
  const size = countOf(database, `research WHERE ${visible}`);
  const one = {
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
       has_arabic * ${flag.arabic} + COALESCE(open_access, 0) * ${flag.openAccess} AS d, COALESCE(citations, -1) AS e, unixepoch(updated_at) AS f,
       COALESCE(number, -1) AS g, COALESCE(lengths, 0) AS h
     FROM research LEFT JOIN research_index ON research_id = id WHERE ${visible} AND id > ?1 AND id <= ?2 ORDER BY id`,
    (lists, from) => {
      for (const [place, array] of Object.values(one).entries()) array.set(lists[place] as number[], from);
    },
  );
  const ordinalOf = ordinalFinder(one.id);
  const valuesIn = (table: 'research_in_area' | 'citation', column: string) =>
    readValues(readChunks, { table, column, rows: countOf(database, table) }, size, ordinalOf);
  const areas = valuesIn('research_in_area', 'area_id');
  const cites = valuesIn('citation', 'cited_id');
  const { packed, ...columns } = one;
  return {
    size,
    ...columns,
    lengths: unpackLengths(packed),
    areasAt: areas.at,
    areas: Uint8Array.from(areas.values),
    ...readTexts(database, readChunks, size, ordinalOf),
    ...readSigned(database, readChunks, size, ordinalOf),
    citesAt: cites.at,
    cites: cites.values,
    titlePlace: { en: readPlaces(database, 'sort_en', size, ordinalOf), ar: readPlaces(database, 'sort_ar', size, ordinalOf) },
  };
}

/** What each publication has of the filters whose values are texts. An index holds those that are worked out from the record, so that no record is read. */
function readTexts(database: DatabaseSync, readChunks: ChunkReader, size: number, ordinalOf: (id: number) => number) {
  const read = textFilters.map((name) => {
    const { field, isBilingual } = listOf(name);
    const values = database
      .prepare(
        `SELECT ${field} AS own, ${isBilingual ? `MIN(${field}_ar)` : 'NULL'} AS ar FROM research
         WHERE ${field} IS NOT NULL AND ${visible} GROUP BY ${field} ORDER BY ${field}`,
      )
      .all() as { own: string; ar: string | null }[];
    const places = new Map(values.map(({ own }, at) => [own, at + 1]));
    const column = new Int32Array(size);
    readChunks(
      `SELECT id AS a, ${field} AS b FROM research WHERE ${visible} AND ${field} IS NOT NULL AND id > ?1 AND id <= ?2`,
      ([ids, texts]) => {
        for (const [at, id] of (ids as number[]).entries())
          column[ordinalOf(id)] = places.get((texts as unknown as string[])[at] as string) as number;
      },
    );
    return { name, column, values: values.map(({ own, ar }) => [own, ar] as const) };
  });
  return textColumns({
    texts: Object.fromEntries(read.map(({ name, column }) => [name, column])) as unknown as Columns['texts'],
    values: Object.fromEntries(read.map(({ name, values }) => [name, values])) as unknown as Columns['values'],
  });
}

/** Who signed each publication, and from where. */
function readSigned(database: DatabaseSync, readChunks: ChunkReader, size: number, ordinalOf: (id: number) => number) {
  const authors = readPairs(
    readChunks,
    'SELECT DISTINCT research_id AS a, author_id AS b FROM authorship WHERE research_id > ?1 AND research_id <= ?2 ORDER BY 1, 2',
    countOf(database, 'authorship'),
    size,
    ordinalOf,
  );
  const signed = countOf(database, 'signed_from');
  const pairsOf = (sql: string) => readPairs(readChunks, `${sql} ORDER BY 1, 2`, signed, size, ordinalOf);
  const within = 'research_id > ?1 AND research_id <= ?2';
  const institutions = pairsOf(`${institutionPairs} WHERE ${within}`);
  const countries = pairsOf(`${countryPairs((letter) => `unicode(${letter})`)} AND ${within}`);
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

/** The columns of a query, named a, b, c…, each as a list; `use` gets those of one chunk of ids (?1, ?2], and how many rows came before. */
function chunkReader(database: DatabaseSync, chunk: number): ChunkReader {
  const { last } = database.prepare('SELECT COALESCE(MAX(id), 0) AS last FROM research').get() as { last: number };
  return (sql, use) => {
    const names = [...'abcdefgh'].filter((name) => sql.includes(` AS ${name}`));
    const lists = database.prepare(`SELECT ${names.map((name) => `json_group_array(${name}) AS ${name}`).join(', ')} FROM (${sql})`);
    let before = 0;
    for (let from = 0; from < last; from += chunk) {
      const row = lists.get(from, from + chunk) as Record<string, string>;
      const read = Object.values(row).map((list) => JSON.parse(list) as number[]);
      use(read, before);
      before += (read[0] as number[]).length;
    }
  };
}

/** What stands in several rows of a table for one publication, in their order. */
function readValues(
  readChunks: ChunkReader,
  { table, column, rows }: { readonly table: string; readonly column: string; readonly rows: number },
  size: number,
  ordinalOf: (id: number) => number,
): { at: Int32Array; values: Int32Array } {
  const sql = `SELECT research_id AS a, ${column} AS b FROM ${table} WHERE research_id > ?1 AND research_id <= ?2 ORDER BY research_id, position`;
  return readPairs(readChunks, sql, rows, size, ordinalOf);
}

/** At most `rows` pairs of a publication and a value, in order of publications. */
function readPairs(
  readChunks: ChunkReader,
  sql: string,
  rows: number,
  size: number,
  ordinalOf: (id: number) => number,
): { at: Int32Array; values: Int32Array } {
  const at = new Int32Array(size + 1);
  const values = new Int32Array(rows);
  let length = 0;
  let current = 0;
  readChunks(sql, ([ids, all]) => {
    for (const [place, id] of (ids as number[]).entries()) {
      const ordinal = ordinalOf(id);
      if (ordinal < 0) continue;
      while (current < ordinal) at[++current] = length;
      values[length++] = (all as number[])[place] as number;
    }
  });
  while (current < size) at[++current] = length;
  return { at, values: values.slice(0, length) };
}

function readPlaces(database: DatabaseSync, column: 'sort_en' | 'sort_ar', size: number, ordinalOf: (id: number) => number): Int32Array {
  const list = database.prepare(`SELECT json_group_array(id) AS ids FROM (SELECT id FROM research ORDER BY ${column}, id)`);
  const places = new Int32Array(size);
  let place = 0;
  for (const id of JSON.parse((list.get() as { ids: string }).ids) as number[]) {
    const ordinal = ordinalOf(id);
    if (ordinal >= 0) places[ordinal] = place++;
  }
  return places;
}
