import type { DatabaseSync } from 'node:sqlite';
import { diffRecords } from '#lib/service/store/diff-records.ts';
import { type PreparedRecord, prepareRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';
import { classificationWriter } from './classifications.ts';
import type { AuthorIdentifier } from './identify-author.ts';
import type { TouchedAuthors } from './index-authors.ts';
import type { IndexWriter } from './index-writer.ts';
import { storedMatcher } from './match-stored.ts';
import { isRetold, nextRecord } from './next-record.ts';
import { researchRows } from './research-rows.ts';

interface Parts {
  readonly at: string;
  readonly batch: string;
  readonly touched: TouchedAuthors;
  readonly authors: AuthorIdentifier;
  readonly index: IndexWriter;
}

/**
 * Writes one record after the other. The source a record was first taken from replaces it; any other source of the same work completes it
 * (`mergeRecords`), and what each source said last is remembered, so that repeating it changes nothing.
 */
export function recordWriter(
  database: DatabaseSync,
  { at, batch, touched, authors, index }: Parts,
): (record: PreparedRecord) => LoadOutcome {
  const match = storedMatcher(database);
  const rows = researchRows(database, touched, index);
  const classifications = classificationWriter(database);

  return (record) => {
    const known = match(record);
    if (known && 'conflict' in known) {
      return {
        kind: 'conflict',
        key: record.key,
        id: String(known.conflict[0]),
        otherId: String(known.conflict[1]),
        doi: record.doi as string,
      };
    }
    if (!known) {
      const id = rows.insert(record, authors, batch, at);
      if (record.classification) classifications.put(id, record.classification);
      return { kind: 'added', key: record.key, id: String(id) };
    }
    const id = String(known.id);
    if (known.withdrawn || known.digest === record.digest) return { kind: 'unchanged', key: record.key, id, by: known.by };
    const stored = rows.read(known.id);
    const before = recordOf({ doc: stored.row.doc as string, authors: stored.authors });
    const hasOtherSources = stored.identities.some(([, digest]) => digest !== null);
    const sameBatch = stored.row.batch === batch;
    const next = nextRecord(before, record, known, { hasOtherSources, sameBatch, reviewed: classifications.reviewed(known.id) });
    const changes = diffRecords(before, next);
    const retold = isRetold(record, sameBatch);
    if (changes.length > 0) {
      // A record that this batch added goes as a whole when the batch is undone.
      if (!sameBatch) rows.putAside(known.id, batch);
      const digest = known.isFirstSource && !retold ? record.digest : (stored.row.digest as string);
      rows.replace(known.id, prepareRecord(next), digest, authors, batch, at);
      if (hasOtherSources) for (const [identity, said] of stored.identities) rows.claim(identity, known.id, said);
    }
    for (const identity of record.identities) rows.claimIfFree(identity, known.id);
    if (retold) rows.claim(`key:${record.key}#${record.digest}`, known.id, record.digest);
    if (!known.isFirstSource) rows.claim(`key:${record.key}`, known.id, record.digest);
    else if (changes.length === 0 && !retold) rows.setDigest(known.id, record.digest);
    return changes.length > 0
      ? { kind: 'updated', key: record.key, id, by: known.by, changes }
      : { kind: 'unchanged', key: record.key, id, by: known.by };
  };
}
