import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Batch } from '#lib/service/store/curation.ts';
import { snapshotWords } from '#lib/service/store/sqlite/database/snapshot.ts';
import { readIndexState } from '#lib/service/store/sqlite/read/index-version.ts';
import { readCommonWords } from '#lib/service/store/sqlite/read/read-words.ts';
import { readBatches } from '#lib/service/store/sqlite/undo/batches.ts';
import type { IndexState } from '#lib/service/store/upkeep/index-state.ts';
import type { IndexDocument } from './index-document.ts';

/** What readers ask of the whole collection: the value of the document `state`. */
export interface CollectionState {
  readonly dataVersion: string;
  /** The moment of the last batch that was not undone, UTC. */
  readonly changedAt: string | null;
  /** Whether the terms were made by the analyser of the program that published. */
  readonly indexState: IndexState;
  /** Another one whenever `words` is written with other words. */
  readonly wordsVersion: string;
}

/** The ids of the documents in the index `collection`, and the type of the `value` that each holds. */
export interface CollectionValues {
  readonly state: CollectionState;
  readonly batches: readonly Batch[];
  /** The commonest words of texts and parts of names, as terms, with the number of records that have them. */
  readonly words: readonly (readonly [term: string, records: number])[];
}

/**
 * What is said of the whole collection. Publish it after the other documents and their refresh, `state` last: it has the data version, at which readers let go of what they
 * cached. `words` takes as long as reading all terms of a collection below 20,000 publications, and is stored ready above that.
 */
export function* collectionDocuments(database: DatabaseSync): Generator<IndexDocument> {
  const words = snapshotWords(database) ?? readCommonWords(database);
  yield documentOf('words', words);
  yield documentOf('batches', readBatches(database));
  const read = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  yield documentOf('state', {
    dataVersion: String(read(`SELECT value FROM meta WHERE name = 'data_version'`)),
    changedAt: read('SELECT MAX(at) FROM batch WHERE undone_at IS NULL') as string | null,
    indexState: readIndexState(database),
    wordsVersion: hash('sha256', JSON.stringify(words), 'base64url'),
  });
}

const documentOf = <Name extends keyof CollectionValues>(name: Name, value: CollectionValues[Name]): IndexDocument => ({
  id: name,
  body: { value },
});
