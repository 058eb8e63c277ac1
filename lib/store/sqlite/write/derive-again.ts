import type { DatabaseSync } from 'node:sqlite';
import { changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { deriveAllAffiliations } from './derive-affiliations.ts';
import { refreshInstitutions } from './refresh-institutions.ts';

/** Derives institutions if a migration has created the temporary table `underived`. Called when the schema is complete. */
export function deriveAgain(database: DatabaseSync): void {
  if (database.prepare(`SELECT 1 FROM temp.sqlite_master WHERE name = 'underived'`).get() === undefined) return;
  const touched = changedAuthors();
  deriveAllAffiliations(database, touched);
  refreshInstitutions(database, touched);
  database.exec('DROP TABLE temp.underived');
}
