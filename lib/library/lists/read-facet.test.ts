import { describe, expect, it } from 'vitest';
import { GET as csv } from '#app/bff/[language]/facets/[kind]/csv/route.ts';
import { GET as panel } from '#app/bff/[language]/facets/[kind]/route.ts';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { type FacetAnswer, panelValuesMax } from '#lib/answers/facet-answer.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { countryGroupsNamed, readFacet } from './read-facet.ts';

withStarterInstance();

const wholeView = { by: 'count' } as const;

describe('The values of a filter', () => {
  it('are all that occur in the result, each with the count that the filter finds', async () => {
    const { collection } = await instance();
    const { values, isCut } = await readFacet(await instance(), 'en', 'author', defaultResearchQuery, wholeView);
    const { total } = await collection.findAuthors('en', { ...defaultAuthorQuery, pageSize: 1 });
    expect([values.length, isCut]).toEqual([total, false]);
    expect(new Set(values.map(({ id }) => id)).size).toBe(total);
    for (const { id, count } of values.filter((_, index) => index % 200 === 0))
      expect((await collection.findResearch('en', { ...defaultResearchQuery, authorId: [id] })).total, id).toBe(count);
  });

  it('ignore the filter itself and respect all others', async () => {
    const { values: all } = await readFacet(await instance(), 'en', 'author', { ...defaultResearchQuery, keyword: 'mars' }, wholeView);
    const id = all[0]?.id as string;
    expect(
      (await readFacet(await instance(), 'en', 'author', { ...defaultResearchQuery, keyword: 'mars', authorId: [id] }, wholeView)).values,
    ).toEqual(all);
    const { values: recent } = await readFacet(
      await instance(),
      'en',
      'author',
      { ...defaultResearchQuery, keyword: 'mars', fromYear: 2015 },
      wholeView,
    );
    expect(recent.length).toBeLessThan(all.length);
  });

  it('are listed by letters of both alphabets, people by their family names without the article', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { values, letters } = await readFacet(await instance(), language, 'author', defaultResearchQuery, { by: 'name' });
      expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      const matches = await Promise.all(
        letters.map(
          async ({ letter }) =>
            (await readFacet(await instance(), language, 'author', defaultResearchQuery, { by: 'name', initial: letter })).values.length,
        ),
      );
      expect(matches).toEqual(letters.map(({ count }) => count));
    }
    const { values: underB } = await readFacet(await instance(), 'en', 'author', defaultResearchQuery, { by: 'name', initial: 'B' });
    const families = underB.map(({ name }) => name.value.split(' ').at(-1));
    expect(families).toContain('Becker');
    expect(families.indexOf('Becker')).toBeGreaterThan(families.indexOf('Baker'));
  });

  it('are complete in the file, and the first hundred in the panel', async () => {
    const { values } = await readFacet(await instance(), 'ar', 'author', defaultResearchQuery, wholeView);
    const context = { params: Promise.resolve({ language: 'ar', kind: 'author' }) };
    const rows = (await (await csv(new Request('http://localhost/x'), context)).text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(values.length + 1);
    const answer = (await (await panel(new Request('http://localhost/x?by=name'), context)).json()) as FacetAnswer;
    expect(answer.values).toHaveLength(panelValuesMax);
    expect(answer.letters.length).toBeGreaterThan(20);
  });
});

it.each([
  ['en', 'gcc', ['gcc']],
  ['en', '', ['arab-league', 'gcc', 'arab-maghreb', 'eu', 'african-union']],
  ['ar', 'الافريقي', ['african-union']],
  ['en', 'zz', []],
] as const)('the groups of countries are searched by name in %s: %s', (language, text, groups) => {
  expect(countryGroupsNamed(language, text)).toEqual(groups);
});
