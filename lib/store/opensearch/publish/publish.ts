import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { type CollectionState, collectionDocuments } from '#lib/store/opensearch/documents/collection-documents.ts';
import { allIds, type IndexDocument } from '#lib/store/opensearch/documents/index-document.ts';
import { institutionDocuments } from '#lib/store/opensearch/documents/institution-documents.ts';
import { aliasOf, documentVersion, type IndexName, indexOf } from '#lib/store/opensearch/documents/mapping.ts';
import { personDocuments } from '#lib/store/opensearch/documents/person-documents.ts';
import { publicationDocuments } from '#lib/store/opensearch/documents/publication-documents.ts';
import {
  clearOutbox,
  clearOutboxUpTo,
  countOutbox,
  type DocumentKind,
  documentKinds,
  type OutboxRow,
  openOutbox,
  readOutbox,
  readStoreId,
} from '#lib/store/sqlite/database/outbox.ts';
import { sqliteProblem } from '#lib/store/sqlite/database/sqlite-problem.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { currentIndexVersion } from '#lib/store/upkeep/index-state.ts';
import { type BulkWriter, bulkWriter } from './bulk-writer.ts';
import {
  activateGeneration,
  createGeneration,
  dropGeneration,
  type Generation,
  type IndexMeta,
  isWhole,
  readGenerations,
  refresh,
} from './generations.ts';
import { lockPublisher } from './publisher-lock.ts';
import { examineServer, serverProblem } from './server-problem.ts';

export interface PublishOptions {
  /** Builds new indices next to the current ones and moves the aliases. */
  readonly all?: boolean;
  /** With `all`: replaces the indices of another store or epoch, too. */
  readonly takeOver?: boolean;
  /** Called after each request; `total` grows if others change the store meanwhile. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Called when another process is publishing and this one waits for it. */
  readonly onWait?: () => void;
  /** Milliseconds before earlier indices are deleted, so that running requests finish; 3000 by default. */
  readonly graceMs?: number;
}

/** A document that the server rejects; it stays in the outbox, the store's list of unpublished documents. */
export interface RejectedDocument {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly reason: string;
}

export interface PublishReport {
  readonly documents: number;
  readonly refused: readonly RejectedDocument[];
  /** The data version now visible to readers. */
  readonly dataVersion: number;
}

/** Progress of a new generation: ids up to `after` are written. If the publisher is killed, the next one continues from it. */
interface Building {
  readonly generation: number;
  /** Data version at the first attempt. Later changes are in the outbox. */
  readonly version: number;
  readonly after: Readonly<Partial<Record<DocumentKind, number>>>;
}

/** The index of each kind of document, and the function that generates its documents. */
export const indexOfKind = { research: 'publications', author: 'people', institution: 'institutions' } as const satisfies Record<
  DocumentKind,
  IndexName
>;
export const documentsOf = {
  research: publicationDocuments,
  author: personDocuments,
  institution: institutionDocuments,
} as const satisfies Record<DocumentKind, (database: DatabaseSync, ids: Iterable<number>) => Iterable<IndexDocument>>;

/** Publishes changes since the last publication, or everything, from one snapshot. Rejects with a `Problem` (`config`, `unavailable`). */
export async function publish(path: string, client: Client, prefix: string, options: PublishOptions = {}): Promise<PublishReport> {
  if (!existsSync(path)) throw new Problem('bad_request', { detail: `There is no database at ${path}.` });
  const release = await lockPublisher(path, options.onWait);
  const store = openDatabase(path);
  try {
    await examineServer(client);
    const run: Run = { path, store, client, prefix, options, refused: new Map(), done: 0 };
    return await publishLocked(run).catch((error: unknown) => {
      const problem = serverProblem(error);
      throw isProblem(problem) || (error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR'
        ? problem
        : sqliteProblem(error, path, 'fails (publish)');
    });
  } finally {
    store.close();
    release();
  }
}

interface Run {
  readonly path: string;
  /** The connection for writing; each snapshot opens another one. */
  readonly store: DatabaseSync;
  readonly client: Client;
  readonly prefix: string;
  readonly options: PublishOptions;
  /** Rejected documents, by kind and id. */
  readonly refused: Map<string, RejectedDocument>;
  done: number;
}

async function publishLocked(run: Run): Promise<PublishReport> {
  const { store, client, prefix, options } = run;
  const meta: IndexMeta = { ...readStoreId(store), documentVersion, analyser: currentIndexVersion() };
  const generations = await readGenerations(client, prefix);
  const live = generations.find(({ isLive }) => isLive);
  if (live) rejectOtherStore(live, meta, options);
  openOutbox(store);
  let generation = live?.number;
  const hasIndices = live !== undefined && (await isWhole(client, prefix, live.number));
  if (generation === undefined || !hasIndices || options.all) generation = await buildGeneration(run, meta, generations);
  for (let version = -1; version !== dataVersionIn(store); ) version = await publishChanges(run, generation);
  return { documents: run.done, refused: [...run.refused.values()], dataVersion: dataVersionIn(store) };
}

/** The data version of a store. */
export const dataVersionIn = (database: DatabaseSync): number =>
  Number((database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string }).value);

