import type { DatabaseSync } from 'node:sqlite';
import { type Columns, flag, slotFinder } from '#lib/service/store/search/columns.ts';

interface Row {
  id: number;
  year: number | null;
  type_id: number;
  language: string;
  has_arabic: number;
  open_access: number | null;
  citations: number | null;
  updated: number;
}

export function readColumns(database: DatabaseSync): Columns {
  const visible = 'withdrawn_at IS NULL AND merged_into IS NULL';
  const { n: size } = database.prepare(`SELECT COUNT(*) AS n FROM research WHERE ${visible}`).get() as { n: number };
  const column = {
    id: new Int32Array(size),
    year: new Int16Array(size),
    type: new Uint8Array(size),
    language: new Uint8Array(size),
    flags: new Uint8Array(size),
    citations: new Int32Array(size),
    updatedAt: new Float64Array(size),
  };
  const languages: string[] = [];
  let slot = 0;
  const rows = database.prepare(
    `SELECT id, year, type_id, language, has_arabic, open_access, citations, unixepoch(updated_at) AS updated FROM research WHERE ${visible} ORDER BY id`,
  );
  for (const row of rows.iterate() as Iterable<Row>) {
    let language = languages.indexOf(row.language);
    if (language < 0) language = languages.push(row.language) - 1;
    column.id[slot] = row.id;
    column.year[slot] = row.year ?? 0;
    column.type[slot] = row.type_id;
    column.language[slot] = language;
    column.flags[slot] = (row.has_arabic ? flag.arabic : 0) | (row.open_access ? flag.openAccess : 0);
    column.citations[slot] = row.citations ?? -1;
    column.updatedAt[slot] = row.updated;
    slot += 1;
  }
  const slotOf = slotFinder(column.id);
  const areas = readLists(
    database,
    'SELECT research_id AS id, area_id AS value FROM research_in_area ORDER BY research_id, position',
    size,
    slotOf,
  );
  const authors = readLists(
    database,
    'SELECT research_id AS id, author_id AS value FROM authorship ORDER BY research_id, position',
    size,
    slotOf,
  );
  return {
    ...column,
    size,
    languages,
    areasAt: areas.at,
    areas: Uint8Array.from(areas.values),
    authorsAt: authors.at,
    authors: authors.values,
    titlePlace: { en: readPlaces(database, 'sort_en', size, slotOf), ar: readPlaces(database, 'sort_ar', size, slotOf) },
  };
}

function readLists(
  database: DatabaseSync,
  sql: string,
  size: number,
  slotOf: (id: number) => number,
): { at: Int32Array; values: Int32Array } {
  const at = new Int32Array(size + 1);
  const values: number[] = [];
  let current = 0;
  for (const row of database.prepare(sql).iterate() as Iterable<{ id: number; value: number }>) {
    const slot = slotOf(row.id);
    if (slot < 0) continue;
    while (current < slot) at[++current] = values.length;
    values.push(row.value);
  }
  while (current < size) at[++current] = values.length;
  return { at, values: Int32Array.from(values) };
}

function readPlaces(database: DatabaseSync, column: 'sort_en' | 'sort_ar', size: number, slotOf: (id: number) => number): Int32Array {
  const places = new Int32Array(size);
  let place = 0;
  for (const row of database.prepare(`SELECT id FROM research ORDER BY ${column}, id`).iterate() as Iterable<{ id: number }>) {
    const slot = slotOf(row.id);
    if (slot >= 0) places[slot] = place++;
  }
  return places;
}
