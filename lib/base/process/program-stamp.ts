import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the digest of a build's sources. */
export const stampFile = (directory: string): string => join(directory, '.next/madar-build');

/** The digest of the running program, equal for equal sources; empty without a build, as in development and tests. */
export function programStamp(directory = process.cwd()): string {
  const file = stampFile(directory);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
