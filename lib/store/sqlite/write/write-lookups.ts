import type { DatabaseSync } from 'node:sqlite';
import type { LookupTerm } from '#lib/contract/lookups.ts';
import { lookupTerms } from '#lib/store/records/lookups.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';

/** Writes the types and areas, which are part of the program, if the database contains different ones. Called at start. */
export function writeLookups(database: DatabaseSync): void {
  for (const [table, terms] of Object.entries(lookupTerms)) {
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
