import { Client } from 'pg';
import { isLost } from './database-problem.ts';
import { parseAddress } from './parse-address.ts';
import { openPool, type SqlPool } from './sql.ts';

/** One server, as it was last seen. */
export interface Server {
  readonly name: string;
  readonly isPrimary: boolean;
  readonly sql: SqlPool;
  /** For what must not wait for readers: the question which version a server has, and the reading of a whole version, for which readers wait. */
  readonly background: SqlPool;
  /** Undefined while it does not answer. */
  version: number | undefined;
  /** Which of all versions ever made it has: a number two servers may have given to different imports. */
  mark: string | undefined;
  /** When it was first seen to be behind (`performance.now`), while it is. */
  behindSince: number | undefined;
}

/** How often each server is asked for its data version; a notification of the primary comes at once. */
const pollMs = 500;
/** A replica that is behind may answer for so long: readers rather see data of some seconds ago than wait for one server. */
const staleMaxMs = 5000;
const readTimeoutMs = 10_000;
const connectTimeoutMs = 3000;
/** Ten million records take about a minute. */
const wholeTimeoutMs = 600_000;

/**
 * The primary and its replicas. Reads go in turn to the replicas that have the newest data version, then to those that are behind for a few seconds
 * only, then to the primary, then to whatever answers at all. Writes go to the primary alone.
 */
export function openServers(address: string) {
  const { primary: primaryUrl, replicas, poolSize } = parseAddress(address);
  const primary = serverAt(primaryUrl, true, poolSize);
  const servers = [...replicas.map((url) => serverAt(url, false, poolSize)), primary];
  /** Writers have connections of their own: a full pool of readers never keeps an import waiting, nor the other way about. */
  const writer = connect(primaryUrl, 2, 0);
  const listeners = new Set<() => void>();
  let turn = 0;
  let checking: Promise<void> | undefined;
  let closed = false;

  const check = async (server: Server) => {
    if (await isChanged(server)) for (const listener of listeners) listener();
  };
  const newest = () => Math.max(...servers.map(({ version }) => version ?? -1));
  /** What the primary has is the newest, whatever anybody else has: a primary of old that is back may have imports that were never sent on. */
  const newestMark = () => (primary.version === undefined ? servers.find(({ version }) => version === newest()) : primary)?.mark;
  const checkAll = async () => {
    await Promise.all(servers.map(check));
    const now = performance.now();
    const mark = newestMark();
    for (const server of servers) server.behindSince = server.mark === mark ? undefined : (server.behindSince ?? now);
  };
  const checkOnce = () => {
    checking ??= checkAll().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const timer = setInterval(() => void checkOnce(), pollMs);
  timer.unref();
  // Only a primary notifies; without it the poll goes on.
  const stopListening = listen(primaryUrl, 'madar_data', () => void checkOnce());

  const readOn = async <T>(work: (server: Server) => Promise<T>, timeMs: number): Promise<T> => {
    let failure: unknown;
    turn += 1;
    for (const server of inOrder(servers, turn)) {
      try {
        return await withTimeout(work(server), timeMs);
      } catch (error) {
        if (!isLost(error) || closed) throw error;
        failure = error;
        server.version = undefined;
      }
    }
    throw failure;
  };

  return {
    writer,
    checkNow: checkOnce,
    onVersion: (listener: () => void) => void listeners.add(listener),
    newest,
    /** Runs a read on the best server, and on the next one when that is lost. What it throws when all are is the last one's error. */
    read: <T>(work: (sql: SqlPool) => Promise<T>, timeMs = readTimeoutMs + 2000) => readOn(({ sql }) => work(sql), timeMs),
    /** The same for what takes its time and is waited for by readers. */
    readWhole: <T>(work: (sql: SqlPool) => Promise<T>) => readOn(({ background }) => work(background), wholeTimeoutMs),
    async close() {
      closed = true;
      clearInterval(timer);
      await stopListening();
      await Promise.all([...servers.flatMap(({ sql, background }) => [sql, background]), writer].map((sql) => sql.end()));
    },
  };
}

/** Asks a server what it has. True when that is not what it had when it was last asked. */
async function isChanged(server: Server): Promise<boolean> {
  try {
    const rows = await withTimeout(server.background`SELECT name, value FROM meta WHERE name IN ('data_version', 'data_mark')`, 2000);
    const meta = new Map(rows.map((row) => [String(row.name), String(row.value)]));
    const mark = meta.get('data_mark') ?? '';
    const isNew = server.version === undefined || server.mark !== mark;
    server.version = Number(meta.get('data_version'));
    server.mark = mark;
    return isNew;
  } catch {
    server.version = undefined;
    return false;
  }
}

/** Worst last. A server that did not answer is still tried, last of all: it may be back. */
function inOrder(servers: readonly Server[], turn: number): Server[] {
  const now = performance.now();
  const rank = (server: Server) => {
    if (server.version === undefined) return 4;
    if (server.isPrimary) return 2;
    if (server.behindSince === undefined) return 0;
    return now - server.behindSince < staleMaxMs ? 1 : 3;
  };
  return servers.map((_, place) => servers[(place + turn) % servers.length] as Server).toSorted((a, b) => rank(a) - rank(b));
}

export type Servers = ReturnType<typeof openServers>;

function serverAt(url: string, isPrimary: boolean, poolSize: number): Server {
  const { host } = new URL(url);
  return {
    name: host,
    isPrimary,
    sql: connect(url, poolSize, readTimeoutMs),
    background: connect(url, 2, 0),
    version: undefined,
    mark: undefined,
    behindSince: undefined,
  };
}

function connect(url: string, max: number, statementMs: number): SqlPool {
  return openPool(url, {
    max,
    statementMs,
    connectMs: connectTimeoutMs,
    settings: {
      idle_in_transaction_session_timeout: '600000',
      // Plans are made for the values at hand: a plan for any values would read the whole table of texts for a rare word.
      plan_cache_mode: 'force_custom_plan',
      jit: 'off',
      // To read vectors one after the other costs far more than the planner thinks: most are stored apart and compressed.
      enable_seqscan: statementMs === 0 ? 'on' : 'off',
    },
  });
}

/** A server that is halted keeps its connections open and says nothing; it counts as lost. */
async function withTimeout<T>(work: PromiseLike<T>, timeMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' })), timeMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How long after a connection was lost the next is tried. */
const againMs = 5000;

/** Calls `onNotice` for every notification of a channel, over a connection of its own that is made again when it is lost. Returns what ends it. */
function listen(url: string, channel: string, onNotice: () => void): () => Promise<void> {
  let isOver = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    const next = new Client({ connectionString: url, application_name: 'madar notices', connectionTimeoutMillis: 3000, keepAlive: true });
    client = next;
    let isLost = false;
    const again = () => {
      if (isLost || isOver) return;
      isLost = true;
      timer = setTimeout(() => void open(), againMs);
      timer.unref();
    };
    next.on('error', again).on('end', again).on('notification', onNotice);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch {
      again();
    }
  };
  void open();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
