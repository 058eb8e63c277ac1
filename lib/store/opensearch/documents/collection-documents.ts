import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { meanLengthsOf } from '#lib/search/index-source.ts';
import { unpackLengths } from '#lib/search/postings.ts';
import type { Batch } from '#lib/store/port/curation.ts';
import { readBatches } from '#lib/store/sqlite/batches/batches.ts';
import { readCommonWords } from '#lib/store/sqlite/columns/read-words.ts';
import { snapshotWords } from '#lib/store/sqlite/columns/snapshot.ts';
import { readIndexState } from '#lib/store/sqlite/database/index-version.ts';
import type { IndexState } from '#lib/store/upkeep/index-state.ts';
import type { IndexDocument } from './index-document.ts';
import { documentVersion } from './mapping.ts';

/** Facts about the collection that readers need: the value of document `state`. */
export interface CollectionState {
  readonly dataVersion: string;
  /** Time of the last batch not undone, UTC. */
  readonly changedAt: string | null;
  /** Whether the terms come from the analyser version of the publishing program. */
  readonly indexState: IndexState;
  /** Changes whenever the content of `words` does. */
  readonly wordsVersion: string;
  /** Mean lengths of title, keywords, abstract and venue in words, with which SQLite ranks; absent from indices of earlier document formats. */
  readonly meanLengths?: readonly number[];
  /** The format of the documents; absent before format 12. */
  readonly documentVersion?: number;
}

/** The documents of index `collection` by id, with the type of each `value`. */
export interface CollectionValues {
  readonly state: CollectionState;
  readonly batches: readonly Batch[];
  /** The most common words and name parts, as terms with record counts. */
  readonly words: readonly (readonly [term: string, records: number])[];
}

/**
 * Documents about the entire collection. Publish them last, and `state` at the very end: its data version makes readers clear their caches.
 */
export function* collectionDocuments(database: DatabaseSync): Generator<IndexDocument> {
  const words = snapshotWords(database) ?? readCommonWords(database);
  yield documentOf('words', words);
  yield documentOf('batches', readBatches(database));
  const firstValue = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  const lengths = JSON.parse(String(firstValue('SELECT json_group_array(lengths) FROM research_index'))) as number[];
  yield documentOf('state', {
    documentVersion,
    dataVersion: String(firstValue(`SELECT value FROM meta WHERE name = 'data_version'`)),
    changedAt: firstValue('SELECT MAX(at) FROM batch WHERE undone_at IS NULL') as string | null,
    indexState: readIndexState(database),
    wordsVersion: hash('sha256', JSON.stringify(words), 'base64url'),
    meanLengths: meanLengthsOf({ size: lengths.length, lengths: unpackLengths(lengths) }),
  });
}

const documentOf = <Name extends keyof CollectionValues>(name: Name, value: CollectionValues[Name]): IndexDocument => ({
  id: name,
  body: { value },
});
