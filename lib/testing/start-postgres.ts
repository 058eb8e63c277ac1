import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** A test's PostgreSQL server, on loopback, in a temporary folder. */
export interface PostgresServer {
  readonly port: number;
  /** The address of a database; by default of `postgres`. */
  url(database?: string): string;
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Starts a streaming replica, which is stopped with this server at the latest. */
  startReplica(): Promise<PostgresServer>;
  /** Kills the server without a clean shutdown; `start` runs it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Promotes a replica to primary. */
  promote(): Promise<void>;
  /** Pauses or resumes a replica. */
  pauseReplay(paused: boolean): Promise<void>;
  /** Kills the server and removes its folder. */
  stop(): Promise<void>;
}

/** Test data need not survive a crash of the machine, so nothing is synced to disk. */
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

/** Starts a server with the installed PostgreSQL programs, in a second or two. Returns a reason to skip if there are none. */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresServer | { readonly skipped: string }> {
  const programs = findPostgres();
  if (programs === undefined) return { skipped: 'PostgreSQL (initdb, postgres) is not on this machine' };
  const folder = makeFolder();
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), ['-D', data, '-U', 'madar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], folder);
  return startServer({ programs, folder, data, more });
}

interface ServerOptions {
  readonly programs: string;
  readonly folder: string;
  readonly data: string;
  readonly more: Readonly<Record<string, string>>;
}

async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const { programs, folder, more } = options;
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
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null) return;
      const exit = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGQUIT');
      await exit;
    },
    async start() {
      child ??= await launch(options, port);
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

/** Runs the server as a child process, not as a daemon. Resolves when it accepts connections. */
function launch({ programs, folder, data, more }: ServerOptions, port: number): Promise<ChildProcess> {
  const serverSettings = Object.entries({ ...settings, ...more, port: `${port}`, unix_socket_directories: folder });
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...serverSettings.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...unprivileged(),
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(output)) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${output}`)));
  });
}

/** The user `postgres` or `nobody` if this process is root, as in containers: PostgreSQL refuses to run as root. */
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

/** Common installation folders of the server programs outside the PATH. */
const commonFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The folder of PostgreSQL's server programs: from `pg_config`, the PATH, or the newest common folder. Undefined where there is none. */
export function findPostgres(): string | undefined {
  const configured = [linesOf('pg_config', '--bindir'), linesOf('which', 'initdb').map((path) => dirname(path))].flat();
  const common = commonFolders.flatMap((pattern) => globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  return [...configured, ...common].find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
}

function linesOf(program: string, argument: string): string[] {
  const { stdout } = spawnSync(program, [argument], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
