import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import { mergeRecords } from '#lib/service/store/merge-records.ts';
import type { PreparedRecord } from '#lib/service/store/prepare-record.ts';
import { prepareRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import { batchWriter, newBatchId } from './batches.ts';
import { classificationWriter } from './classifications.ts';
import { authorIdentifier } from './identify-author.ts';
import { type Refresh, refreshAuthors, type TouchedAuthors, touchedAuthors } from './index-authors.ts';
import { type IndexWriter, indexWriter } from './index-writer.ts';
import { mergeAuthorRows } from './merge-author-rows.ts';
import { transaction } from './open-database.ts';
import { researchRows, type StoredResearch } from './research-rows.ts';
import { writeStatement } from './write-statement.ts';

/** Decisions of an operator on single entries. Each is a batch, so that it stands in the list and can be undone. */
export function curator(database: DatabaseSync, at: string, refresh: Refresh = refreshAuthors) {
  const decide = (source: string, work: (parts: Parts) => void): string =>
    transaction(database, () => {
      const batch = newBatchId(database);
      const touched = touchedAuthors();
      const index = indexWriter(database);
      work({ batch, touched, index, rows: researchRows(database, touched, index) });
      refresh(database, touched, index);
      batchWriter(database)({ batch, at, source, added: 0, updated: 1, unchanged: 0 });
      return batch;
    });
  return {
    withdraw: (id: string) =>
      decide(`withdraw research ${id}`, ({ batch, rows }) => {
        visible(database, 'research', id);
        rows.putAside(Number(id), batch);
        rows.hide(Number(id));
        writeStatement(database, 'UPDATE research SET withdrawn_at = ?, updated_at = ?, batch = ? WHERE id = ?').run(
          at,
          at,
          batch,
          Number(id),
        );
      }),
    mergeResearch: (from: string, into: string) =>
      decide(`merge research ${from} into ${into}`, (parts) => {
        for (const id of [from, into]) visible(database, 'research', id);
        if (from === into) throw new Problem('bad_request', { detail: 'A record cannot be merged into itself.' });
        mergeResearchRows(database, Number(from), Number(into), at, parts);
      }),
    mergeAuthors: (from: string, into: string) =>
      decide(`merge author ${from} into ${into}`, (parts) => {
        for (const id of [from, into]) visible(database, 'author', id);
        if (from === into) throw new Problem('bad_request', { detail: 'A person cannot be merged into themselves.' });
        mergeAuthorRows(database, Number(from), Number(into), at, parts);
      }),
    classify: (id: string, areas: readonly string[]) =>
      decide(`classify research ${id}`, (parts) => {
        visible(database, 'research', id);
        const { row, authors } = parts.rows.read(Number(id));
        changeRecord(database, Number(id), at, parts, prepareRecord({ ...recordOf({ doc: row.doc as string, authors }), areas }));
        classificationWriter(database).review(Number(id), at);
      }),
  };
}

interface Parts {
  readonly batch: string;
  readonly rows: ReturnType<typeof researchRows>;
  readonly touched: TouchedAuthors;
  readonly index: IndexWriter;
}

/** Writes a record anew that keeps its sources, with what was there put aside. */
export function changeRecord(database: DatabaseSync, id: number, at: string, { rows, batch, index }: Parts, record: PreparedRecord): void {
  const stored = rows.read(id);
  rows.putAside(id, batch);
  rows.replace(id, record, stored.row.digest as string, authorIdentifier(database, at, batch, index), batch, at);
  for (const [identity, digest] of stored.identities) rows.claim(identity, id, digest);
}

function mergeResearchRows(database: DatabaseSync, from: number, into: number, at: string, parts: Parts): void {
  const { rows, batch } = parts;
  const [gone, kept] = [rows.read(from), rows.read(into)];
  const recordAt = ({ row, authors }: StoredResearch) => recordOf({ doc: row.doc as string, authors });
  rows.putAside(from, batch);
  rows.hide(from);
  // The columns that must be unique go with the record that stays; what it has no place for still leads to it.
  writeStatement(database, 'UPDATE research SET merged_into = ?, doi = NULL, updated_at = ?, batch = ? WHERE id = ?').run(
    into,
    at,
    batch,
    from,
  );
  changeRecord(database, into, at, parts, prepareRecord(mergeRecords(recordAt(kept), recordAt(gone))));
  if (gone.row.doi !== null) rows.claimIfFree(`doi:${gone.row.doi}`, into);
}

function visible(database: DatabaseSync, kind: 'research' | 'author', id: string): void {
  const withdrawn = kind === 'research' ? 'AND withdrawn_at IS NULL' : '';
  const row = database.prepare(`SELECT 1 FROM ${kind} WHERE id = ? AND merged_into IS NULL ${withdrawn}`).get(Number(id));
  if (!row) throw new Problem('not_found', { detail: `There is no ${kind === 'research' ? 'publication' : 'person'} with id ${id}.` });
}
