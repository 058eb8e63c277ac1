import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import type { Columns } from '#lib/service/store/search/columns.ts';

/** Reads a lookup in display order, each entry with the number of publications that bear it. */
export function lookupReader(database: DatabaseSync, columns: () => Columns) {
  return (table: 'research_type' | 'research_area', language: Language): LookupEntry[] => {
    const data = columns();
    const counts = new Int32Array(256);
    const bearers = table === 'research_type' ? data.type : data.areas;
    for (const id of bearers) counts[id] = (counts[id] as number) + 1;
    const rows = database.prepare(`SELECT id, code, doc FROM ${table} ORDER BY id`).all() as { id: number; code: string; doc: string }[];
    const { at } = (database.prepare('SELECT MAX(at) AS at FROM batch WHERE undone_at IS NULL').get() ?? { at: null }) as {
      at: string | null;
    };
    return rows.map((row) => ({
      id: String(row.id),
      code: row.code,
      name: localize((JSON.parse(row.doc) as { name: Localized }).name, language) as Text,
      displayOrder: row.id,
      researchCount: counts[row.id] as number,
      ...(at && { updatedAt: at }),
    }));
  };
}
