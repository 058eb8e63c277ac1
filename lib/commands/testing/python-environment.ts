import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const succeeds = (program: string, args: readonly string[], isQuiet = false) =>
  spawnSync(program, args, { stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', isQuiet ? 'ignore' : 'inherit'] }).status === 0;

/** The Python of this machine, of version 3.11 or later and with `venv`; undefined where there is none. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) =>
    succeeds(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], true),
  );
}

/** Where the second of two versions of a package is. */
export const otherPackages = (folder: string) => join(folder, 'other');

/**
 * Installs pinned packages with their hashes: those of `requirements` into an environment of its own in `folder`, those of `otherRequirements`, which exist there
 * in another version, into `otherPackages(folder)`. An environment of the same requirements is used again. Returns its interpreter; undefined when pip fails,
 * which writes why.
 */
export function preparePython(python: string, folder: string, requirements: string, otherRequirements: string): string | undefined {
  const digest = createHash('sha256').update(readFileSync(requirements)).update(readFileSync(otherRequirements)).digest('hex');
  const stamp = join(folder, 'requirements.sha256');
  const interpreter = join(folder, ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return interpreter;
  rmSync(folder, { recursive: true, force: true });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes'];
  const isReady =
    succeeds(python, ['-m', 'venv', folder]) &&
    succeeds(interpreter, [...install, '-r', requirements]) &&
    succeeds(interpreter, [...install, '--target', otherPackages(folder), '-r', otherRequirements]);
  if (!isReady) return undefined;
  writeFileSync(stamp, digest);
  return interpreter;
}
