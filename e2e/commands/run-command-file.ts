import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './compile-cache.ts';

export interface CommandOutput {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command (a file of `lib/commands`) without a shell and without blocking the event loop. `killWhen` decides when to kill it (SIGKILL). */
export function runCommandFile(
  name: string,
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  killWhen?: () => boolean,
): Promise<CommandOutput> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../lib/commands', name), ...args], {
    env: { NODE_ENV: 'production', PATH: '', HOME: dataDir, DATA_DIR: dataDir, ...compileCache, ...env },
    cwd: join(import.meta.dirname, '../..'),
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const timer = setInterval(() => killWhen?.() && child.kill('SIGKILL'), 5);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, ...output });
    }),
  );
}
