import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { programStamp, stampFile } from '#lib/service/upkeep/program-stamp.ts';

/** What the built site is made of. What only runs beside it (the server, the commands, tests) is left out, so that a change there needs no build. */
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
const beside = /^lib\/(?:server|commands)\/|\.test\.tsx?$|\.jsonl(?:\.gz)?$/;

/** Whether `.next` holds a build of exactly these sources. Contents decide, not times: a clone, a copy or a checkout sets times as it likes. */
export function isBuilt(directory: string): boolean {
  return existsSync(join(directory, '.next/BUILD_ID')) && programStamp(directory) === sourceStamp(directory);
}

/** Remembers that `.next` was built from the sources whose stamp was taken before the build began. */
export function writeStamp(directory: string, stamp: string): void {
  writeFileSync(stampFile(directory), stamp);
}

/** A digest of names and contents of all sources; about 20 ms for 500 files. */
export function sourceStamp(directory: string): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(directory, source))).sort()) {
    const name = relative(directory, file).replaceAll('\\', '/');
    if (beside.test(name)) continue;
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
