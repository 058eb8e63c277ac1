import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { programStamp, stampFile } from '#lib/base/process/program-stamp.ts';

/** The sources of the built site. Code outside the build (server, commands, tests) is excluded, so that its changes need no build. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'package-lock.json',
  'tsconfig.json',
];
const outsideBuild = /^lib\/(?:server|commands)\/|\.test\.tsx?$|\.jsonl(?:\.gz)?$/;

/** Whether `.next` is a build of exactly these sources. Compares contents, since clones, copies and checkouts change file times. */
export function isBuilt(directory: string): boolean {
  return existsSync(join(directory, '.next/BUILD_ID')) && programStamp(directory) === sourceStamp(directory);
}

/** Stores the stamp of the sources, taken before the build began. */
export function writeStamp(directory: string, stamp: string): void {
  writeFileSync(stampFile(directory), stamp);
}

/** A digest of the names and contents of all sources; about 20 ms for 500 files. */
export function sourceStamp(directory: string): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(directory, source))).sort()) {
    const name = relative(directory, file).replaceAll('\\', '/');
    if (outsideBuild.test(name)) continue;
    digest.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}

function filesOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
