import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mavenClassPath, missingProgram } from '#lib/testing/maven-class-path.ts';

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Installs the npm packages of a lockfile into a folder, again when the lockfile changes. Returns whether npm succeeded. */
export function installPackages(source: string, folder: string): boolean {
  const lock = 'package-lock.json';
  const stamp = join(folder, 'lock.sha256');
  const digest = sha256(join(source, lock));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', lock]) copyFileSync(join(source, name), join(folder, name));
  // On Windows, npm is a script of the shell.
  const shell = process.platform === 'win32';
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell }).status !== 0) return false;
  writeFileSync(stamp, digest);
  return true;
}

const generatorSha256 = '25d6bd8273dd2be99979d544b62ea43f0ce1975f1aa582678b5093d1e7fcfce8';

/**
 * The jar of openapi-generator, which Maven downloads once.
 * @returns `missing` when a program that it needs is missing
 * @throws when Maven fails, or the jar is not the pinned one
 */
export function generatorJar(pom: string, cache: string): { readonly jar: string } | { readonly missing: string } {
  const missing = missingProgram();
  if (missing !== undefined) return { missing };
  const jar = mavenClassPath(pom, cache);
  if (sha256(jar) !== generatorSha256) throw new Error(`The hash of ${jar} is not the pinned one.`);
  return { jar };
}
