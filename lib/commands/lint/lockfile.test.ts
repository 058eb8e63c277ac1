import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** The package is inside the tarball of its parent, so the hash of that tarball covers it. */
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle);

it('package-lock.json has a hash of every package, including those of other platforms', () => {
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
});

it('package-lock.json names no registry host', () => expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]));
