import type { Batch, Curation } from '#lib/service/store/curation.ts';
import { prepareAffiliations } from '#lib/service/store/institutions/prepare-affiliations.ts';
import { recordOf } from '#lib/service/store/prepare-record.ts';
import { curator, mergeBy } from '#lib/service/store/sqlite/curate.ts';
import { guessedIds, renewAreas } from '#lib/service/store/sqlite/renew-areas.ts';
import type { StoredResearch } from '#lib/service/store/sqlite/stored-research.ts';
import { undoBatch } from '#lib/service/store/sqlite/undo-batch.ts';
import { beforeTables, type SharedTable } from '#lib/service/store/working-copy/tables.ts';
import type { Values } from '#lib/service/store/working-copy/working-copy.ts';
import { type Change, changeRows } from './change-rows.ts';
import { explainAuthor } from './explain-author.ts';
import { explainRecord } from './explain-record.ts';
import { findSuspects } from './find-suspects.ts';
import { readIndexState } from './index-version.ts';
import { reindex } from './reindex.ts';
import type { Servers } from './servers.ts';
import type { Snapshots } from './snapshot.ts';
import { idOf } from './store-extras.ts';
import { readUnclassified } from './unclassified.ts';

const [researchBefore, authorBefore] = beforeTables as readonly [SharedTable, SharedTable];

/** What operators do with a PostgreSQL store: decisions are worked out in the working copy, by the rules of the SQLite store. */
export function curation(servers: Servers, snapshots: Snapshots): Curation {
  const decide = (
    doing: string,
    at: string | undefined,
    fetch: (change: Change) => Promise<void>,
    work: (by: ReturnType<typeof curator>) => string,
  ): Promise<string> =>
    changeRows(servers, doing, async (change) => {
      await fetch(change);
      change.copy.forgetChanges();
      return work(curator(change.copy.database, at ?? now(), change.refresh));
    });
  const publications =
    (...ids: string[]) =>
    async ({ fetch }: Change) => {
      await fetch.research(ids.map(idOf));
      await fetch.signatories(ids.map(idOf));
    };
  return {
    batches: () => snapshots.read('Listing batches', readBatches(snapshots)),
    undo: (batch, { at } = {}) =>
      changeRows(servers, 'Undoing a batch', async (change) => {
        await fetchForUndo(change, batch);
        change.copy.forgetChanges();
        return undoBatch(change.copy.database, batch, at ?? now(), change.refresh);
      }),
    explainAuthor: (id) => snapshots.read('Explaining an author', () => explainAuthor(snapshots.now().tx, idOf(id))),
    explainRecord: (id) => snapshots.read('Explaining a record', () => explainRecord(snapshots.now().tx, idOf(id))),
    suspects: (options) => snapshots.read('Looking for duplicates', () => findSuspects(snapshots.now().tx, options), suspectsMs),
    withdraw: (id, { at } = {}) => decide('Withdrawing', at, publications(id), (by) => by.withdraw(id)),
    merge: (kind, from, into, { at } = {}) =>
      decide('Merging', at, { research: publications, author: people, institution: institutionsOf }[kind](from, into), (by) =>
        mergeBy(by, kind)(from, into),
      ),
    unclassified: ({ below = 0.6, limit = 1000 } = {}) =>
      snapshots.read('Listing guesses', () => readUnclassified(snapshots.now().tx, below, limit)),
    classify: (id, areas, { at } = {}) => decide('Deciding on areas', at, publications(id), (by) => by.classify(id, areas)),
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

const people =
  (from: string, into: string) =>
  async ({ fetch }: Change): Promise<void> => {
    await fetch.authors([idOf(from), idOf(into)]);
    await fetch.research(await fetch.ids('SELECT DISTINCT research_id AS id FROM authorship WHERE author_id = $1', idOf(from)));
  };

/** Two institutions, and every one that is merged, whose ends may change. */
const institutionsOf =
  (...ids: string[]) =>
  async ({ fetch }: Change): Promise<void> => {
    await fetch.institutions([
      ...ids.map(idOf),
      ...(await fetch.ids('SELECT id FROM institution WHERE merged_into IS NOT NULL OR leads_to <> id')),
    ]);
  };

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

/** From where publications that were put aside are signed; what earlier versions put aside does not say it, and is signed anew. */
async function fetchInstitutions({ fetch }: Change, aside: readonly StoredResearch[]): Promise<void> {
  const said = aside.flatMap(({ signedFrom = [] }) => signedFrom.flatMap(([, , id]) => id ?? []));
  await fetch.institutions(await fetch.ids('SELECT DISTINCT institution_id AS id FROM institution_said WHERE id = ANY($1::int[])', said));
  const anew = aside.filter(({ signedFrom }) => !signedFrom?.length);
  await fetch.forAffiliations(
    anew.flatMap(({ authors }) => recordOf({ doc: '{}', authors }).authors.flatMap((author) => prepareAffiliations(author))),
  );
}

/** What a batch added and changed, what it put aside, and what later batches made of the same records and people. */
async function fetchForUndo(change: Change, batch: string): Promise<void> {
  const { tx, copy, fetch } = change;
  await institutionsOf()(change);
  const put = async (table: SharedTable, where: string): Promise<Values[]> => {
    const rows = await tx.lists(`SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE ${where}`, [batch]);
    copy.take(table, rows as unknown as Values[]);
    return rows as unknown as Values[];
  };
  const later = `(SELECT later.id FROM batch AS later JOIN batch AS own ON own.id = $1 AND later.version > own.version WHERE later.undone_at IS NULL)`;
  const put_ = await put(
    researchBefore,
    `batch = $1 OR (batch IN ${later} AND (doc::json #>> '{row,batch}' = $1 OR research_id IN (SELECT research_id FROM research_before WHERE batch = $1)))`,
  );
  const aside = put_.map(([, , doc]) => JSON.parse(String(doc)) as StoredResearch);
  await fetchInstitutions(change, aside);
  const persons = await put(authorBefore, 'batch = $1');
  const identities = persons.flatMap(([, , doc]) => {
    const { held = [], identities: moved = [] } = JSON.parse(String(doc)) as { held?: [string, string][]; identities?: string[] };
    return [...moved, ...held.map(([identity]) => identity)];
  });
  await fetch.bearers(identities);
  const own = await fetch.ids('SELECT author_id AS id FROM author_identity WHERE batch = $1', batch);
  const concerned = [...persons.map(([, id]) => Number(id)), ...own];
  await fetch.authors([...concerned, ...aside.flatMap(({ authorship }) => authorship.map(([, author]) => author))]);
  await fetch.research(
    await fetch.ids(
      `SELECT id FROM research WHERE batch = $1 UNION SELECT research_id FROM research_before WHERE batch = $1
       UNION SELECT research_id FROM research_identity WHERE batch = $1`,
      batch,
    ),
  );
  await fetch.research(
    await fetch.ids(
      `SELECT DISTINCT research_id AS id FROM authorship JOIN research ON research.id = research_id WHERE author_id = ANY($2::int[]) AND research.batch IN ${later}`,
      batch,
      concerned,
    ),
  );
}
