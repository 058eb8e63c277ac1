import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** All output of the process so far: stdout and stderr. */
  output(): string;
  /** Null while the process runs. */
  exitCode(): number | null;
  /** Sends a signal and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Environment of a site process: no variables of the test process, and a shared compile cache. */
export const bareEnvironment = { PATH: '', NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/madar-compiled' } as const;

/** Starts the built site on a free port (or `PORT`). Resolves when it listens, even if its data or service is not ready. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  let outputText = '';
  const child = spawn(process.execPath, ['lib/commands/start.ts'], {
    env: { ...bareEnvironment, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const onOutput = (chunk: Buffer) => {
    outputText += chunk.toString('utf8');
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const url = `http://${env.HOST ?? 'localhost'}:${port}`;
  await waitUntilReady(url, child, () => outputText);
  return {
    url,
    port,
    pid: child.pid as number,
    output: () => outputText,
    exitCode: () => child.exitCode,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await exit;
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 90_000; waitedMs += 100) {
    if (child.exitCode !== null) throw new Error(`The site ended at its start: ${output()}`);
    const isUp = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not start: ${output()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
