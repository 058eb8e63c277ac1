import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Problem } from '#lib/base/problem.ts';

/** Creates a folder and its parents; throws `config` on failure. Recursive `mkdirSync` would loop forever in /proc. */
export function makeFolder(path: string, setting = 'The folder'): void {
  const missing: string[] = [];
  try {
    for (let current = resolve(path); !isFolder(current); current = dirname(current)) missing.unshift(current);
    for (const folder of missing) makeOne(folder);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new Problem('config', { detail: `${setting} ${path} cannot be created or written (${reason}).`, cause });
  }
}

function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  return stats !== undefined;
}

function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error;
  }
}
