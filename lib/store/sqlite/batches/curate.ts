import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '#lib/base/problem.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import { withoutStaleTexts } from '#lib/store/port/machine-texts.ts';
import { type FieldSource, sourceOf } from '#lib/store/records/field-sources.ts';
import { mergeRecords } from '#lib/store/records/merge-records.ts';
import type { PreparedRecord } from '#lib/store/records/prepare-record.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import type { SourcedRecord } from '#lib/store/records/weigh-sources.ts';
import { type ChangedAuthors, changedAuthors, type RowChange } from '#lib/store/sqlite/database/changed-ids.ts';
import { transaction } from '#lib/store/sqlite/database/transaction.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { fieldSourcesOf, type StoredResearch, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/store/sqlite/write/classifications.ts';
import { authorIdentifier } from '#lib/store/sqlite/write/identify-author.ts';
import { refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import type { Decision } from '#lib/store/upkeep/replay-log.ts';
import { batchWriter, newBatchId } from './batches.ts';
import { mergeAuthorRows } from './merge-author-rows.ts';
import { mergeInstitutionRows } from './merge-institution-rows.ts';
import { replayLogWriter } from './replay-log-writer.ts';
import { type BatchContext, batchContext } from './research-rows.ts';
import { splitResearch } from './split-research.ts';

/** Applies an operator's decision as a batch, which can be undone. Returns the batch id, and the decision with the ids it assigned. */
export function decide<D extends Decision>(
  database: DatabaseSync,
  decision: D,
  at: string,
): { readonly batch: string; readonly decision: Decision } {
  return transaction(database, () => {
    const batch = newBatchId(database);
    const touched = changedAuthors();
    const appliedDecision = writeDecision(database, decision, { batch, at, touched });
    const replayLog = replayLogWriter(database, batch);
    replayLog.decision(appliedDecision);
    replayLog.flush();
    batchWriter(database, touched)({ batch, at, source: sourceOfDecision(decision), added: 0, updated: 1, unchanged: 0 });
    return { batch, decision: appliedDecision };
  });
}

const sourceOfDecision = (decision: Decision): string =>
  decision[0] === 'merge' ? `merge ${decision[1]} ${decision[2]} into ${decision[3]}` : `${decision[0]} research ${decision[1]}`;

/** Applies a decision; the caller holds the transaction and records the batch. Returns the decision with the ids it assigned. */
export function writeDecision(
  database: DatabaseSync,
  decision: Decision,
  { touched, ...change }: RowChange & { readonly touched: ChangedAuthors },
): Decision {
  const context = batchContext(database, change, touched);
  const [kind, ...ids] = decision[0] === 'merge' ? (decision.slice(1) as [Kind, string, string]) : (['research', decision[1]] as const);
  for (const id of ids) requireVisible(database, kind, id);
  const [firstId, secondId] = ids.map(Number) as [number, number];
  if (firstId === secondId) throw new Problem('bad_request', { detail: `The ${nouns[kind]} cannot be merged into itself.` });
  let appliedDecision = decision;
  if (decision[0] === 'split') appliedDecision = split(database, decision, context);
  else if (decision[0] === 'withdraw') withdraw(database, firstId, context);
  else if (decision[0] === 'classify') classify(database, firstId, decision[2], context);
  else if (kind === 'research') mergeResearchRows(database, firstId, secondId, context);
  else if (kind === 'author') mergeAuthorRows(database, firstId, secondId, context);
  else mergeInstitutionRows(database, firstId, secondId, context);
  refreshAuthors(database, context.touched, context.index, change);
  return appliedDecision;
}

function split(database: DatabaseSync, decision: Extract<Decision, readonly ['split', ...unknown[]]>, context: BatchContext): Decision {
  const [, id, identifier, newId] = decision;
  const splitId = splitResearch(database, Number(id), identifier, newId === undefined ? undefined : Number(newId), context);
  return ['split', id, identifier, String(splitId)];
}

type Kind = Suspect['kind'];

function withdraw(database: DatabaseSync, id: number, { rows, batch, at }: BatchContext): void {
  rows.putAside(id, batch);
  rows.hide(id);
  writeStatement(database, 'UPDATE research SET withdrawn_at = ?, updated_at = ?, batch = ? WHERE id = ?').run(at, at, batch, id);
}

function classify(database: DatabaseSync, id: number, areas: readonly string[], context: BatchContext): void {
  changeRecord(database, id, context, prepareRecord({ ...storedRecord(context.rows.read(id)), areas }));
  const { at, batch } = context;
  classificationWriter(database).review(id, at);
  context.rows.putSources(id, new Map([['areas', { source: 'operator', kind: 'reviewed', setAt: at, batch }]]));
}

/** Rewrites a record without changing the sources of its fields. Saves the previous state for undo. */
export function changeRecord(database: DatabaseSync, id: number, { rows, batch, at, index }: BatchContext, record: PreparedRecord): void {
  const storedRow = rows.read(id);
  rows.putAside(id, batch);
  rows.replace(id, record, storedRow.row.digest as string, authorIdentifier(database, at, batch, index), batch, at);
  for (const [identity, digest, origin = ''] of storedRow.identities) rows.claimIfFree(identity, id, digest, origin);
}

function mergeResearchRows(database: DatabaseSync, from: number, into: number, context: BatchContext): void {
  const { rows, batch, at } = context;
  const [source, target] = [rows.read(from), rows.read(into)];
  rows.putAside(from, batch);
  rows.hide(from);
  // A DOI is unique, so it moves to the remaining record. Other identifiers lead there through `merged_into`.
  writeStatement(database, 'UPDATE research SET merged_into = ?, doi = NULL, updated_at = ?, batch = ? WHERE id = ?').run(
    into,
    at,
    batch,
    from,
  );
  const { record: merged, changedFields } = mergeRecords(withSources(target), withSources(source));
  const sources = fieldSourcesOf(source);
  const fieldOrigins = [...changedFields].map((field): [string, FieldSource | undefined] => [field, sourceOf(sources, field)]);
  const transferred = new Map(
    fieldOrigins.flatMap(([field, source]) => (source ? [[field, { ...source, setAt: at, batch }] as const] : [])),
  );
  const { record, dropped } = withoutStaleTexts(merged, new Map([...fieldSourcesOf(target), ...transferred]));
  changeRecord(database, into, context, prepareRecord(record));
  rows.putSources(into, transferred, dropped);
  if (changedFields.has('areas')) classificationWriter(database).pass(from, into);
  if (source.row.doi !== null) rows.claimIfFree(`doi:${source.row.doi}`, into, null, batch);
}

function withSources(stored: StoredResearch): SourcedRecord {
  const sources = fieldSourcesOf(stored);
  return {
    record: storedRecord(stored),
    sourceOf: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' },
  };
}

const nouns = { research: 'publication', author: 'person', institution: 'institution' } as const satisfies Record<Kind, string>;

function requireVisible(database: DatabaseSync, kind: Kind, id: string): void {
  const withdrawn = kind === 'research' ? 'AND withdrawn_at IS NULL' : '';
  const row = database.prepare(`SELECT 1 FROM ${kind} WHERE id = ? AND merged_into IS NULL ${withdrawn}`).get(Number(id));
  if (!row) throw new Problem('not_found', { detail: `There is no ${nouns[kind]} with id ${id}.` });
}
