import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const succeeds = (program: string, args: readonly string[], isQuiet = false) =>
  spawnSync(program, args, { stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', isQuiet ? 'ignore' : 'inherit'] }).status === 0;

/** Python 3.11 or later with `venv`; undefined when this machine has none. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) =>
    succeeds(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], true),
  );
}

/** The folder for packages that some tests need in a second version. */
export const otherPackages = (folder: string) => join(folder, 'other');

/** Installs packages pinned by hash, those with conflicting versions into a separate folder. Returns the interpreter if pip succeeds. */
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
