import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** All that the process wrote, log and errors. */
  said(): string;
  /** Null while it runs. */
  exitCode(): number | null;
  /** Ends it by a signal and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** What a process of the site is started with: nothing of the environment of the tests, and what others like it have compiled. */
export const bareEnvironment = { PATH: '', NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/madar-compiled' } as const;

/** The built site as a process of its own, on a free port unless one is given. Ready when it listens, whether its data or its service answer or not. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  let said = '';
  const child = spawn(process.execPath, ['lib/commands/start.ts'], {
    env: { ...bareEnvironment, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (chunk: Buffer) => {
    said += chunk.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const url = `http://${env.HOST ?? 'localhost'}:${port}`;
  await answering(url, child, () => said);
  return {
    url,
    port,
    pid: child.pid as number,
    said: () => said,
    exitCode: () => child.exitCode,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
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
