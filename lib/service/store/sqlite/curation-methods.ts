import type { DatabaseSync } from 'node:sqlite';
import type { Curation } from '#lib/service/store/curation.ts';
import { undoInOrder } from '#lib/service/store/undo-in-order.ts';
import { readBatches } from './batches.ts';
import { readUnclassified } from './classifications.ts';
import { decide } from './curate.ts';
import { explainAuthor } from './explain-author.ts';
import { explainRecord } from './explain-record.ts';
import { findSuspects } from './find-suspects.ts';
import { readIndexState } from './index-version.ts';
import { inTransaction } from './open-database.ts';
import { reindex } from './reindex.ts';
import { guessedIn, renewAreas } from './renew-areas.ts';
import { undoSteps } from './undo-steps.ts';

export type WithWriter = <T>(work: (writer: DatabaseSync) => T | Promise<T>) => Promise<T>;

/** What operators do with a SQLite store. */
export function curation(database: DatabaseSync, withWriter: WithWriter): Curation {
  return {
    batches: async () => readBatches(database),
    undo: (batch, { at = now() } = {}) => withWriter((writer) => inTransaction(writer, () => undoInOrder(undoSteps(writer), batch, at))),
    explainAuthor: async (id) => explainAuthor(database, id),
    explainRecord: async (id) => explainRecord(database, id),
    suspects: async (options) => findSuspects(database, options),
    withdraw: (id, { at = now() } = {}) => withWriter((writer) => decide(writer, ['withdraw', id], at)),
    merge: (kind, from, into, { at = now() } = {}) => withWriter((writer) => decide(writer, ['merge', kind, from, into], at)),
    unclassified: async ({ below = 0.6, limit = 1000 } = {}) => readUnclassified(database, below, limit),
    classify: (id, areas, { at = now() } = {}) => withWriter((writer) => decide(writer, ['classify', id, areas], at)),
    renewAreas: (classify, { at = now() } = {}) => withWriter((writer) => renewAreas(writer, [guessedIn(writer)], { classify, at })),
    indexState: async () => readIndexState(database),
    reindex: (options) => withWriter((writer) => reindex(writer, options)),
  };
}

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
