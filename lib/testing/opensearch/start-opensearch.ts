import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mavenClassPath, missingProgram } from '#lib/testing/maven-class-path.ts';

/** A node of a test cluster. */
export interface OpenSearchNode {
  readonly url: string;
  /** Kills the process like a power cut. `start` runs it again on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Freezes the process (SIGSTOP): connections stay open without responses. */
  pause(): void;
  resume(): void;
}

export interface OpenSearchCluster {
  /** Addresses of all nodes, separated by commas, as `SEARCH_URL` takes them. */
  readonly url: string;
  /** Empty with an external server, which tests must not kill. */
  readonly nodes: readonly OpenSearchNode[];
  /** Kills all nodes and removes their folders. */
  stop(): Promise<void>;
}

interface Options {
  /** Address of a running server to use instead of starting a node, if one node is enough. */
  readonly server?: string | undefined;
  /** Number of nodes, each in a Java process; 1 by default. */
  readonly nodes?: number;
  /** Heap of each node in MB; 512 by default. */
  readonly heapMb?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a cluster on loopback, in about four seconds per node.
 * @returns `skipped` when a program is missing
 * @throws when a node ends before it is ready
 */
export async function startOpenSearch(options: Options = {}): Promise<OpenSearchCluster | { readonly skipped: string }> {
  const { server, nodes: count = 1 } = options;
  if (server !== undefined && count === 1) return { url: server, nodes: [], stop: async () => undefined };
  const missing = missingProgram();
  if (missing !== undefined) return { skipped: `${missing} is not on this machine` };
  const folder = mkdtempSync(join(tmpdir(), 'madar-opensearch-'));
  const classPath = mavenClassPath(join(import.meta.dirname, 'pom.xml'), resolve('node_modules/.cache/madar-opensearch'));
  const ports = await freePorts(count * 2);
  const transports = ports.slice(count).map((port) => `127.0.0.1:${port}`);
  const nodes = ports.slice(0, count).map((port, index) => {
    const home = join(folder, `node-${index}`);
    mkdirSync(join(home, 'config'), { recursive: true });
    return createNode(port, [
      `-Xms${options.heapMb ?? 512}m`,
      `-Xmx${options.heapMb ?? 512}m`,
      // A test's node lives for seconds: start-up time matters more than speed.
      ...(count === 1 && options.heapMb === undefined ? ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'] : []),
      '-Dlog4j2.level=ERROR',
      '-cp',
      classPath,
      join(import.meta.dirname, 'OpenSearchNode.java'),
      ...Object.entries({ ...settingsOf(index, transports), 'path.home': home, 'http.port': `${port}`, ...options.settings }).map(
        ([name, value]) => `${name}=${value}`,
      ),
    ]);
  });
  await Promise.all(nodes.map((node) => node.start()));
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settingsOf(index: number, transports: readonly string[]): Readonly<Record<string, string>> {
  return {
    'cluster.name': 'madar-test',
    'node.name': `node-${index}`,
    'network.host': '127.0.0.1',
    'transport.port': transports[index]?.split(':')[1] ?? '0',
    // The disk may be nearly full; nodes would then refuse to allocate shards.
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
    ...(transports.length === 1
      ? { 'discovery.type': 'single-node' }
      : {
          'discovery.seed_hosts': transports.join(','),
          'cluster.initial_cluster_manager_nodes': transports.map((_, number) => `node-${number}`).join(','),
        }),
  };
}

function createNode(port: number, args: readonly string[]): OpenSearchNode {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = () => child?.kill('SIGKILL');
  return {
    url,
    async start() {
      const java = spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] });
      child = java;
      process.on('exit', end);
      let errors = '';
      java.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors = (errors + text).slice(-4000);
      });
      // A node without its cluster returns 503; it is ready once a cluster manager is elected.
      while (!(await isReady(url))) {
        if (java.exitCode !== null) throw new Error(`OpenSearch ended with ${java.exitCode}: ${errors}`);
        await sleep(100);
      }
    },
    async kill() {
      process.off('exit', end);
      const java = child;
      child = undefined;
      if (!java || java.exitCode !== null) return;
      const exit = new Promise((done) => java.once('exit', done));
      java.kill('SIGKILL');
      await exit;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`)).ok;
  } catch {
    return false;
  }
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => server.once('listening', done));
      return server;
    }),
  );
  return servers.map((server) => {
    const address = server.address();
    server.close();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
}
