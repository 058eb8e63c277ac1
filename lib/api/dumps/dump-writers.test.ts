import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultInstitutionQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { importFiles } from '#lib/import/import-files.ts';
import { loadStarter } from '#lib/import/starter/load-starter.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import type { WrittenText } from '#lib/store/values/text-port.ts';
import { dumpWriters } from './build-dump.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-dump-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const institutionsOf = async (store: Store) => {
  const pages = [1, 2].map(async (pageIndex) => store.findInstitutions('en', { ...defaultInstitutionQuery, pageIndex, pageSize: 100 }));
  return (await Promise.all(pages))
    .flatMap(({ items }) => items)
    .map(({ name, country, publicationCount }) => [name.value, country, publicationCount]);
};

it('a dump carries institutions: an empty store that loads it has the same ones, with as many publications each', async () => {
  const store = openSqliteStore(':memory:');
  await loadStarter(store);
  let text = '';
  for await (const line of dumpWriters['jsonl.gz']?.({ extras: store, siteUrl: 'https://madar.example' }) ?? []) text += line;
  const path = join(folder, 'dump.jsonl');
  writeFileSync(path, text);
  const otherStore = openSqliteStore(':memory:');
  await importFiles(otherStore, [{ name: 'dump.jsonl', path, bytes: Buffer.byteLength(text) }]);
  const expected = await institutionsOf(store);
  expect(expected.length).toBeGreaterThan(100);
  expect(await institutionsOf(otherStore)).toEqual(expected);
  await store.close();
  await otherStore.close();
});

it('a dump in JSON Lines is complete: the store that loads it writes the same lines, except for key and source', async () => {
  const store = openSqliteStore(':memory:');
  await loadStarter(store);
  await store.load([
    record({
      key: 'own-whole',
      title: { en: 'A report with everything', fr: 'Un rapport' },
      keywords: { en: ['dust'], fr: ['poussière'] },
      authors: [
        {
          name: { en: 'A. Lee', ar: 'آن لي' },
          given: 'A.',
          family: 'Lee',
          variants: ['Ann Lee'],
          country: 'SA',
          institutions: [{ name: { en: 'Example University' }, acronym: 'EU', city: 'Riyadh', kind: 'education' }],
        },
      ],
      publisher: 'Nile Press',
      isbn: '9780306406157',
      reportNumber: 'EX-TR-7',
      arxiv: '2401.00001',
      pmid: '12345678',
      notices: [{ kind: 'correction', doi: '10.5555/c' }],
    }),
  ]);
  const first = await write(store, 'jsonl.gz');
  const otherStore = await loadDump(first);
  const lines = (path: string) =>
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify({ ...JSON.parse(line), key: '', source: '' }))
      .toSorted();
  const before = lines(first);
  expect(before.length).toBeGreaterThan(480);
  expect(before.some((line) => line.includes('"reportNumber":"EX-TR-7"') && line.includes('"given":"A."') && line.includes('"fr"'))).toBe(
    true,
  );
  expect(lines(await write(otherStore, 'jsonl.gz'))).toEqual(before);
  await Promise.all([store.close(), otherStore.close()]);
});

const record = (fields: Partial<ResearchRecord>): ResearchRecord => ({
  key: 'own-1',
  title: { en: 'Dust around example moons' },
  language: 'en',
  abstract: { en: 'We count grains of dust around two moons.' },
  authors: [{ name: { en: 'Ann Lee' } }],
  type: 'journal-article',
  areas: ['debris'],
  ...fields,
});
const from = 'Dust around example moons';
const machineText = (recordId: string, text: string, reviewed?: string): WrittenText => ({
  key: { recordId, field: 'title', language: 'ar' },
  text,
  origin: { source: 'machine', engine: 'LibreTranslate', date: '2026-11-02', ...(reviewed && { reviewed }) },
  from,
});
const write = async (store: Store, name: string): Promise<string> => {
  let text = '';
  for await (const part of dumpWriters[name]?.({ extras: store, siteUrl: 'https://madar.example' }) ?? []) text += part;
  const path = join(folder, name.replace('.gz', ''));
  writeFileSync(path, text);
  return path;
};
const loadDump = async (path: string): Promise<Store> => {
  const store = openSqliteStore(':memory:');
  const bytes = statSync(path).size;
  await importFiles(store, [{ name: path, path, bytes }]);
  return store;
};
const titleOf = async (store: Store) => {
  const research = await store.research('ar', '1');
  return research.kind === 'found' ? { title: research.value.title, origins: research.value.textOrigins } : undefined;
};

it('a dump carries the makers of texts, which an import reads; the table omits machine texts', async () => {
  const store = openSqliteStore(':memory:');
  await store.load([record({})]);
  await store.texts.write('t', [machineText('1', 'الغبار حول أقمار المثال', '2026-11-03')]);
  const before = await titleOf(store);
  expect(before?.origins).toContainEqual({
    field: 'title',
    language: 'ar',
    source: 'machine',
    engine: 'LibreTranslate',
    date: '2026-11-02',
    reviewed: '2026-11-03',
  });
  const otherStore = await loadDump(await write(store, 'jsonl.gz'));
  expect((await titleOf(otherStore))?.origins).toContainEqual(before?.origins?.find(({ source }) => source === 'machine'));
  // The import also restores the mark that the text was reviewed, so another machine text is refused.
  expect(await otherStore.texts.write('again', [machineText('1', 'عنوان آخر')])).toMatchObject({ refused: [{ reason: 'reviewed' }] });
  for (const name of ['csv.gz', 'ar.csv.gz']) {
    const table = await loadDump(await write(store, name));
    expect((await titleOf(table))?.title, name).toEqual({ value: from, lang: 'en' });
    await table.close();
  }
  await Promise.all([store.close(), otherStore.close()]);
});

it('a text that a file marks as machine-made replaces no text of its source', async () => {
  const store = openSqliteStore(':memory:');
  await store.load([record({ title: { en: from, ar: 'عنوان المصدر' } })]);
  const path = join(folder, 'machine.jsonl');
  const textOrigins = [{ field: 'title', language: 'ar', source: 'machine', engine: 'X', date: '2026-11-02' }];
  writeFileSync(path, `${JSON.stringify({ ...record({ title: { en: from, ar: 'عنوان الآلة' }, year: 2020 }), textOrigins })}\n`);
  await importFiles(store, [{ name: path, path, bytes: statSync(path).size }]);
  expect((await titleOf(store))?.title.value).toBe('عنوان المصدر');
  expect((await store.research('en', '1')) as unknown).toMatchObject({ value: { year: 2020 } });
  await store.close();
});
