import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { Suspect } from '#lib/service/store/curation.ts';
import { type FieldSource, sourceOf } from '#lib/service/store/field-sources.ts';
import { mergeRecords } from '#lib/service/store/merge-records.ts';
import type { PreparedRecord } from '#lib/service/store/prepare-record.ts';
import { prepareRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { Told } from '#lib/service/store/weigh-sources.ts';
import { batchWriter, newBatchId } from './batches.ts';
import { classificationWriter } from './classifications.ts';
import { authorIdentifier } from './identify-author.ts';
import { type Refresh, refreshAuthors } from './index-authors.ts';
import { type IndexWriter, indexWriter } from './index-writer.ts';
import { mergeAuthorRows } from './merge-author-rows.ts';
import { mergeInstitutionRows } from './merge-institution-rows.ts';
import { transaction } from './open-database.ts';
import { researchRows } from './research-rows.ts';
import { fieldSourcesOf, type StoredResearch } from './stored-research.ts';
import { type TouchedAuthors, touchedAuthors } from './touched.ts';
import { writeStatement } from './write-statement.ts';

/** Decisions of an operator on single entries. Each is a batch, so that it stands in the list and can be undone. */
export function curator(database: DatabaseSync, at: string, refresh: Refresh = refreshAuthors) {
  const decide = (source: string, work: (parts: Parts) => void): string =>
    transaction(database, () => {
      const batch = newBatchId(database);
      const touched = touchedAuthors();
      const index = indexWriter(database);
      work({ batch, touched, index, rows: researchRows(database, touched, index) });
      refresh(database, touched, index, { batch, at });
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
    mergeInstitutions: (from: string, into: string) =>
      decide(`merge institution ${from} into ${into}`, ({ batch, touched }) => {
        for (const id of [from, into]) visible(database, 'institution', id);
        if (from === into) throw new Problem('bad_request', { detail: 'An institution cannot be merged into itself.' });
        mergeInstitutionRows(database, Number(from), Number(into), at, { batch, touched });
      }),
    classify: (id: string, areas: readonly string[]) =>
      decide(`classify research ${id}`, (parts) => {
        visible(database, 'research', id);
        const { row, authors } = parts.rows.read(Number(id));
        changeRecord(database, Number(id), at, parts, prepareRecord({ ...recordOf({ doc: row.doc as string, authors }), areas }));
        classificationWriter(database).review(Number(id), at);
        parts.rows.putSources(Number(id), new Map([['areas', { source: 'operator', kind: 'reviewed', setAt: at, batch: parts.batch }]]));
      }),
  };
}

/** The merging of one kind of entries. */
export function mergeBy(by: ReturnType<typeof curator>, kind: Suspect['kind']): (from: string, into: string) => string {
  return { research: by.mergeResearch, author: by.mergeAuthors, institution: by.mergeInstitutions }[kind];
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
  for (const [identity, digest, learnt = ''] of stored.identities) rows.claimIfFree(identity, id, digest, learnt);
}

function mergeResearchRows(database: DatabaseSync, from: number, into: number, at: string, parts: Parts): void {
  const { rows, batch } = parts;
  const [gone, kept] = [rows.read(from), rows.read(into)];
  rows.putAside(from, batch);
  rows.hide(from);
  // The columns that must be unique go with the record that stays; what it has no place for still leads to it.
  writeStatement(database, 'UPDATE research SET merged_into = ?, doi = NULL, updated_at = ?, batch = ? WHERE id = ?').run(
    into,
    at,
    batch,
    from,
  );
  const { record, taken } = mergeRecords(toldBy(kept), toldBy(gone));
  changeRecord(database, into, at, parts, prepareRecord(record));
  const sources = fieldSourcesOf(gone);
  const passed = [...taken].map((field): [string, FieldSource | undefined] => [field, sourceOf(sources, field)]);
  rows.putSources(into, new Map(passed.flatMap(([field, source]) => (source ? [[field, { ...source, setAt: at, batch }] as const] : []))));
  if (taken.has('areas')) classificationWriter(database).pass(from, into);
  if (gone.row.doi !== null) rows.claimIfFree(`doi:${gone.row.doi}`, into, null, batch);
}

function toldBy(stored: StoredResearch): Told {
  const sources = fieldSourcesOf(stored);
  return {
    record: recordOf({ doc: stored.row.doc as string, authors: stored.authors }),
    saidBy: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' },
  };
}

const called = { research: 'publication', author: 'person', institution: 'institution' } as const satisfies Record<Suspect['kind'], string>;

function visible(database: DatabaseSync, kind: Suspect['kind'], id: string): void {
  const withdrawn = kind === 'research' ? 'AND withdrawn_at IS NULL' : '';
  const row = database.prepare(`SELECT 1 FROM ${kind} WHERE id = ? AND merged_into IS NULL ${withdrawn}`).get(Number(id));
  if (!row) throw new Problem('not_found', { detail: `There is no ${called[kind]} with id ${id}.` });
}
