import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build keeps the digest of the sources it was made of. */
export const stampFile = (directory: string): string => join(directory, '.next/madar-build');

/** Which program runs: the same for the same sources on every machine; empty where nothing was built, as in development and tests. */
export function programStamp(directory = process.cwd()): string {
  const file = stampFile(directory);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
