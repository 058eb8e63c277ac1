import type { DatabaseSync } from 'node:sqlite';
import { workKey } from '#lib/service/store/identity/work-key.ts';
import { diffRecords, keptFields } from '#lib/service/store/records/diff-records.ts';
import { ownOrigin, sourceFor, sourcesOf } from '#lib/service/store/records/field-sources.ts';
import type { Merged } from '#lib/service/store/records/merge-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { researchRows } from '#lib/service/store/sqlite/read/research-rows.ts';
import { fieldSourcesOf, type StoredResearch } from '#lib/service/store/sqlite/read/stored-research.ts';
import type { TouchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';
import type { Wanted } from '#lib/service/store/upkeep/told.ts';
import { classificationWriter } from './classifications.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { IndexWriter } from './index-writer.ts';
import { type StoredMatch, storedMatcher } from './match-stored.ts';
import { isReplayed, type Next, nextRecord } from './next-record.ts';

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
): (record: PreparedRecord, wanted?: Wanted) => LoadOutcome {
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
    const said = [...next.taken].map((field) => [field, sourceFor(record.origin ?? ownOrigin, field, { at, batch })] as const);
    rows.putSources(known.id, new Map(said), next.dropped);
    if (next.taken.has('areas')) classifications.put(known.id, record.classification);
    if (!known.isFirstSource) rows.claim(`key:${record.key}`, known.id, record.digest, batch);
  };

  return function write(record, wanted = {}): LoadOutcome {
    authors.want(wanted.people ?? []);
    const known = match(record);
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
    const before = recordOf({ doc: stored.row.doc as string, authors: stored.authors });
    const sameBatch = stored.row.batch === batch;
    const next = nextRecord(before, fieldSourcesOf(stored), record, known, { sameBatch, at, batch });
    const changes = diffRecords(before, next.record);
    if (changes.length > 0) change(record, known, stored, next);
    learn(record, known, next.record.doi, sameBatch);
    const became = { ...said, ...keptOf(next, record) };
    return changes.length > 0 ? { kind: 'updated', ...became, changes } : { kind: 'unchanged', ...became };
  };
}

function keptOf({ record }: Merged, told: PreparedRecord): Pick<Extract<LoadOutcome, { kind: 'updated' }>, 'kept'> {
  const kept = keptFields(record, recordOf(told), (field) => told.origin?.derived?.includes(field) ?? false);
  return kept.length > 0 ? { kept } : {};
}

/** The record under a key of its own, where a table has given another work the same number. */
function withOwnKey(record: PreparedRecord): PreparedRecord {
  const told = recordOf(record);
  return prepareRecord({ ...told, key: workKey(told) }, record.classification, record.origin);
}
