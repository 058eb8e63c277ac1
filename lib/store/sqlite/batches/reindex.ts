import type { DatabaseSync } from 'node:sqlite';
import type { ChunkEntry } from '#lib/search/posting-writer.ts';
import { spellingTokens } from '#lib/store/records/prepare-person.ts';
import { type ChangedAuthors, changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { readIndexState, setIndexVersion } from '#lib/store/sqlite/database/index-version.ts';
import { fillOutbox, isOutboxOpen } from '#lib/store/sqlite/database/outbox.ts';
import { affiliationWriter, derivedChange, withAffiliations } from '#lib/store/sqlite/write/affiliation-writer.ts';
import { deriveAllAffiliations } from '#lib/store/sqlite/write/derive-affiliations.ts';
import { type IndexWriter, indexWriter } from '#lib/store/sqlite/write/index-writer.ts';
import { refreshInstitutions } from '#lib/store/sqlite/write/refresh-institutions.ts';
import { emptyReport, type IndexedRecord, inlineAnalyser, type ReindexOptions, type ReindexReport } from '#lib/store/upkeep/reindex.ts';
import { type PersonSpellings, spellingsOf } from '#lib/store/values/search-index.ts';
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
    const report = await fillIndex(database, index, touched, options);
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

type SpelledPerson = Pick<PersonSpellings, 'id' | 'name_en' | 'name_ar' | 'variants'>;

/** Fills the emptied index chunk by chunk; memory holds as many chunks as the analyser has in progress. */
async function fillIndex(
  database: DatabaseSync,
  index: IndexWriter,
  touched: ChangedAuthors,
  { onProgress, analyser = inlineAnalyser }: ReindexOptions,
): Promise<ReindexReport> {
  const sign = affiliationWriter(database, touched, derivedChange());
  const count = (from: string) => (database.prepare(`SELECT COUNT(*) AS n FROM ${from}`).get() as { n: number }).n;
  const total = count(publications) + count(people);
  const counts = { research: 0, authors: 0 };
  const report = () => onProgress?.({ done: counts.research + counts.authors, total });
  const pending: { readonly records: readonly IndexedRecord[]; readonly entries: Promise<readonly ChunkEntry[]> }[] = [];
  const writeNext = async () => {
    const { records, entries } = pending.shift() as (typeof pending)[number];
    for (const [position, entry] of (await entries).entries()) index.putResearch((records[position] as IndexedRecord).id, entry);
    sign(withAffiliations(records));
    counts.research += records.length;
    report();
  };
  const records = `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM ${publications} AND research.id > ? ORDER BY research.id LIMIT ?`;
  for await (const chunk of inChunks<IndexedRecord>(database, records)) {
    const entries = analyser.entries(chunk);
    // `writeNext` throws a rejection later. Until then, this prevents an unhandled rejection.
    entries.catch(() => undefined);
    pending.push({ records: chunk, entries });
    if (pending.length >= analyser.width) await writeNext();
  }
  while (pending.length > 0) await writeNext();
  const spellings = `SELECT id, name_en, name_ar, variants FROM ${people} AND id > ? ORDER BY id LIMIT ?`;
  for await (const chunk of inChunks<SpelledPerson>(database, spellings)) {
    for (const person of chunk) {
      const { words, keys } = spellingTokens(spellingsOf(person));
      index.putAuthor(person.id, words, keys);
    }
    counts.authors += chunk.length;
    report();
  }
  return counts;
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
