import type { DatabaseSync } from 'node:sqlite';
import type { InstitutionSource } from '#lib/store/institutions/find-institutions.ts';
import { type InstitutionRow, institutionColumns, visibleSql } from '#lib/store/institutions/read-institutions.ts';

/** Reads institutions from SQLite for the lists and pages of institutions. */
export function sqliteInstitutions(database: DatabaseSync, version: () => string): InstitutionSource {
  const selectAll = database.prepare(`SELECT ${institutionColumns} FROM institution WHERE ${visibleSql} ORDER BY id`);
  const leads = database.prepare('SELECT leads_to FROM institution WHERE id = ?');
  const byColumn = (column: 'known' | 'openalex') =>
    database.prepare(
      `SELECT leads_to AS id FROM institution_said JOIN institution ON institution.id = institution_id WHERE ${column} = ? ORDER BY institution_said.id LIMIT 1`,
    );
  const byScheme = { known: byColumn('known'), openalex: byColumn('openalex') };
  return {
    version,
    all: () => selectAll.all() as unknown as InstitutionRow[],
    byParentKey: (keys) =>
      new Map(
        keys.flatMap((key) => {
          const [scheme, value] = key.split(':') as ['known' | 'openalex', string];
          const row = byScheme[scheme].get(value) as { id: number } | undefined;
          return row ? [[key, row.id] as const] : [];
        }),
      ),
    leadsTo: (id) => (leads.get(id) as { leads_to: number } | undefined)?.leads_to,
  };
}
