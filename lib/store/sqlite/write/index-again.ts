import type { DatabaseSync } from 'node:sqlite';
import { indexEntryOf, recordOf } from '#lib/store/records/prepare-record.ts';
import { changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { noteIndexVersion } from '#lib/store/sqlite/database/index-version.ts';
import type { IndexedRecord } from '#lib/store/upkeep/reindex.ts';
import { deriveAllAffiliations } from './derive-affiliations.ts';
import { indexWriter } from './index-writer.ts';
import { refreshInstitutions } from './refresh-institutions.ts';

/**
 * Indexes the publications whose texts a migration changed and listed in the temporary table `reindexed`. Called when the schema is
 * complete, because the writers only support the current one.
 */
export function indexAgain(database: DatabaseSync): void {
  if (database.prepare(`SELECT 1 FROM temp.sqlite_master WHERE name = 'reindexed'`).get() === undefined) return;
  const rows = database
    .prepare(
      `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors
       FROM temp.reindexed JOIN research USING (id) JOIN research_index ON research_index.research_id = research.id
         LEFT JOIN research_authors ON research_authors.research_id = research.id ORDER BY research.id`,
    )
    .all() as unknown as IndexedRecord[];
  const index = indexWriter(database);
  for (const { id, ...texts } of rows) {
    index.dropResearch(id);
    index.putResearch(id, indexEntryOf(recordOf(texts)));
  }
  index.flush();
  if (rows.length > 0) noteIndexVersion(database);
  database.exec('DROP TABLE temp.reindexed');
}

/** Derives institutions if a migration has created the temporary table `underived`. Called when the schema is complete. */
export function deriveAgain(database: DatabaseSync): void {
  if (database.prepare(`SELECT 1 FROM temp.sqlite_master WHERE name = 'underived'`).get() === undefined) return;
  const touched = changedAuthors();
  deriveAllAffiliations(database, touched);
  refreshInstitutions(database, touched);
  database.exec('DROP TABLE temp.underived');
}
