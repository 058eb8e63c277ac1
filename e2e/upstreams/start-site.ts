import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from './start-upstream.ts';

export interface Site {
  readonly url: string;
  /** All that the process wrote, log and errors. */
  said(): string;
  close(): Promise<void>;
}

/** The built site as a process of its own, reading the service at `upstreamUrl`. `key` says where the service wants it, as its dialect declares. Ready when it listens, whether the service answers or not. */
export async function startSite(options: {
  readonly upstreamUrl: string;
  readonly apiKey: string;
  readonly key?: Dialect['key'];
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-remote-'));
  const profile = join(folder, 'profile.json');
  const { header: name = 'X-Api-Key', scheme = null } = options.key ?? {};
  writeFileSync(profile, JSON.stringify({ profileVersion: 1, auth: { in: 'header', name, scheme } }));
  const port = await freePort();
  let said = '';
  const child = spawn(process.execPath, ['lib/commands/start.ts'], {
    env: {
      PATH: '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      UPSTREAM_BASE_URL: options.upstreamUrl,
      UPSTREAM_API_KEY: options.apiKey,
      UPSTREAM_PROFILE: profile,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (chunk: Buffer) => {
    said += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const url = `http://localhost:${port}`;
  await answering(url, child, () => said);
  return {
    url,
    said: () => said,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The site ended at its start: ${said()}`);
    const isUp = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not start: ${said()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
