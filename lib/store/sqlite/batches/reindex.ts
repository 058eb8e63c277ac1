import type { DatabaseSync } from 'node:sqlite';
import { type ChangedAuthors, changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { readIndexState, setIndexVersion } from '#lib/store/sqlite/database/index-version.ts';
import { fillOutbox, isOutboxOpen } from '#lib/store/sqlite/database/outbox.ts';
import { affiliationWriter, derivedChange, withAffiliations } from '#lib/store/sqlite/write/affiliation-writer.ts';
import { deriveAllAffiliations } from '#lib/store/sqlite/write/derive-affiliations.ts';
import { indexWriter } from '#lib/store/sqlite/write/index-writer.ts';
import { refreshInstitutions } from '#lib/store/sqlite/write/refresh-institutions.ts';
import type { IndexedRecord } from '#lib/store/upkeep/indexed-record.ts';
import {
  emptyReport,
  fillIndex,
  type IndexRenewal,
  type ReindexOptions,
  type ReindexReport,
  type SpelledPerson,
} from '#lib/store/upkeep/reindex.ts';
import { newDataVersion } from './batches.ts';

/** Number of rows read at a time. */
const chunkSize = 500;

/** Rebuilds the search index in one transaction, on a connection used for nothing else. */
export async function reindex(database: DatabaseSync, options: ReindexOptions = {}): Promise<ReindexReport> {
  database.exec('BEGIN IMMEDIATE');
  try {
    if (options.unlessCurrent && readIndexState(database) === 'current') {
      database.exec('ROLLBACK');
      return emptyReport;
    }
    database.exec(
      `DELETE FROM posting; DELETE FROM research_index; DELETE FROM sqlite_sequence WHERE name = 'research_index'; INSERT INTO author_fts (author_fts) VALUES ('delete-all')`,
    );
    const index = indexWriter(database);
    const touched = changedAuthors();
    const report = await fillIndex(renewal(database, index, touched), options);
    index.flush();
    deriveAllAffiliations(database, touched);
    refreshInstitutions(database, touched);
    // Writing a new snapshot would reuse the old one's list of common words, so the old one is removed first.
    database.exec('DELETE FROM snapshot');
    if (isOutboxOpen(database)) fillOutbox(database, 'next');
    newDataVersion(database);
    setIndexVersion(database);
    database.exec('COMMIT');
    return report;
  } catch (error) {
    // If the disk is full, SQLite has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const publications = `research LEFT JOIN research_authors ON research_id = research.id WHERE withdrawn_at IS NULL AND merged_into IS NULL`;
const people = 'author WHERE merged_into IS NULL';

function renewal(database: DatabaseSync, index: ReturnType<typeof indexWriter>, touched: ChangedAuthors): IndexRenewal {
  const sign = affiliationWriter(database, touched, derivedChange());
  const count = (from: string) => (database.prepare(`SELECT COUNT(*) AS n FROM ${from}`).get() as { n: number }).n;
  return {
    total: count(publications) + count(people),
    publications: () =>
      inChunks<IndexedRecord>(
        database,
        `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM ${publications} AND research.id > ? ORDER BY research.id LIMIT ?`,
      ),
    people: () => inChunks<SpelledPerson>(database, `SELECT id, name_en, name_ar, variants FROM ${people} AND id > ? ORDER BY id LIMIT ?`),
    async putResearch(entries) {
      for (const [id, entry] of entries) index.putResearch(id, entry);
    },
    refreshAuthorships: async (records) => sign(withAffiliations(records)),
    async putAuthors(entries) {
      for (const { id, words, keys } of entries) index.putAuthor(id, words, keys);
    },
  };
}

/** Runs one query per chunk: no statement stays open while rows are written, and the event loop can do other work between chunks. */
async function* inChunks<Row extends { readonly id: number }>(database: DatabaseSync, sql: string): AsyncGenerator<Row[]> {
  const select = database.prepare(sql);
  for (let after = 0; ; ) {
    const rows = select.all(after, chunkSize) as unknown as Row[];
    if (rows.length === 0) return;
    yield rows;
    after = (rows.at(-1) as Row).id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
