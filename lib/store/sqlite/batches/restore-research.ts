import type { DatabaseSync } from 'node:sqlite';
import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import type { AuthorshipRecord } from '#lib/domain/record.ts';
import { workTraits } from '#lib/store/identity/work-traits.ts';
import { preparePerson } from '#lib/store/records/prepare-person.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import type { ChangedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { putNotices, researchColumns, researchStatements } from '#lib/store/sqlite/database/research-statements.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { earlierSource, type StoredResearch, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import type { IndexWriter } from '#lib/store/sqlite/write/index-writer.ts';
import type { InstitutionWriter } from '#lib/store/sqlite/write/institution-writer.ts';
import { prepareAffiliations } from '#lib/store/values/prepare-affiliations.ts';

/** Restores a saved publication. Its row may still exist; everything else about it must have been removed before. */
export function researchRestorer(database: DatabaseSync, touched: ChangedAuthors, index: IndexWriter, institutions: InstitutionWriter) {
  const sql = researchStatements(database);
  const revive = authorReviver(database, index);
  return (id: number, stored: StoredResearch, classification: StoredResearch['classification']): void => {
    const record = storedRecord(stored);
    // Computed again, because rows saved by earlier program versions do not have it.
    const row = { ...stored.row, free_to_read: Number(isFreeToRead(record) === true) };
    sql.restore.run(id, ...researchColumns.map((name) => row[name as keyof typeof row] ?? null));
    const write = { batch: String(stored.row.batch), at: String(stored.row.updated_at) };
    for (const authorship of stored.authorship) {
      const [position, author] = authorship;
      revive(author, record.authors[position - 1], write);
      touched.add(author);
      sql.sign.run(id, ...authorship);
    }
    for (const row of stored.signedFrom ?? []) institutions.put(id, row);
    if (!stored.signedFrom?.length)
      for (const [order, author] of record.authors.entries()) institutions.sign(id, order + 1, prepareAffiliations(author), write);
    for (const [order, area] of stored.areas.entries()) sql.file.run(id, order + 1, area);
    sql.putAuthors.run(id, stored.authors);
    sql.references.put(id, stored.references ?? null);
    putNotices(sql, id, String(stored.row.doc));
    // Identities from a batch that has been undone since are not restored.
    for (const [identity, digest, batch = ''] of stored.identities)
      if (sql.isUndone.get(batch) === undefined) sql.claim.run(identity, id, digest, batch);
    for (const trait of workTraits(record)) sql.bear.run(trait, id);
    sql.dropSources.run(id);
    for (const row of stored.sources ?? [earlierSource(stored)]) {
      const [field, source, kind, statedAt, setAt, batch, original, reviewedAt = null] = row;
      sql.putSource.run(id, field, source, kind, statedAt, setAt, batch, original, reviewedAt);
    }
    if (classification) sql.putClassification.run(id, ...classification);
    // Withdrawn or merged publications are not in the index.
    const isVisible = stored.row.merged_into === null && stored.row.withdrawn_at === null;
    if (isVisible) index.putResearch(id, prepareRecord(record).index);
  };
}

/** Batch and time of the restored publication, which the people recreated with it also get. */
interface WriteOrigin {
  readonly batch: string;
  readonly at: string;
}

/** Recreates people, with their id and name, who were removed because no other publication had them as authors. */
function authorReviver(
  database: DatabaseSync,
  index: IndexWriter,
): (id: number, authorship: AuthorshipRecord | undefined, origin: WriteOrigin) => void {
  const selectAuthor = database.prepare('SELECT 1 FROM author WHERE id = ?');
  const insert = writeStatement(
    database,
    `INSERT INTO author (id, name_en, name_ar, inverted, orcid, country, affiliation, variants, sort_en, sort_ar, initial_en, initial_ar, is_group, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const owner = database.prepare('SELECT 1 FROM author_identity WHERE identity = ?');
  const claim = writeStatement(database, 'INSERT OR IGNORE INTO author_identity VALUES (?, ?, ?)');
  return (id, authorship, { batch, at }) => {
    if (!authorship || selectAuthor.get(id) !== undefined) return;
    const person = preparePerson(authorship);
    const { en, ar, inverted, orcid, openalex, country, affiliation, variants, nameIdentity } = person;
    insert.run(id, en, ar, inverted, orcid, country, affiliation, JSON.stringify(variants), ...person.sort, at);
    let numberedName = nameIdentity;
    for (let number = 2; owner.get(numberedName) !== undefined; number += 1) numberedName = `${nameIdentity}#${number}`;
    for (const identity of [orcid && `orcid:${orcid}`, openalex && `openalex:${openalex}`, numberedName])
      if (identity) claim.run(identity, id, batch);
    index.putAuthor(id, person.words.join(' '), person.keys.join(' '));
  };
}
