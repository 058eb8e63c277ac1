import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResultRow } from 'pg';
import type { Columns } from '#lib/service/store/lists/columns.ts';
import { databaseProblem } from '#lib/service/store/postgres/database-problem.ts';
import type { Servers } from '#lib/service/store/postgres/servers.ts';
import type { SqlPool, TransactionSql } from '#lib/service/store/postgres/sql.ts';
import { readColumns } from './read-columns.ts';

/** All that one request reads stands still: one transaction on one server, and the columns of its data version. */
export interface Snapshot {
  readonly tx: TransactionSql;
  readonly version: string;
  /** Another one for every version that was ever made. */
  readonly mark: string;
  columns(): Promise<Columns>;
  /** The commonest words of texts and parts of names, as terms, with the number of records that have them. */
  commonWords(): Promise<readonly (readonly [string, number])[]>;
}

interface Whole {
  readonly columns: Columns;
  words?: Promise<readonly (readonly [string, number])[]>;
}

/**
 * Reads of one request see one data version, whatever is imported meanwhile. What is computed of a whole version is kept in memory and shared by all requests,
 * whichever server they read from: `mark` is another one for every version that was ever made, also where a replica was promoted before it had the last import.
 */
export function snapshots(servers: Servers) {
  const current = new AsyncLocalStorage<Snapshot>();
  const kept = new Map<string, Promise<Whole>>();

  const keep = (mark: string): Promise<Whole> => {
    const known = kept.get(mark);
    if (known) return known;
    const made = readWhole(servers, mark);
    made.catch(() => kept.delete(mark));
    kept.set(mark, made);
    // Two, because a replica may be a version behind another for a moment.
    for (const old of [...kept.keys()].slice(0, -2)) kept.delete(old);
    return made;
  };

  const run = <T>(sql: SqlPool, work: () => Promise<T>): Promise<T> =>
    sql.snapshot(markQuery, (tx, rows) => {
      const { version, mark } = markOf(rows);
      const columns = async () => (await keep(mark)).columns;
      const commonWords = async () => {
        const whole = await keep(mark);
        whole.words ??= readWords(servers);
        return whole.words;
      };
      return current.run({ tx, version, mark, columns, commonWords }, work);
    });

  // Whoever asks first after an import would wait for the new version to be read; it is read when it is known.
  servers.onVersion(() => {
    if (kept.size === 0) return;
    const mark = servers.readWhole(async (sql) => markOf(await sql.unsafe(markQuery)).mark);
    mark.then(keep).catch(() => undefined);
  });

  return {
    /** The snapshot of the request under way. */
    now(): Snapshot {
      const snapshot = current.getStore();
      if (!snapshot) throw new Error('A read outside of a request.');
      return snapshot;
    },
    /** Runs a request. Within another one it is part of that. */
    async read<T>(doing: string, work: () => Promise<T>, timeMs?: number): Promise<T> {
      if (current.getStore()) return work();
      for (let tries = 1; ; tries += 1) {
        try {
          return await servers.read((sql) => run(sql, () => patiently(current, work, timeMs)), timeMs);
        } catch (error) {
          if (!(error instanceof VersionPassed) || tries === triesMax) throw databaseProblem(error, doing);
        }
      }
    },
  };
}

export type Snapshots = ReturnType<typeof snapshots>;

/** The server's own limit, lifted for what an operator waits for. */
async function patiently<T>(current: AsyncLocalStorage<Snapshot>, work: () => Promise<T>, timeMs: number | undefined): Promise<T> {
  if (timeMs !== undefined) await current.getStore()?.tx.unsafe(`SET LOCAL statement_timeout = ${timeMs}`);
  return work();
}

const markQuery = `SELECT (SELECT value FROM meta WHERE name = 'data_version') AS version, (SELECT value FROM meta WHERE name = 'data_mark') AS mark`;

function markOf([row]: QueryResultRow[]): { readonly version: string; readonly mark: string } {
  return { version: String(row?.version), mark: `${row?.version}/${row?.mark}` };
}

/** The version a request had begun with was followed by another before its columns could be read; it begins again. */
class VersionPassed extends Error {}

const triesMax = 5;

/** What is kept of a version, read in a transaction of its own, which may take its time. */
function readWhole(servers: Servers, mark: string): Promise<Whole> {
  const onServer = (sql: SqlPool) =>
    sql.snapshot(markQuery, async (tx, rows) => {
      if (markOf(rows).mark !== mark) throw new VersionPassed(mark);
      return { columns: await readColumns(tx) };
    });
  return servers.readWhole(onServer);
}

/** More words than this are rare ones, which are rarely meant. */
const wordsMax = 150_000;

/** Words of the newest version: what a spelling is compared with need not be of the very moment. */
function readWords(servers: Servers): Promise<readonly (readonly [string, number])[]> {
  return servers.readWhole(async (sql) => {
    const rows = await sql.unsafe<{ term: string; n: number }>(
      `SELECT term, SUM(records)::int AS n FROM posting WHERE starts_with(term, 'w') OR starts_with(term, 'p') GROUP BY term ORDER BY n DESC, term LIMIT ${wordsMax}`,
    );
    return rows.map(({ term, n }) => [term, n] as const);
  });
}
