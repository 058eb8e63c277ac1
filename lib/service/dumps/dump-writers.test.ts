import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultInstitutionQuery } from '#lib/domain/query.ts';
import { importFiles } from '#lib/service/import/import-files.ts';
import { loadStarter } from '#lib/service/starter/load-starter.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { dumpWriters } from './dump-writers.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const institutionsOf = async (store: Store) => {
  const pages = [1, 2].map(async (pageIndex) => store.findInstitutions('en', { ...defaultInstitutionQuery, pageIndex, pageSize: 100 }));
  return (await Promise.all(pages))
    .flatMap(({ items }) => items)
    .map(({ name, country, publicationCount }) => [name.value, country, publicationCount]);
};

it('a dump carries institutions: loaded into an empty store it gives the same ones, with as many publications each', async () => {
  const store = openSqliteStore(':memory:');
  await loadStarter(store);
  let text = '';
  for await (const line of dumpWriters['jsonl.gz']?.({ catalogue: store, extras: store, siteUrl: 'https://madar.example' }) ?? [])
    text += line;
  const path = join(folder, 'dump.jsonl');
  writeFileSync(path, text);
  const other = openSqliteStore(':memory:');
  await importFiles(other, [{ name: 'dump.jsonl', path, bytes: Buffer.byteLength(text) }]);
  const ours = await institutionsOf(store);
  expect(ours.length).toBeGreaterThan(100);
  expect(await institutionsOf(other)).toEqual(ours);
  await store.close();
  await other.close();
});
