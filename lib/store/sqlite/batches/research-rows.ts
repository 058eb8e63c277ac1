import type { DatabaseSync } from 'node:sqlite';
import type { FieldSources } from '#lib/store/records/field-sources.ts';
import type { PreparedRecord } from '#lib/store/records/prepare-record.ts';
import { type ChangedAuthors, changedAuthors, type RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { type ResearchStatements, researchStatements } from '#lib/store/sqlite/database/research-statements.ts';
import { readStored, type StoredResearch } from '#lib/store/sqlite/read/stored-research.ts';
import { researchFiller } from '#lib/store/sqlite/write/fill-research.ts';
import type { AuthorIdentifier } from '#lib/store/sqlite/write/identify-author.ts';
import { type IndexWriter, indexWriter } from '#lib/store/sqlite/write/index-writer.ts';
import { institutionWriter } from '#lib/store/sqlite/write/institution-writer.ts';
import { researchRestorer } from './restore-research.ts';

/** Reads, writes and removes publications with everything that belongs to them. The caller begins and ends the transaction. */
function researchRows(database: DatabaseSync, touched: ChangedAuthors, index: IndexWriter) {
  const sql = researchStatements(database);
  const institutions = institutionWriter(database, touched);
  const fill = researchFiller(sql, touched, institutions);
  const restore = researchRestorer(database, touched, index, institutions);
  const touch = (id: number) => {
    touched.research.add(id);
    for (const row of sql.signers.all(id) as { author_id: number }[]) touched.add(row.author_id);
    institutions.touch(id);
  };
  const clear = (id: number) => {
    touch(id);
    sql.references.drop(id);
    for (const statement of sql.clear) statement.run(id);
    sql.forget.run(id);
    index.dropResearch(id);
  };

  return {
    /** `previousId`: the id that the record had before a replay. The record gets this id again if no other record has it. */
    insert(record: PreparedRecord, authors: AuthorIdentifier, batch: string, at: string, previousId?: number): number {
      const freeId = previousId !== undefined && sql.row.get(previousId) === undefined ? previousId : null;
      const id = Number(
        sql.insert.run(freeId, ...fill.values(record, record.digest, fill.freeDoi(record.doi)), batch, at, at, record.doc).lastInsertRowid,
      );
      fill.rest(id, record, authors, { batch, at });
      index.putResearch(id, record.index);
      return id;
    },
    /** `digest`: the digest of the record as its first source reported it, not of the merged record. */
    replace(id: number, record: PreparedRecord, digest: string, authors: AuthorIdentifier, batch: string, at: string): void {
      const doi = fill.doiOf(id, record.doi);
      clear(id);
      sql.update.run(...fill.values(record, digest, doi), batch, at, record.doc, id);
      fill.rest(id, record, authors, { batch, at });
      index.putResearch(id, record.index);
    },
    /** Stores translated titles and abstracts. They come from no source, so authors and identities do not change. */
    retext(id: number, record: PreparedRecord, batch: string, at: string): void {
      sql.retext.run(Number(record.hasArabic), record.sortEn, record.sortAr, batch, at, record.doc, id);
      index.dropResearch(id);
      index.putResearch(id, record.index);
    },
    read: (id: number): StoredResearch => readStored(sql, id),
    putAside: (id: number, batch: string) => backUp(sql, id, batch),
    /** Restores the state that `read` returned, even if the publication was removed since. */
    restore: (id: number, stored: StoredResearch, classification = stored.classification): void => {
      clear(id);
      restore(id, stored, classification);
    },
    remove(id: number): void {
      clear(id);
      sql.remove.run(id);
    },
    /** Hides a publication: drops its index entry, and marks its authors and institutions for a recount. */
    hide(id: number): void {
      touch(id);
      index.dropResearch(id);
    },
    // Unlike `claimIfFree`, does not mark the publication as changed: it claims only `key:` identities, which references never contain.
    claim: (...identity: Claim) => claim(sql, identity),
    claimIfFree: (...identity: Claim) => claimIfFree(sql, touched, identity),
    /** Writes the sources of fields, and removes the sources of `gone`, the fields that no longer exist. */
    putSources(id: number, sources: FieldSources, gone: readonly string[] = []): void {
      for (const field of gone) sql.dropSource.run(id, field);
      for (const [field, { source, kind, statedAt, setAt, batch, original, reviewedAt }] of sources)
        sql.putSource.run(id, field, source, kind, statedAt ?? null, setAt, batch, original ?? null, reviewedAt ?? null);
    },
  };
}

type Claim = readonly [identity: string, id: number, digest: string | null, batch: string];

function claimIfFree(sql: ResearchStatements, touched: ChangedAuthors, identity: Claim): void {
  touched.research.add(identity[1]);
  sql.claim.run(...identity);
}

/** Assigns an identity to a record. If another record has it, saves that record first, so that undo can return the identity. */
function claim(sql: ResearchStatements, [identity, id, digest, batch]: Claim): void {
  const owner = sql.identityOwner.get(identity) as { id: number } | undefined;
  if (owner && owner.id !== id) backUp(sql, owner.id, batch);
  sql.claimAgain.run(identity, id, digest, batch);
}

const backUp = (sql: ResearchStatements, id: number, batch: string) =>
  void sql.putAside.run(batch, id, JSON.stringify(readStored(sql, id)));

/** What the functions of one batch share: its id and time, the rows, and what it changes. */
export interface BatchContext extends RowChange {
  readonly rows: ReturnType<typeof researchRows>;
  readonly touched: ChangedAuthors;
  readonly index: IndexWriter;
}

export function batchContext(database: DatabaseSync, change: RowChange, touched: ChangedAuthors = changedAuthors()): BatchContext {
  const index = indexWriter(database);
  return { ...change, touched, index, rows: researchRows(database, touched, index) };
}
