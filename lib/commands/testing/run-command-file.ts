import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from '#lib/commands/testing/compile-cache.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command (a file of `lib/commands`) without a shell; the event loop stays free for a service in this process. It is killed, as -9 does, once `killWhen` says so. */
export function runCommandFile(
  name: string,
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  killWhen?: () => boolean,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name), ...args], {
    env: { NODE_ENV: 'production', PATH: '', HOME: dataDir, DATA_DIR: dataDir, ...compileCache, ...env },
    cwd: join(import.meta.dirname, '../../..'),
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const timer = setInterval(() => killWhen?.() && child.kill('SIGKILL'), 5);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, ...said });
    }),
  );
}
