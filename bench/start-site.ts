import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readToolEnv } from '#lib/env.ts';

export interface RunningSite {
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  readonly dataDir: string;
  /** Milliseconds from process start to the first success of `/readyz`. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** The start may include a build, which takes up to ten times as long on a shared machine. */
const startMsMax = 600_000;

/** Starts this checkout as a process on a free port. Without `dataDir`, it uses a temporary store. */
export async function startSite(options: { dataDir?: string; env?: Readonly<Record<string, string>> } = {}): Promise<RunningSite> {
  const port = await freePort();
  const isOwnDataDir = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'madar-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['lib/commands/start.ts'], {
    // A clean environment: every run measures the defaults.
    env: {
      PATH: readToolEnv().path,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitForAnswer(`${url}/readyz`, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const startMs = performance.now() - startedAt;
  const stopSite = async () => {
    if (child.exitCode === null) {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
    }
    if (isOwnDataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pid: child.pid as number, port, dataDir, startMs, stop: stopSite };
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startMsMax;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site exited with code ${child.exitCode} before it answered.`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The site did not answer within ten minutes.');
}

/** A TCP port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
