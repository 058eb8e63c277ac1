import { randomUUID } from 'node:crypto';
import { databaseProblem } from '#lib/service/store/postgres/database-problem.ts';
import { setIndexVersion } from '#lib/service/store/postgres/read/index-version.ts';
import { postgresRows } from '#lib/service/store/postgres/read/row-source.ts';
import type { Servers } from '#lib/service/store/postgres/servers.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { type PreparedRecord, prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import type { Made } from '#lib/service/store/sqlite/undo/touched.ts';
import type { Refresh } from '#lib/service/store/sqlite/write/index-authors.ts';
import { loadRecords } from '#lib/service/store/sqlite/write/load-records.ts';
import type { Loadable, LoadOptions, LoadReport } from '#lib/service/store/store.ts';
import { indexVersionName, notedAfterChange } from '#lib/service/store/upkeep/index-state.ts';
import { type RowFetcher, rowFetcher } from '#lib/service/store/working-copy/fetch-rows.ts';
import { inChunks } from '#lib/service/store/working-copy/in-chunks.ts';
import { openWorkingCopy, type WorkingCopy } from '#lib/service/store/working-copy/working-copy.ts';
import { rowFlusher } from './flush-rows.ts';
import { lastIdsIn } from './last-ids.ts';
import { refreshAuthors } from './refresh-authors.ts';
import { refreshInstitutions } from './refresh-institutions.ts';

/** Any number, the same in every version: who changes records holds this lock, so that writers queue. */
const writeLock = 4_714_002;
const roomToWrite = `SET LOCAL lock_timeout = '10s'; SET LOCAL work_mem = '64MB'; SET LOCAL gin_pending_list_limit = '64MB'; SET LOCAL maintenance_work_mem = '256MB'`;

/** The caller is the one writer until its transaction ends. Who writes already is waited for, ten seconds at the most. */
export async function lockForWriting(tx: TransactionSql): Promise<void> {
  await tx.unsafe(roomToWrite);
  await tx`SELECT pg_advisory_xact_lock(${writeLock})`;
}

/** One change in the making. */
export interface Change {
  readonly tx: TransactionSql;
  readonly copy: WorkingCopy;
  readonly fetch: RowFetcher & Pick<ReturnType<typeof postgresRows>, 'ids'>;
  /** To be handed to what works on the copy: people are counted anew in the database, which has all their publications. */
  readonly refresh: Refresh;
  /** Writes what has been changed so far. */
  flush(): Promise<void>;
}

/**
 * Runs a change on the primary, in one transaction: readers see the old data until it commits, and none of it when it fails. What listens is
 * notified of a new data version when it commits.
 */
export async function changeRows<T>(
  servers: Servers,
  doing: string,
  work: (change: Change) => Promise<T>,
  options: { readonly dryRun?: boolean } = {},
): Promise<T> {
  try {
    const result = await servers.writer.begin(async (tx) => {
      // A preview reads: all of one moment, and nobody waits for it.
      await (options.dryRun ? tx.unsafe('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY') : lockForWriting(tx));
      return runChange(tx, work, options.dryRun ?? false);
    });
    await servers.checkNow();
    return result;
  } catch (error) {
    throw databaseProblem(error, doing);
  }
}

/** One change after the other, all of them in one transaction: each sees what the ones before have made. */
export async function changeInSteps<T>(servers: Servers, doing: string, work: (step: Step, tx: TransactionSql) => Promise<T>): Promise<T> {
  try {
    const result = await servers.writer.begin(async (tx) => {
      await lockForWriting(tx);
      return work((change) => runChange(tx, change, false), tx);
    });
    await servers.checkNow();
    return result;
  } catch (error) {
    throw databaseProblem(error, doing);
  }
}

export type Step = <T>(change: (change: Change) => Promise<T>) => Promise<T>;

async function runChange<T>(tx: TransactionSql, work: (change: Change) => Promise<T>, dryRun: boolean): Promise<T> {
  const meta = new Map((await tx`SELECT name, value FROM meta`).map((row) => [String(row.name), String(row.value)]));
  const version = meta.get('data_version') ?? '0';
  const known = lastIdsIn(meta);
  const copy = openWorkingCopy({ ...known, index: Number(meta.get('index_number')) }, version, dryRun ? 'disk' : 'memory');
  try {
    const source = postgresRows(tx);
    const fetch = { ...rowFetcher(source, copy), ids: source.ids };
    if (!dryRun) await tx.unsafe('SAVEPOINT untouched');
    const flusher = rowFlusher(tx, copy, { ...known });
    const touched = new Set<number>();
    const institutions = new Set<number>();
    let made: Made | undefined;
    await fetch.batches();
    const refresh: Refresh = (_, people, index, by) => {
      index.flush();
      made = by;
      for (const id of people.ids()) touched.add(id);
      for (const id of people.institutions.ids()) institutions.add(id);
    };
    const result = await work({ tx, copy, fetch, refresh, flush: flusher.flush });
    const { value } = copy.database.prepare(`SELECT value FROM meta WHERE name = 'data_version'`).get() as { value: string };
    if (dryRun) return result;
    // What changes nothing leaves nothing behind, not even what was learnt of records that are as they were.
    if (String(value) === version) {
      await tx.unsafe('ROLLBACK TO SAVEPOINT untouched');
      return result;
    }
    await flusher.flush();
    await refreshAuthors(tx, touched, made);
    await refreshInstitutions(tx, institutions, made);
    await flusher.finish();
    const noted = notedAfterChange({ dataVersion: version, noted: meta.get(indexVersionName) });
    if (noted !== undefined) await setIndexVersion(tx, noted);
    await tx`UPDATE meta SET value = ${String(value)} WHERE name = 'data_version'`;
    await tx`UPDATE meta SET value = ${randomUUID()} WHERE name = 'data_mark'`;
    await tx`SELECT pg_notify('madar_data', ${String(value)})`;
    return result;
  } finally {
    copy.close();
  }
}

/** Loads records by the rules of the SQLite store, a thousand at a time. A preview does the same in a working copy that is thrown away. */
export function loadInto(
  servers: Servers,
  records: Iterable<Loadable> | AsyncIterable<Loadable>,
  options: LoadOptions,
): Promise<LoadReport> {
  const { dryRun = false, ...kept } = options;
  return changeRows(
    servers,
    'Loading records',
    (change) => {
      const { copy, fetch, refresh } = change;
      return loadRecords(
        copy.database,
        inChunks(records, fetch, dryRun ? { keepable } : { keepable, ...writtenAfter(change) }),
        kept,
        refresh,
        async (batch) => Number((await change.tx`SELECT COUNT(*)::int AS n FROM told WHERE batch = ${batch}`)[0]?.n),
      );
    },
    { dryRun },
  );
}

/** Each chunk of records is written before the next one is fetched for. */
export const writtenAfter = ({ copy, flush }: Change) => ({
  before: copy.forgetChanges,
  after: async () => {
    await flush();
    copy.dropPublications();
  },
});

/** What PostgreSQL's texts and JSON cannot have (U+0000, and halves of signs) a record is prepared anew without. */
function keepable(record: PreparedRecord): PreparedRecord {
  const { key, doc, authors, classification, origin } = record;
  if (!/\0|\\u0000|\\ud[89a-f]/i.test(`${key}${doc}${authors}`)) return record;
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value);
  return prepareRecord({ ...JSON.parse(doc, clean), authors: JSON.parse(authors, clean) }, classification, origin);
}
