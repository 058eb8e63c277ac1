import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** The package is inside the tarball of its parent, so the hash of that tarball covers it. */
  readonly inBundle?: boolean;
}

/** The packages of a lockfile, and the least number of them. */
const lockfiles = [
  ['package-lock.json', 300],
  ['e2e/peers/node/package-lock.json', 100],
] as const;

describe.each(lockfiles)('%s', (file, countMin) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages).filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle);

  it('has a hash of every package, including those of other platforms', () => {
    expect(entries.length).toBeGreaterThan(countMin);
    expect(entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
  });

  it('names no registry host', () => expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]));
});
