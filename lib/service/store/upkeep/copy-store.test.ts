import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery, facetNames } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fixtureRecords } from '#lib/service/store/fixtures.ts';
import { openStore } from '#lib/service/store/open-store.ts';
import { openPool } from '#lib/service/store/postgres/sql.ts';
import type { Store } from '#lib/service/store/store.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import type { MissingText } from '#lib/service/translate/text-port.ts';
import { copyStore } from './copy-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-copy-'));
const file = (name: string) => `sqlite:${join(folder, name)}`;
const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: folder });
afterAll(() => rmSync(folder, { recursive: true }));

/** A store with a past: two batches, one of which changed the other's records, a merge and a withdrawal. */
async function makeStore(address: string): Promise<void> {
  const store = await open(address);
  const [first, second] = fixtureRecords as readonly [(typeof fixtureRecords)[number], (typeof fixtureRecords)[number]];
  await store.load(fixtureRecords, { at: '2026-11-01T00:00:00Z', batch: 'one' });
  await store.load(
    [
      { ...first, citations: 40 },
      { ...second, key: 'twin', doi: '10.5555/twin' },
    ],
    { at: '2026-11-02T00:00:00Z', batch: 'two' },
  );
  await store.merge('research', '7', '2', { at: '2026-11-03T00:00:00Z' });
  await store.withdraw('5', { at: '2026-11-04T00:00:00Z' });
  const [missing] = await store.texts.missing('title', 'ar', {});
  const { recordId, field, language, from } = missing as MissingText;
  const origin = { source: 'machine', engine: 'LibreTranslate', date: '2026-11-04', reviewed: '2026-11-05' } as const;
  await store.texts.write('texts', [{ key: { recordId, field, language }, text: 'عنوان مترجم', origin, from }], {
    at: '2026-11-05T00:00:00Z',
  });
  await store.close();
}

async function everything(store: Store): Promise<unknown> {
  const pages = [];
  for (const keyword of ['', 'galaxy', 'debris', 'الهلال', 'galxy clustr'])
    pages.push(await store.findResearch('ar', { ...defaultResearchQuery, facets: facetNames, ...(keyword && { keyword }) }));
  pages.push(
    await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Otaibi' }),
    await store.findAuthors('en', defaultAuthorQuery),
  );
  const byId = await Promise.all(['1', '5', '7', '8'].map((id) => store.research('en', id)));
  const texts = [];
  for await (const text of store.texts.machineTexts({})) texts.push(text);
  expect(texts.length).toBe((await store.batches()).some(({ id, undoneAt }) => id === 'texts' && !undoneAt) ? 1 : 0);
  return [
    pages,
    byId,
    texts,
    await store.changesSince(undefined, 100),
    await store.batches(),
    await store.coverage(),
    await store.dataVersion(),
  ];
}

const unidentified = ({ arxiv: _arxiv, openalex: _openalex, bibcode: _bibcode, ...record }: ResearchRecord) => record;

/** More than one chunk of a copy. */
const manyRecords = Array.from({ length: 1200 }, (_, place) => ({
  ...unidentified(fixtureRecords[place % fixtureRecords.length] as ResearchRecord),
  key: `many-${place}`,
  doi: `10.5555/many.${place}`,
  abstract: {
    en: `Orbit ${place % 37} of the K2-${place % 11}b survey's ${'gamma-ray '.repeat(place % 5)}burst`,
    ar: `مدار القمر ${place % 13}`,
  },
}));

/** The search index of a PostgreSQL store, as it lies in its tables. */
async function indexOf(address: string) {
  const pool = openPool(address, { max: 1, statementMs: 0, connectMs: 3000 });
  const texts = await pool`SELECT number, research_id, lengths FROM research_index ORDER BY research_id`;
  const people = await pool`SELECT author_id, terms::text AS terms FROM author_text ORDER BY author_id`;
  const words = await pool`SELECT block, term, records, docs, places FROM posting ORDER BY block, term`;
  const indexes = await pool`SELECT indexname FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`;
  await pool.end();
  return { texts, people, words, indexes };
}

const server = await startPostgres();

describe('a copy of a store', () => {
  it('answers as the original, and goes on from it: a batch is undone, the next record gets the next id', async () => {
    await makeStore(file('from.sqlite'));
    await copyStore(file('from.sqlite'), file('to.sqlite'));
    const [from, to] = await Promise.all([open(file('from.sqlite')), open(file('to.sqlite'))]);
    expect(await everything(to)).toEqual(await everything(from));
    const fresh = { ...(fixtureRecords[1] as (typeof fixtureRecords)[number]), key: 'fresh', doi: '10.5555/fresh' };
    const ids: string[] = [];
    for (const store of [from, to])
      await store.load([fresh], { onOutcome: (outcome) => ids.push('id' in outcome ? (outcome.id ?? '') : '') });
    expect(ids[0]).toBe(ids[1]);
    await Promise.all([from.close(), to.close()]);
  });

  it('is refused where the target holds anything, and where a store is named wrongly', async () => {
    await makeStore(file('full.sqlite'));
    await expect(copyStore(file('from.sqlite'), file('full.sqlite'))).rejects.toMatchObject({ kind: 'bad_request' });
    await expect(copyStore(file('none.sqlite'), file('new.sqlite'))).rejects.toMatchObject({ kind: 'bad_request' });
    await expect(copyStore('mysql://x', file('new.sqlite'))).rejects.toMatchObject({ kind: 'bad_request' });
  });

  if ('skipped' in server) {
    it.skip(`into PostgreSQL and back is not tested: ${server.skipped}`, () => undefined);
  } else {
    afterAll(() => server.stop());
    it('into PostgreSQL and back answers as the original, and can be undone there', async () => {
      const there = await server.createDatabase();
      await makeStore(file('origin.sqlite'));
      await copyStore(file('origin.sqlite'), there);
      await copyStore(there, file('back.sqlite'));
      const [origin, moved, back] = await Promise.all([open(file('origin.sqlite')), open(there), open(file('back.sqlite'))]);
      expect(await everything(moved)).toEqual(await everything(origin));
      expect(await everything(back)).toEqual(await everything(origin));
      const batches = await origin.batches();
      for (const { id } of batches.slice(0, 4))
        for (const store of [origin, moved, back]) await store.undo(id, { at: '2026-11-06T00:00:00Z' });
      expect(await everything(moved)).toEqual(await everything(origin));
      expect(await everything(back)).toEqual(await everything(origin));
      await Promise.all([origin.close(), moved.close(), back.close()]);
    });

    it('that several threads make has the index and the counts of words that an import makes', async () => {
      const [copied, imported] = await Promise.all([server.createDatabase(), server.createDatabase()]);
      for (const address of [file('many.sqlite'), imported]) {
        const store = await open(address);
        await store.load(manyRecords, { at: '2026-11-01T00:00:00Z', batch: 'many' });
        await store.close();
      }
      await copyStore(file('many.sqlite'), copied);
      const [found, expected] = await Promise.all([copied, imported].map(indexOf));
      expect(found?.texts).toHaveLength(manyRecords.length);
      expect(found).toEqual(expected);
    });
  }
});
