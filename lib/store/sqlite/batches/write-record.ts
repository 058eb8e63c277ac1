import type { DatabaseSync } from 'node:sqlite';
import { workKey } from '#lib/store/identity/work-key.ts';
import { identityRules } from '#lib/store/identity/work-weights.ts';
import { isLocalText, withLocalTexts, withoutStaleTexts } from '#lib/store/port/machine-texts.ts';
import type { LoadOutcome } from '#lib/store/port/store.ts';
import { diffRecords, keptFields } from '#lib/store/records/diff-records.ts';
import {
  type FieldSources,
  kindRankOf,
  type Origin,
  operatorOrigin,
  sourceFor,
  sourceOf,
  sourcesOf,
} from '#lib/store/records/field-sources.ts';
import { type MergedRecord, mergeRecords } from '#lib/store/records/merge-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import { replaceFields } from '#lib/store/records/replace-fields.ts';
import { type SourcedRecord, whyKept } from '#lib/store/records/weigh-sources.ts';
import { fieldSourcesOf, type StoredResearch, storedRecord } from '#lib/store/sqlite/read/stored-research.ts';
import { classificationWriter } from '#lib/store/sqlite/write/classifications.ts';
import type { AuthorIdentifier } from '#lib/store/sqlite/write/identify-author.ts';
import { type StoredMatch, storedMatcher } from '#lib/store/sqlite/write/match-stored.ts';
import type { AssignedIds } from '#lib/store/upkeep/replay-log.ts';
import type { BatchContext } from './research-rows.ts';

/** Writes records in order. A report by the operator corrects the stored record; any other completes it (`mergeRecords`). */
export function recordWriter(
  database: DatabaseSync,
  { at, batch, rows }: BatchContext,
  authors: AuthorIdentifier,
): (record: PreparedRecord, assigned?: AssignedIds) => LoadOutcome {
  const match = storedMatcher(database);
  const classifications = classificationWriter(database);

  const recordIdentities = (record: PreparedRecord, existing: StoredMatch, doi: string | undefined, sameBatch: boolean) => {
    const { id } = existing;
    // A record has one main DOI; any other DOI of its sources also resolves to it.
    const identities = record.doi && record.doi !== doi ? [...record.identities, `doi:${record.doi}`] : record.identities;
    for (const identity of identities) rows.claimIfFree(identity, id, null, batch);
    if (hasSharedKey(record, sameBatch)) rows.claimIfFree(`key:${record.key}#${record.digest}`, id, record.digest, batch);
    if (!existing.isFirstSource) rows.claimIfFree(`key:${record.key}`, id, record.digest, batch);
  };

  const change = (record: PreparedRecord, existing: StoredMatch, stored: StoredResearch, result: NextRecord) => {
    const sameBatch = stored.row.batch === batch;
    // If this batch has already written the record, its earlier state is saved already, or undo removes the record.
    if (!sameBatch) rows.putAside(existing.id, batch);
    const reportDigest = existing.isFirstSource && !hasSharedKey(record, sameBatch) ? record.digest : (stored.row.digest as string);
    rows.replace(existing.id, prepareRecord(result.record), reportDigest, authors, batch, at);
    for (const [identity, digest, source = ''] of stored.identities) rows.claimIfFree(identity, existing.id, digest, source);
    // A preprint's DOI still resolves to the work after the paper's DOI replaces it.
    if (stored.row.doi && stored.row.doi !== result.record.doi) rows.claimIfFree(`doi:${stored.row.doi}`, existing.id, null, batch);
    const origin = record.origin ?? operatorOrigin;
    const changedSources = [...result.changedFields].map((field) => [field, sourceFor(origin, field, { at, batch })] as const);
    rows.putSources(existing.id, new Map(changedSources), result.dropped);
    if (result.changedFields.has('areas')) classifications.put(existing.id, record.classification);
    if (!existing.isFirstSource) rows.claim(`key:${record.key}`, existing.id, record.digest, batch);
  };

  return function write(record, assigned = {}): LoadOutcome {
    authors.reuseIds(assigned.people ?? []);
    // If a load used earlier matching rules, its replay uses the match that the load made.
    const existing = match(record, (assigned.rules ?? 1) === identityRules ? undefined : assigned.id);
    if (existing && 'taken' in existing) return write(withUniqueKey(record), assigned);
    if (existing && 'conflict' in existing) {
      const [id, otherId] = existing.conflict;
      return { kind: 'conflict', key: record.key, id: String(id), otherId: String(otherId), doi: record.doi as string };
    }
    if (!existing) {
      const id = rows.insert(record, authors, batch, at, assigned.id);
      rows.putSources(id, sourcesOf(record.origin ?? operatorOrigin, { at, batch }));
      if (record.classification) classifications.put(id, record.classification);
      return { kind: 'added', key: record.key, id: String(id) };
    }
    const identification = {
      key: record.key,
      id: String(existing.id),
      by: existing.by,
      ...(existing.because && { because: existing.because }),
      ...(existing.batch === batch && { again: true as const }),
    };
    if (existing.withdrawn) return { kind: 'unchanged', ...identification, withdrawn: true };
    if (existing.digest === record.digest) return { kind: 'unchanged', ...identification };
    const storedRow = rows.read(existing.id);
    const before = storedRecord(storedRow);
    const sameBatch = storedRow.row.batch === batch;
    const result = nextRecord(before, fieldSourcesOf(storedRow), record, existing, { sameBatch, at, batch });
    const changes = diffRecords(before, result.record);
    if (changes.length > 0) change(record, existing, storedRow, result);
    recordIdentities(record, existing, result.record.doi, sameBatch);
    const outcome = { ...identification, ...keptOf(before, fieldSourcesOf(storedRow), result, record) };
    return changes.length > 0 ? { kind: 'updated', ...outcome, changes } : { kind: 'unchanged', ...outcome };
  };
}

