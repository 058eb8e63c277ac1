import { StatementSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';

const [first] = fixtureRecords;

/** Rows that SQLite returns for one list of all people, of whom one has this many publications with one affiliation. */
async function rowsRead(publications: number) {
  const store = openSqliteStore(':memory:');
  const records = Array.from({ length: publications }, (_, index) => ({
    ...first,
    key: `work-${index}`,
    doi: `10.5555/work.${index}`,
    title: { en: `Work number ${index}` },
    year: 1990 + (index % 30),
    authors: [{ name: { en: 'Laila Prolific' }, affiliation: { en: 'Institute of Many Works' } }],
    source: { file: 'test', id: `work-${index}` },
  }));
  await store.load(records as typeof fixtureRecords);
  const list = async () => {
    const spy = vi.spyOn(StatementSync.prototype, 'all');
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery });
    const rows = spy.mock.results.flatMap(({ value }) => value as unknown[]).length;
    spy.mockRestore();
    return { rows, affiliations: items[0]?.affiliations };
  };
  const lists = [await list(), await list()];
  await store.close();
  return lists;
}

it('a list of people reads as many rows for a person with three hundred publications as for one with three', async () => {
  const [few, many] = [await rowsRead(3), await rowsRead(300)];
  expect(many.map(({ rows }) => rows)).toEqual(few.map(({ rows }) => rows));
  expect(many[0]?.affiliations).toEqual([{ name: expect.anything(), firstYear: 1990, lastYear: 2019 }]);
  expect(many[1]?.affiliations).toEqual(many[0]?.affiliations);
});

it('the affiliations of people in a list are read once per version of the data', async () => {
  const [once, again] = await rowsRead(3);
  expect((once?.rows ?? 0) - (again?.rows ?? 0)).toBe(1);
});
