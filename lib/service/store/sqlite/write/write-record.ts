import type { DatabaseSync } from 'node:sqlite';
import { workKey } from '#lib/service/store/identity/work-key.ts';
import { identityRules } from '#lib/service/store/identity/work-weights.ts';
import { isMadeText, withMadeTexts, withoutStale } from '#lib/service/store/made-texts.ts';
import { diffRecords, keptFields } from '#lib/service/store/records/diff-records.ts';
import {
  type FieldSources,
  kindRankOf,
  type Origin,
  ownOrigin,
  sourceFor,
  sourceOf,
  sourcesOf,
} from '#lib/service/store/records/field-sources.ts';
import { type Merged, mergeRecords } from '#lib/service/store/records/merge-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { replaceFields } from '#lib/service/store/records/replace-fields.ts';
import { type Told, whyKept } from '#lib/service/store/records/weigh-sources.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { fieldSourcesOf, type StoredResearch, storedRecord } from '#lib/service/store/sqlite/read/stored-research.ts';
import type { TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';
import type { AssignedIds } from '#lib/service/store/upkeep/told.ts';
import { classificationWriter } from './classifications.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { IndexWriter } from './index-writer.ts';
import { type StoredMatch, storedMatcher } from './match-stored.ts';

interface Parts {
  readonly at: string;
  readonly batch: string;
  readonly touched: TouchedAuthors;
  readonly authors: AuthorIdentifier;
  readonly index: IndexWriter;
}

/**
 * Writes one record after the other. The operator's own word on a record corrects it; every other telling of the same work completes it, field by field
 * (`mergeRecords`). Who said a field is kept beside it, and by what keys and words sources told of the work, so that repeating it changes nothing.
 */
export function recordWriter(
  database: DatabaseSync,
  { at, batch, touched, authors, index }: Parts,
): (record: PreparedRecord, wanted?: AssignedIds) => LoadOutcome {
  const match = storedMatcher(database);
  const rows = researchRows(database, touched, index);
  const classifications = classificationWriter(database);

  const learn = (record: PreparedRecord, known: StoredMatch, doi: string | undefined, sameBatch: boolean) => {
    const { id } = known;
    // The record leads by one DOI; another one that its sources give leads to it as well.
    const identities = record.doi && record.doi !== doi ? [...record.identities, `doi:${record.doi}`] : record.identities;
    for (const identity of identities) rows.claimIfFree(identity, id, null, batch);
    if (isReplayed(record, sameBatch)) rows.claimIfFree(`key:${record.key}#${record.digest}`, id, record.digest, batch);
    if (!known.isFirstSource) rows.claimIfFree(`key:${record.key}`, id, record.digest, batch);
  };

  const change = (record: PreparedRecord, known: StoredMatch, stored: StoredResearch, next: Next) => {
    const sameBatch = stored.row.batch === batch;
    // A record that this batch added goes as a whole when the batch is undone.
    if (!sameBatch) rows.putAside(known.id, batch);
    const isOwnWord = known.isFirstSource && !isReplayed(record, sameBatch);
    rows.replace(known.id, prepareRecord(next.record), isOwnWord ? record.digest : (stored.row.digest as string), authors, batch, at);
    for (const [identity, digest, learnt = ''] of stored.identities) rows.claimIfFree(identity, known.id, digest, learnt);
    // The DOI of a preprint still leads to the work when that of the paper takes its place.
    if (stored.row.doi && stored.row.doi !== next.record.doi) rows.claimIfFree(`doi:${stored.row.doi}`, known.id, null, batch);
    const said = [...next.taken].map((field) => [field, sourceFor(record.origin ?? ownOrigin, field, { at, batch })] as const);
    rows.putSources(known.id, new Map(said), next.dropped);
    if (next.taken.has('areas')) classifications.put(known.id, record.classification);
    if (!known.isFirstSource) rows.claim(`key:${record.key}`, known.id, record.digest, batch);
  };

  return function write(record, wanted = {}): LoadOutcome {
    authors.want(wanted.people ?? []);
    // What other rules decided stands, whatever these would decide.
    const known = match(record, (wanted.rules ?? 1) === identityRules ? undefined : wanted.id);
    if (known && 'taken' in known) return write(withOwnKey(record), wanted);
    if (known && 'conflict' in known) {
      const [id, otherId] = known.conflict;
      return { kind: 'conflict', key: record.key, id: String(id), otherId: String(otherId), doi: record.doi as string };
    }
    if (!known) {
      const id = rows.insert(record, authors, batch, at, wanted.id);
      rows.putSources(id, sourcesOf(record.origin ?? ownOrigin, { at, batch }));
      if (record.classification) classifications.put(id, record.classification);
      return { kind: 'added', key: record.key, id: String(id) };
    }
    const said = {
      key: record.key,
      id: String(known.id),
      by: known.by,
      ...(known.because && { because: known.because }),
      ...(known.batch === batch && { again: true as const }),
    };
    if (known.withdrawn) return { kind: 'unchanged', ...said, withdrawn: true };
    if (known.digest === record.digest) return { kind: 'unchanged', ...said };
    const stored = rows.read(known.id);
    const before = storedRecord(stored);
    const sameBatch = stored.row.batch === batch;
    const next = nextRecord(before, fieldSourcesOf(stored), record, known, { sameBatch, at, batch });
    const changes = diffRecords(before, next.record);
    if (changes.length > 0) change(record, known, stored, next);
    learn(record, known, next.record.doi, sameBatch);
    const became = { ...said, ...keptOf(before, fieldSourcesOf(stored), next, record) };
    return changes.length > 0 ? { kind: 'updated', ...became, changes } : { kind: 'unchanged', ...became };
  };
}

function keptOf(
  stored: Told['record'],
  sources: FieldSources,
  { record }: Merged,
  told: PreparedRecord,
): Pick<Extract<LoadOutcome, { kind: 'updated' }>, 'kept'> {
  const origin = told.origin ?? ownOrigin;
  const incoming = recordOf(told);
  const before: Told = { record: stored, saidBy: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' } };
  const after: Told = { record: incoming, saidBy: (field) => sourceFor(origin, field, { at: '', batch: '' }) };
  const kept = keptFields(record, incoming, (field) => origin.derived?.includes(field) ?? false);
  return kept.length > 0 ? { kept: kept.map((field) => ({ ...field, because: whyKept(before, after, field.field) })) } : {};
}

/** The record under a key of its own, where a table has given another work the same number. */
function withOwnKey(record: PreparedRecord): PreparedRecord {
  const told = recordOf(record);
  return prepareRecord({ ...told, key: workKey(told) }, record.classification, record.origin);
}

/** Keys made of identifiers or of the title: several files may bear them, so one more telling completes and never empties a field. */
const shared = /^(?:doi|bibcode|work):/;

/** Whether a record may be told by several under its key: by other files, or by the same file a second time. */
function isReplayed(record: PreparedRecord, sameBatch: boolean): boolean {
  return sameBatch || shared.test(record.key);
}

/** What an operator keeps: a record that is told again under its key is corrected as a whole. */
const kept: ReadonlySet<string> = new Set(['own', 'starter', 'csv']);

interface Next extends Merged {
  /** Texts made here of an original that says something else now. */
  readonly dropped: readonly string[];
}

/** What a stored record becomes: the corrected word of its one source, or both together, field by field. */
function nextRecord(
  stored: Told['record'],
  sources: FieldSources,
  record: PreparedRecord,
  known: StoredMatch,
  state: { readonly sameBatch: boolean; readonly at: string; readonly batch: string },
): Next {
  const { record: told, taken, dropped: gone = [] } = toldRecord(stored, sources, record, known, state);
  const standing = new Map([...sources].filter(([field]) => !taken.has(field)));
  const { record: next, dropped } = withoutStale(told, standing);
  return { record: next, taken, dropped: [...gone, ...dropped] };
}

function toldRecord(...[stored, sources, record, known, state]: Parameters<typeof nextRecord>): Merged & Partial<Pick<Next, 'dropped'>> {
  const origin: Origin = record.origin ?? ownOrigin;
  const incoming = recordOf(record);
  const isOwnWord = known.isFirstSource && !isReplayed(record, state.sameBatch) && kept.has(origin.source);
  const isAlone = [...sources].every(
    ([field, said]) => isMadeText(field, said) || (kept.has(said.source) && kindRankOf(said.kind) <= kindRankOf('original')),
  );
  if (isOwnWord && isAlone) {
    const { source: _said, ...rest } = incoming;
    const next = withMadeTexts({ ...rest, ...(stored.source && { source: stored.source }) }, stored, sources, origin.made);
    return { record: next, taken: new Set(diffRecords(stored, next).map(({ field }) => field)) };
  }
  const before: Told = { record: stored, saidBy: (field) => sourceOf(sources, field) ?? { source: 'file', kind: 'original' } };
  const after: Told = { record: incoming, saidBy: (field) => sourceFor(origin, field, state) };
  if (origin.replaces) return replaceFields(before, after, sources, origin);
  return mergeRecords(before, after, {
    corrects: kept.has(origin.source) && known.digest !== undefined && !state.sameBatch && !shared.test(record.key),
  });
}