/** The incoming values that the merge did not take, with the reasons. */
function keptOf(
  stored: SourcedRecord['record'],
  sources: FieldSources,
  { record }: MergedRecord,
  prepared: PreparedRecord,
): Pick<Extract<LoadOutcome, { kind: 'updated' }>, 'kept'> {
  const origin = prepared.origin ?? operatorOrigin;
  const incoming = recordOf(prepared);
  const before: SourcedRecord = { record: stored, sourceOf: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' } };
  const after: SourcedRecord = { record: incoming, sourceOf: (field) => sourceFor(origin, field, { at: '', batch: '' }) };
  const keptValues = keptFields(record, incoming, (field) => origin.derived?.includes(field) ?? false);
  return keptValues.length > 0 ? { kept: keptValues.map((field) => ({ ...field, because: whyKept(before, after, field.field) })) } : {};
}

/** Gives the record a key derived from its content. Used when its own key, such as a row number, belongs to another work. */
function withUniqueKey(record: PreparedRecord): PreparedRecord {
  const parsedRecord = recordOf(record);
  return prepareRecord({ ...parsedRecord, key: workKey(parsedRecord) }, record.classification, record.origin);
}

/** Keys derived from identifiers or titles. Several files may use the same key, so a further report adds fields but empties none. */
const sharedKey = /^(?:doi|bibcode|work):/;

/** Whether several reports may have this record's key: several files may use it, or this batch has already written the record. */
function hasSharedKey(record: PreparedRecord, sameBatch: boolean): boolean {
  return sameBatch || sharedKey.test(record.key);
}

/** Sources the operator maintains: a further report under the same key corrects the whole record. */
const curatedSources: ReadonlySet<string> = new Set(['own', 'starter', 'csv']);

interface NextRecord extends MergedRecord {
  /** Local texts, such as translations, that were removed because their original has changed. */
  readonly dropped: readonly string[];
}

/** The record's next state: the new report alone if it corrects the report of the record's only source; else a merge by field. */
function nextRecord(
  stored: SourcedRecord['record'],
  sources: FieldSources,
  record: PreparedRecord,
  match: StoredMatch,
  state: { readonly sameBatch: boolean; readonly at: string; readonly batch: string },
): NextRecord {
  const { record: merged, changedFields, dropped: droppedFields = [] } = mergeReport(stored, sources, record, match, state);
  const remainingSources = new Map([...sources].filter(([field]) => !changedFields.has(field)));
  const { record: result, dropped } = withoutStaleTexts(merged, remainingSources);
  return { record: result, changedFields, dropped: [...droppedFields, ...dropped] };
}

function mergeReport(
  ...[stored, sources, record, match, state]: Parameters<typeof nextRecord>
): MergedRecord & Partial<Pick<NextRecord, 'dropped'>> {
  const origin: Origin = record.origin ?? operatorOrigin;
  const incoming = recordOf(record);
  const isCorrection = match.isFirstSource && !hasSharedKey(record, state.sameBatch) && curatedSources.has(origin.source);
  const isAlone = [...sources].every(
    ([field, entry]) => isLocalText(field, entry) || (curatedSources.has(entry.source) && kindRankOf(entry.kind) <= kindRankOf('original')),
  );
  if (isCorrection && isAlone) {
    const { source: _source, ...rest } = incoming;
    const corrected = withLocalTexts({ ...rest, ...(stored.source && { source: stored.source }) }, stored, sources, origin.made);
    return { record: corrected, changedFields: new Set(diffRecords(stored, corrected).map(({ field }) => field)) };
  }
  const before: SourcedRecord = { record: stored, sourceOf: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' } };
  const after: SourcedRecord = { record: incoming, sourceOf: (field) => sourceFor(origin, field, state) };
  if (origin.replaces) return replaceFields(before, after, sources, origin);
  return mergeRecords(before, after, {
    corrects: curatedSources.has(origin.source) && match.digest !== undefined && !state.sameBatch && !sharedKey.test(record.key),
  });
}
