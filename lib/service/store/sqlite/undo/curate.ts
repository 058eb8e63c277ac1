import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/domain/problem.ts';
import type { Suspect } from '#lib/service/store/curation.ts';
import { withoutStale } from '#lib/service/store/made-texts.ts';
import { type FieldSource, sourceOf } from '#lib/service/store/records/field-sources.ts';
import { mergeRecords } from '#lib/service/store/records/merge-records.ts';
import type { PreparedRecord } from '#lib/service/store/records/prepare-record.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import type { Told } from '#lib/service/store/records/weigh-sources.ts';
import { transaction } from '#lib/service/store/sqlite/database/open-database.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { fieldSourcesOf, type StoredResearch, storedRecord } from '#lib/service/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/service/store/sqlite/write/classifications.ts';
import { authorIdentifier } from '#lib/service/store/sqlite/write/identify-author.ts';
import { refreshAuthors } from '#lib/service/store/sqlite/write/index-authors.ts';
import { type IndexWriter, indexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import type { Decision } from '#lib/service/store/upkeep/told.ts';
import { batchWriter, newBatchId } from './batches.ts';
import { mergeAuthorRows } from './merge-author-rows.ts';
import { mergeInstitutionRows } from './merge-institution-rows.ts';
import { splitResearch } from './split-research.ts';
import { toldWriter } from './told-rows.ts';
import { type TouchedAuthors, touchedAuthors } from './touched.ts';

/** Writes a decision of an operator on single entries. It is a batch, so that it is in the list and can be undone; returns its id, and the decision as it is told again. */
export function decide<D extends Decision>(
  database: DatabaseSync,
  decision: D,
  at: string,
): { readonly batch: string; readonly decision: Decision } {
  return transaction(database, () => {
    const batch = newBatchId(database);
    const made = writeDecision(database, decision, { batch, at });
    const told = toldWriter(database, batch);
    told.decision(made);
    told.flush();
    batchWriter(database)({ batch, at, source: sourceOfDecision(decision), added: 0, updated: 1, unchanged: 0 });
    return { batch, decision: made };
  });
}

const sourceOfDecision = (decision: Decision): string =>
  decision[0] === 'merge' ? `merge ${decision[1]} ${decision[2]} into ${decision[3]}` : `${decision[0]} research ${decision[1]}`;

/** What a decision changes. The caller holds the transaction and notes the batch. Returns the decision with the ids that it gave. */
export function writeDecision(
  database: DatabaseSync,
  decision: Decision,
  { batch, at }: { readonly batch: string; readonly at: string },
): Decision {
  const touched = touchedAuthors();
  const index = indexWriter(database);
  const parts: Parts = { batch, touched, index, rows: researchRows(database, touched, index) };
  const [kind, ...ids] = decision[0] === 'merge' ? (decision.slice(1) as [Kind, string, string]) : (['research', decision[1]] as const);
  for (const id of ids) visible(database, kind, id);
  const [one, two] = ids.map(Number) as [number, number];
  if (one === two) throw new Problem('bad_request', { detail: `The ${called[kind]} cannot be merged into itself.` });
  let made = decision;
  if (decision[0] === 'split') made = split(database, decision, at, parts);
  else if (decision[0] === 'withdraw') withdraw(database, one, at, parts);
  else if (decision[0] === 'classify') classify(database, one, decision[2], at, parts);
  else if (kind === 'research') mergeResearchRows(database, one, two, at, parts);
  else if (kind === 'author') mergeAuthorRows(database, one, two, at, parts);
  else mergeInstitutionRows(database, one, two, at, parts);
  refreshAuthors(database, touched, index, { batch, at });
  return made;
}

function split(database: DatabaseSync, decision: Extract<Decision, readonly ['split', ...unknown[]]>, at: string, parts: Parts): Decision {
  const [, id, identifier, own] = decision;
  const authors = authorIdentifier(database, at, parts.batch, parts.index);
  const given = splitResearch(database, Number(id), identifier, own === undefined ? undefined : Number(own), { ...parts, authors, at });
  return ['split', id, identifier, String(given)];
}

type Kind = Suspect['kind'];

function withdraw(database: DatabaseSync, id: number, at: string, { rows, batch }: Parts): void {
  rows.putAside(id, batch);
  rows.hide(id);
  writeStatement(database, 'UPDATE research SET withdrawn_at = ?, updated_at = ?, batch = ? WHERE id = ?').run(at, at, batch, id);
}

function classify(database: DatabaseSync, id: number, areas: readonly string[], at: string, parts: Parts): void {
  changeRecord(database, id, at, parts, prepareRecord({ ...storedRecord(parts.rows.read(id)), areas }));
  classificationWriter(database).review(id, at);
  parts.rows.putSources(id, new Map([['areas', { source: 'operator', kind: 'reviewed', setAt: at, batch: parts.batch }]]));
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
  const { record: merged, taken } = mergeRecords(toldBy(kept), toldBy(gone));
  const sources = fieldSourcesOf(gone);
  const said = [...taken].map((field): [string, FieldSource | undefined] => [field, sourceOf(sources, field)]);
  const passed = new Map(said.flatMap(([field, source]) => (source ? [[field, { ...source, setAt: at, batch }] as const] : [])));
  const { record, dropped } = withoutStale(merged, new Map([...fieldSourcesOf(kept), ...passed]));
  changeRecord(database, into, at, parts, prepareRecord(record));
  rows.putSources(into, passed, dropped);
  if (taken.has('areas')) classificationWriter(database).pass(from, into);
  if (gone.row.doi !== null) rows.claimIfFree(`doi:${gone.row.doi}`, into, null, batch);
}

function toldBy(stored: StoredResearch): Told {
  const sources = fieldSourcesOf(stored);
  return {
    record: storedRecord(stored),
    saidBy: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' },
  };
}

const called = { research: 'publication', author: 'person', institution: 'institution' } as const satisfies Record<Kind, string>;

function visible(database: DatabaseSync, kind: Kind, id: string): void {
  const withdrawn = kind === 'research' ? 'AND withdrawn_at IS NULL' : '';
  const row = database.prepare(`SELECT 1 FROM ${kind} WHERE id = ? AND merged_into IS NULL ${withdrawn}`).get(Number(id));
  if (!row) throw new Problem('not_found', { detail: `There is no ${called[kind]} with id ${id}.` });
}