/** An index must not mix documents of two stores, because their versions are not comparable. */
function rejectOtherStore({ meta }: Generation, expected: IndexMeta, { all, takeOver }: PublishOptions): void {
  if (meta?.storeId !== expected.storeId || meta.epoch !== expected.epoch) {
    if (all && takeOver) return;
    const detail =
      meta?.storeId === expected.storeId
        ? 'The index was published before this store was restored from a backup. To replace it: npm run publish -- --all --take-over'
        : 'The index is published by another store. To replace it: npm run publish -- --all --take-over';
    throw new Problem('config', { detail });
  }
  if (all || (meta.documentVersion === expected.documentVersion && meta.analyser === expected.analyser)) return;
  throw new Problem('config', {
    detail: 'The index was made by another version of this program, or with another TERMS_FILE. To rebuild it: npm run publish -- --all',
  });
}

/** A consistent snapshot of the store for the duration of `work`. */
async function inSnapshot<T>(path: string, work: (snapshot: DatabaseSync, version: number) => Promise<T>): Promise<T> {
  using snapshot = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  snapshot.exec('PRAGMA mmap_size = 268435456; BEGIN');
  return await work(snapshot, dataVersionIn(snapshot));
}

/** Publishes the current outbox. Returns the data version that readers then see. */
function publishChanges(run: Run, generation: number): Promise<number> {
  const { path, store, client, prefix, options } = run;
  return inSnapshot(path, async (snapshot, version) => {
    const total = countOutbox(snapshot);
    if (total === 0 && (await publishedVersion(client, prefix)) === version) return version;
    const doneBefore = run.done;
    let outboxRows: OutboxRow[] = [];
    const clear = (waitMs?: number) => {
      if (saveIfFree(store, () => clearOutbox(store, outboxRows), waitMs)) outboxRows = [];
    };
    const writer = writerOf(run, (rows) => {
      // The rows of the last request stay, so that the records count as unpublished until readers see them.
      clear(0);
      outboxRows.push(...rows);
      options.onProgress?.({ done: run.done - doneBefore, total });
    });
    for (const kind of documentKinds) {
      const index = indexOf(prefix, indexOfKind[kind], generation);
      const rows = readOutbox(snapshot, kind);
      for (const [row, document] of withDocuments(snapshot, kind, rows))
        await writer.put({ index, document, version: row.version, token: row });
    }
    await writer.flush();
    await showVersion(run, snapshot, generation, version);
    clear();
    return version;
  });
}

/** Pairs each row of the outbox with its document, in order of id. */
function* withDocuments(
  database: DatabaseSync,
  kind: DocumentKind,
  rows: Iterable<OutboxRow>,
): Generator<readonly [OutboxRow, IndexDocument]> {
  const pending = new Map<string, OutboxRow>();
  function* ids() {
    for (const row of rows) {
      pending.set(String(row.id), row);
      yield row.id;
    }
  }
  for (const document of documentsOf[kind](database, ids())) {
    yield [pending.get(document.id) as OutboxRow, document];
    pending.delete(document.id);
  }
}

/** `settled` is called with documents that are written, and with those that the server rejects. */
function writerOf(run: Run, written: (rows: readonly OutboxRow[]) => void, settled?: (row: OutboxRow) => void): BulkWriter<OutboxRow> {
  return bulkWriter<OutboxRow>(run.client, {
    written(rows) {
      run.done += rows.length;
      for (const row of rows) {
        run.refused.delete(`${row.kind} ${row.id}`);
        settled?.(row);
      }
      written(rows);
    },
    refused(row, reason) {
      run.refused.set(`${row.kind} ${row.id}`, { kind: row.kind, id: row.id, reason });
      settled?.(row);
    },
  });
}

/**
 * Saves progress unless an import is still writing after `waitMs`; returns whether it did. Without saved progress, the next run repeats work
 * harmlessly.
 */
function saveIfFree(store: DatabaseSync, save: () => void, waitMs = 5000): boolean {
  try {
    store.exec(`PRAGMA busy_timeout = ${waitMs}`);
    save();
    return true;
  } catch (error) {
    if (/locked|busy/i.test(String(error))) return false;
    throw error;
  }
}

