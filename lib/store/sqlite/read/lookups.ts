import type { DatabaseSync } from 'node:sqlite';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Localized } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type LookupName, lookupCounts, presentLookup } from '#lib/store/records/present-lookup.ts';
import type { Columns } from '#lib/store/values/columns.ts';

/** Reads a lookup in display order, with the number of publications of each entry. */
export function lookupReader(database: DatabaseSync, columns: () => Columns) {
  return (lookup: LookupName, language: Language): LookupEntry[] => {
    const rows = database.prepare(`SELECT id, code, doc FROM ${lookup} ORDER BY id`).all() as { id: number; code: string; doc: string }[];
    const { at } = (database.prepare('SELECT MAX(at) AS at FROM batch WHERE undone_at IS NULL').get() ?? { at: null }) as {
      at: string | null;
    };
    const entries = rows.map(({ id, code, doc }) => ({ id, code, name: (JSON.parse(doc) as { name: Localized }).name }));
    return presentLookup(entries, lookupCounts(lookup, columns()), at, language);
  };
}
