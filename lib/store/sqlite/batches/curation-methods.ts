import type { DatabaseSync } from 'node:sqlite';
import type { Curation } from '#lib/store/port/curation.ts';
import { readIndexState } from '#lib/store/sqlite/database/index-version.ts';
import { inTransaction } from '#lib/store/sqlite/database/transaction.ts';
import { explainAuthor } from '#lib/store/sqlite/read/explain-author.ts';
import { explainRecord } from '#lib/store/sqlite/read/explain-record.ts';
import { findSuspects } from '#lib/store/sqlite/read/find-suspects.ts';
import { readUnclassified } from '#lib/store/sqlite/write/classifications.ts';
import { readBatches } from './batches.ts';
import { decide } from './curate.ts';
import { reclassify } from './reclassify.ts';
import { reindex } from './reindex.ts';
import { undoInOrder } from './undo-in-order.ts';

/** Runs a change on a separate connection. */
export type WithWriter = <T>(work: (writer: DatabaseSync) => T | Promise<T>) => Promise<T>;

/** Operator actions on a SQLite store. */
export function curation(database: DatabaseSync, withWriter: WithWriter): Curation {
  return {
    batches: async () => readBatches(database),
    undo: (batch, { at = now() } = {}) => withWriter((writer) => inTransaction(writer, () => undoInOrder(writer, batch, at))),
    explainAuthor: async (id) => explainAuthor(database, id),
    explainRecord: async (id) => explainRecord(database, id),
    suspects: async (options) => findSuspects(database, options),
    withdraw: (id, { at = now() } = {}) => withWriter((writer) => decide(writer, ['withdraw', id], at).batch),
    merge: (kind, from, into, { at = now() } = {}) => withWriter((writer) => decide(writer, ['merge', kind, from, into], at).batch),
    split: (id, identifier, { at = now() } = {}) =>
      withWriter((writer) => {
        const { batch, decision } = decide(writer, ['split', id, identifier], at);
        return { batch, id: decision[3] as string };
      }),
    unclassified: async ({ below = 0.6, limit = 1000 } = {}) => readUnclassified(database, below, limit),
    classify: (id, areas, { at = now() } = {}) => withWriter((writer) => decide(writer, ['classify', id, areas], at).batch),
    renewAreas: (classify, { at = now() } = {}) => withWriter((writer) => reclassify(writer, { classify, at })),
    indexState: async () => readIndexState(database),
    reindex: (options) => withWriter((writer) => reindex(writer, options)),
  };
}

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
