import { Problem } from '#lib/domain/problem.ts';
import type { Batch, Curation } from '#lib/service/store/curation.ts';
import { explainAuthor } from '#lib/service/store/postgres/read/explain-author.ts';
import { explainRecord } from '#lib/service/store/postgres/read/explain-record.ts';
import { findSuspects } from '#lib/service/store/postgres/read/find-suspects.ts';
import { readIndexState } from '#lib/service/store/postgres/read/index-version.ts';
import type { Snapshots } from '#lib/service/store/postgres/read/snapshot.ts';
import { idOf } from '#lib/service/store/postgres/read/store-extras.ts';
import { readUnclassified } from '#lib/service/store/postgres/read/unclassified.ts';
import type { Servers } from '#lib/service/store/postgres/servers.ts';
import { decide } from '#lib/service/store/sqlite/undo/curate.ts';
import { guessedIds, renewAreas } from '#lib/service/store/sqlite/write/renew-areas.ts';
import type { Decision } from '#lib/service/store/upkeep/told.ts';
import { undoInOrder } from '#lib/service/store/upkeep/undo-in-order.ts';
import { type Change, changeInSteps, changeRows } from './change-rows.ts';
import { reindex } from './reindex.ts';
import { fetchForDecision, undoSteps } from './undo-steps.ts';

/** What operators do with a PostgreSQL store: decisions are worked out in the working copy, by the rules of the SQLite store. */
export function curation(servers: Servers, snapshots: Snapshots): Curation {
  const decideOn = (doing: string, decision: Decision, at = now()) =>
    changeRows(servers, doing, async (change) => {
      await fetchForDecision(change, decision);
      return decide(change.copy.database, decision, at, change.refresh).batch;
    });
  return {
    batches: () => snapshots.read('Listing batches', readBatches(snapshots)),
    undo: (batch, { at = now() } = {}) =>
      changeInSteps(servers, 'Undoing a batch', (step, tx) => undoInOrder(undoSteps(step, tx), batch, at)),
    explainAuthor: (id) => snapshots.read('Explaining an author', () => explainAuthor(snapshots.now().tx, idOf(id))),
    explainRecord: (id) => snapshots.read('Explaining a record', () => explainRecord(snapshots.now().tx, idOf(id))),
    suspects: (options) => snapshots.read('Looking for duplicates', () => findSuspects(snapshots.now().tx, options), suspectsMs),
    withdraw: (id, { at } = {}) => decideOn('Withdrawing', ['withdraw', id], at),
    merge: (kind, from, into, { at } = {}) => decideOn('Merging', ['merge', kind, from, into], at),
    split: async () => {
      throw new Problem('bad_request', { detail: 'Versions are taken apart in a SQLite store only; undo the batch that joined them.' });
    },
    unclassified: ({ below = 0.6, limit = 1000 } = {}) =>
      snapshots.read('Listing guesses', () => readUnclassified(snapshots.now().tx, below, limit)),
    classify: (id, areas, { at } = {}) => decideOn('Deciding on areas', ['classify', id, areas], at),
    renewAreas: (classify, { at = now() } = {}) =>
      changeRows(servers, 'Classifying again', (change) =>
        renewAreas(change.copy.database, guessedIn(change), { classify, at, refresh: change.refresh }),
      ),
    indexState: () => snapshots.read('Looking at the index', () => readIndexState(snapshots.now().tx)),
    reindex: (options) => reindex(servers, options),
  };
}

/** Comparing ten million records with each other takes some minutes. */
const suspectsMs = 600_000;

const now = () => `${new Date().toISOString().slice(0, 19)}Z`;

/** Records that are classified and written together. */
const chunkSize = 500;

async function* guessedIn({ copy, fetch, flush }: Change): AsyncGenerator<readonly number[]> {
  const ids = await fetch.ids(guessedIds);
  for (let from = 0; from < ids.length; from += chunkSize) {
    const chunk = ids.slice(from, from + chunkSize);
    await fetch.research(chunk);
    await fetch.signatories(chunk);
    copy.forgetChanges();
    yield chunk;
    await flush();
    copy.dropPublications();
  }
}

const readBatches = (snapshots: Snapshots) => async (): Promise<Batch[]> => {
  const rows = await snapshots.now().tx`SELECT * FROM batch ORDER BY version DESC, at DESC`;
  return (rows as unknown as (Batch & { undone_at: string | null })[]).map(
    ({ id, at, source, added, updated, unchanged, refused, undone_at }) => ({
      id,
      at,
      source,
      added,
      updated,
      unchanged,
      refused,
      ...(undone_at !== null && { undoneAt: undone_at }),
    }),
  );
};
