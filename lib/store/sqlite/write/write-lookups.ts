import type { DatabaseSync } from 'node:sqlite';
import { type LookupTerm, researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { Localized } from '#lib/domain/text.ts';
import type { Names } from '#lib/store/records/present-research.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';

/** Writes the types and areas, which are part of the program, if the database contains different ones. Called at start. */
export function writeLookups(database: DatabaseSync): void {
  for (const [table, terms] of [
    ['research_type', researchTypeTerms],
    ['research_area', researchAreaTerms],
  ] as const) {
    const rows = terms.map((term, index) => ({ id: index + 1, code: term.id, doc: JSON.stringify(lookupDoc(term)) }));
    const existing = database.prepare(`SELECT id, code, doc FROM ${table} ORDER BY id`).all();
    if (JSON.stringify(existing) === JSON.stringify(rows)) continue;
    transaction(database, () => {
      const upsert = database.prepare(
        `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET code = excluded.code, doc = excluded.doc`,
      );
      for (const row of rows) upsert.run(row.id, row.code, row.doc);
    });
  }
}

const lookupDoc = (term: LookupTerm) => ({ name: { en: term.en, ar: term.ar }, synEn: term.synEn ?? [], synAr: term.synAr ?? [] });

/** The names of types and areas as stored. */
export function readNames(database: DatabaseSync): Names {
  const readTable = (table: string) =>
    database.prepare(`SELECT id, code, doc FROM ${table}`).all() as { id: number; code: string; doc: string }[];
  const byId = (rows: { id: number; doc: string }[]) =>
    new Map(rows.map((row) => [row.id, (JSON.parse(row.doc) as { name: Localized }).name]));
  const areas = readTable('research_area');
  return { types: byId(readTable('research_type')), areas: byId(areas), areaIds: new Map(areas.map((row) => [row.code, row.id])) };
}
