import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The programs of others, reused between runs. It is outside the project because Next.js fails on its symbolic links. */
export const programsFolder = join(homedir(), '.cache', 'madar-peers');
/** The files that use these programs. */
export const peerTests = 'e2e/peers';

const succeeds = (program: string, args: readonly string[], isQuiet = false) =>
  spawnSync(program, args, { stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', isQuiet ? 'ignore' : 'inherit'] }).status === 0;

/** Python 3.11 or later with `venv`; undefined when this machine has none. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) =>
    succeeds(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'], true),
  );
}

/** The folder for packages that some tests need in a second version. */
export const otherPackages = join(programsFolder, 'other');

/** Installs packages pinned by hash, those with conflicting versions into a separate folder. Returns the interpreter if pip succeeds. */
export function preparePython(python: string): string | undefined {
  const [requirements, otherRequirements] = [`${peerTests}/requirements.txt`, `${peerTests}/requirements-bibtexparser-1.txt`] as const;
  const digest = createHash('sha256').update(readFileSync(requirements)).update(readFileSync(otherRequirements)).digest('hex');
  const stamp = join(programsFolder, 'requirements.sha256');
  const interpreter = join(programsFolder, ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return interpreter;
  rmSync(programsFolder, { recursive: true, force: true });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes'];
  const isReady =
    succeeds(python, ['-m', 'venv', programsFolder]) &&
    succeeds(interpreter, [...install, '-r', requirements]) &&
    succeeds(interpreter, [...install, '--target', otherPackages, '-r', otherRequirements]);
  if (!isReady) return undefined;
  writeFileSync(stamp, digest);
  return interpreter;
}
