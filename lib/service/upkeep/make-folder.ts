import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Problem } from '#lib/domain/problem.ts';

/**
 * Makes a folder and those above it. Throws a `Problem` of kind `config` that names it (and the setting it came from) when it cannot be made.
 * Step by step, because Node's own recursive `mkdirSync` never ends where a folder says that it is not there after it refused to be made, as in /proc.
 */
export function makeFolder(path: string, setting = 'The folder'): void {
  const missing: string[] = [];
  try {
    for (let at = resolve(path); !isFolder(at); at = dirname(at)) missing.unshift(at);
    for (const folder of missing) makeOne(folder);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new Problem('config', { detail: `${setting} ${path} cannot be made or written (${reason}).`, cause });
  }
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  return found !== undefined;
}

function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error;
  }
}