/** Publishes the data version after the documents are visible, because it makes readers clear their caches. */
async function showVersion({ client, prefix }: Run, snapshot: DatabaseSync, generation: number, version: number): Promise<void> {
  await refresh(client, prefix, generation, ['publications', 'people', 'institutions']);
  const refusals: string[] = [];
  const writer = bulkWriter<string>(client, { written: () => undefined, refused: (id, reason) => void refusals.push(`${id}: ${reason}`) });
  for (const document of collectionDocuments(snapshot))
    await writer.put({ index: indexOf(prefix, 'collection', generation), document, version, token: document.id });
  await writer.flush();
  if (refusals.length > 0) throw new Problem('unavailable', { detail: `OpenSearch rejects writes: ${refusals.join('; ')}.` });
  await refresh(client, prefix, generation, ['collection']);
}

/** The data version that readers see; undefined if none is published. */
export async function publishedVersion(client: Client, prefix: string): Promise<number | undefined> {
  const { body } = await client.get({ index: aliasOf(prefix, 'collection'), id: 'state', realtime: false }, { ignore: [404] });
  const { _source: source } = body as { readonly _source?: { readonly value: CollectionState } };
  return source && Number(source.value.dataVersion);
}

/** Fills a new generation, or resumes that of a killed publisher, and moves the aliases. Returns its number. */
async function buildGeneration(run: Run, meta: IndexMeta, generations: readonly Generation[]): Promise<number> {
  const { path, store, client, prefix, options } = run;
  const unfinished = readBuilding(store);
  const isUsable =
    unfinished &&
    generations.some((generation) => generation.number === unfinished.generation && !generation.isLive && isSame(generation.meta, meta));
  const building: Building = isUsable
    ? unfinished
    : { generation: (generations[0]?.number ?? 0) + 1, version: dataVersionIn(store), after: {} };
  if (!isUsable) {
    const publications = lastId(store, 'research');
    await createGeneration(client, prefix, building.generation, { meta, publications });
    writeBuilding(store, building);
  }
  await inSnapshot(path, (snapshot, version) => fillGeneration(run, snapshot, building, version));
  await activateGeneration(client, prefix, building.generation);
  writeBuilding(store, undefined);
  const refusedRows = [...run.refused.values()].map(({ kind, id }): OutboxRow => ({ kind, id, version: building.version }));
  saveIfFree(store, () => clearOutboxUpTo(store, building.version, refusedRows));
  const earlier = generations.filter(({ number }) => number !== building.generation);
  if (earlier.some(({ isLive }) => isLive)) await new Promise((resolve) => setTimeout(resolve, options.graceMs ?? 3000));
  for (const { number } of earlier) await dropGeneration(client, prefix, number);
  return building.generation;
}

const isSame = (meta: Generation['meta'], expected: IndexMeta) =>
  (Object.keys(expected) as (keyof IndexMeta)[]).every((name) => meta?.[name] === expected[name]);

async function fillGeneration(run: Run, snapshot: DatabaseSync, building: Building, version: number): Promise<void> {
  const { store, prefix, options } = run;
  const total = documentKinds.reduce((sum, kind) => sum + lastId(snapshot, kind) - (building.after[kind] ?? 0), 0);
  const after: Partial<Record<DocumentKind, number>> = { ...building.after };
  // Ids of the documents on their way, ascending. Requests end in any order, so progress is up to the first of these.
  const pending = new Set<number>();
  let current: DocumentKind = documentKinds[0];
  const saveProgress = (kind: DocumentKind, id: number) => {
    after[kind] = id;
    writeBuilding(store, { ...building, after }, 0);
  };
  const writer = writerOf(
    run,
    () => {
      const [first] = pending;
      if (first !== undefined) saveProgress(current, first - 1);
      options.onProgress?.({ done: run.done, total });
    },
    ({ id }) => pending.delete(id),
  );
  for (const kind of documentKinds) {
    current = kind;
    const index = indexOf(prefix, indexOfKind[kind], building.generation);
    const rows = allIds(snapshot, indexOfKind[kind])
      .filter((id) => id > (building.after[kind] ?? 0))
      .map((id): OutboxRow => ({ kind, id, version }));
    for (const [row, document] of withDocuments(snapshot, kind, rows)) {
      pending.add(row.id);
      await writer.put({ index, document, version, token: row });
    }
    await writer.flush();
    saveProgress(kind, lastId(snapshot, kind));
  }
  await showVersion(run, snapshot, building.generation, version);
}

/** The highest id that the store has assigned to a record of this kind. A complete index has documents up to this id. */
export function lastId(store: DatabaseSync, kind: DocumentKind): number {
  const row = store.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(kind) as { seq: number } | undefined;
  return row?.seq ?? 0;
}

function readBuilding(store: DatabaseSync): Building | undefined {
  const { building } = store.prepare('SELECT building FROM publishing').get() as { building: string | null };
  return building === null ? undefined : (JSON.parse(building) as Building);
}

function writeBuilding(store: DatabaseSync, building: Building | undefined, waitMs?: number): void {
  const value = building === undefined ? null : JSON.stringify(building);
  saveIfFree(store, () => void store.prepare('UPDATE publishing SET building = ?').run(value), waitMs);
}
