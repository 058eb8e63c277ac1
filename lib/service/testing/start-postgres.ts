import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server of a test's own, on loopback, in a temporary folder. */
export interface PostgresServer {
  readonly port: number;
  /** The address of one of its databases; of the one that is always there, without a name. */
  url(database?: string): string;
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** A streaming replica of this server as it is now. It is stopped with this one, if not before. */
  startReplica(): Promise<PostgresServer>;
  /** Ends it as a power cut would. `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
  /** Halts a replica where it is, or lets it catch up. */
  pauseReplay(paused: boolean): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Nothing of a test outlives it, so nothing is waited for on the way to the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '100',
  max_wal_senders: '8',
  shared_buffers: '64MB',
  max_wal_size: '2GB',
  logging_collector: 'off',
  log_min_messages: 'warning',
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
};

/** Starts a server from the machine's own programs (a second or two). Where there are none it says so, and the caller skips with that reason. */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresServer | { readonly skipped: string }> {
  const programs = findPostgres();
  if (programs === undefined) return { skipped: 'PostgreSQL (initdb, postgres) is not on this machine' };
  const folder = makeFolder();
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), ['-D', data, '-U', 'madar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], folder);
  return startServer({ programs, folder, data, more });
}

interface Place {
  readonly programs: string;
  readonly folder: string;
  readonly data: string;
  readonly more: Readonly<Record<string, string>>;
}

async function startServer(place: Place): Promise<PostgresServer> {
  const { programs, folder, more } = place;
  const port = await freePort();
  const replicas: PostgresServer[] = [];
  let child: ChildProcess | undefined;
  let databases = 0;
  const end = () => child?.kill('SIGQUIT');
  process.on('exit', end);
  const url = (database = 'postgres') => `postgres://madar@127.0.0.1:${port}/${database}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: url(), connectionTimeoutMillis: 5000 });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const server: PostgresServer = {
    port,
    url,
    async createDatabase() {
      databases += 1;
      const name = `test_${port}_${databases}`;
      await ask(`CREATE DATABASE ${name}`);
      return url(name);
    },
    async startReplica() {
      const copy = makeFolder();
      const to = join(copy, 'data');
      run(join(programs, 'pg_basebackup'), ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'madar', '-D', to, '-R', '-c', 'fast'], copy);
      const replica = await startServer({ programs, folder: copy, data: to, more });
      replicas.push(replica);
      return replica;
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGQUIT');
      await ended;
    },
    async start() {
      child ??= await launch(place, port);
    },
    promote: () => ask('SELECT pg_promote(true, 30)'),
    pauseReplay: (paused) => ask(paused ? 'SELECT pg_wal_replay_pause()' : 'SELECT pg_wal_replay_resume()'),
    async stop() {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await server.kill();
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** The process itself, not a daemon: it is ours to end by its id. Resolves when it takes connections. */
function launch({ programs, folder, data, more }: Place, port: number): Promise<ChildProcess> {
  const given = Object.entries({ ...settings, ...more, port: `${port}`, unix_socket_directories: folder });
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...unprivileged(),
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
}

/** PostgreSQL refuses to run as root, as tests in a container often do: then it runs as its own user, or as nobody. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {};
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'madar-postgres-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', ...unprivileged() });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** Where distributions and installers put the server programs, which they keep off the PATH. */
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The folder of PostgreSQL's server programs: that of the PATH, the one `pg_config` names, else the newest in a usual place. Undefined where there is none. */
export function findPostgres(): string | undefined {
  const named = [linesOf('pg_config', '--bindir'), linesOf('which', 'initdb').map((path) => dirname(path))].flat();
  const usual = usualPlaces.flatMap((pattern) => globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  return [...named, ...usual].find((folder) => ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))));
}

function linesOf(program: string, argument: string): string[] {
  const { stdout } = spawnSync(program, [argument], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
