import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { languages } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';

/**
 * The facts file has two people of this name: one at Tanta University, with an ORCID iD, and one at Cairo University. Both wrote with the
 * same co-author in 2019.
 */
const namesakes = ['محمد عبد الواحد'];

describe('the people of the starter collection', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStarterStore();
  });
  afterAll(() => store.close());

  it('appear under an Arabic name once, except for those whom the facts separate', async () => {
    const names: string[] = [];
    for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
      const page: Awaited<ReturnType<Store['findAuthors']>> = await store.findAuthors('ar', {
        ...defaultAuthorQuery,
        pageSize: 100,
        cursor,
      });
      names.push(...page.items.flatMap(({ name }) => (name.lang === 'ar' ? [name.value] : [])));
      cursor = page.nextCursor;
    }
    expect(names.length).toBeGreaterThan(80);
    expect([...new Set(names.filter((name, index) => names.indexOf(name) !== index))]).toEqual(namesakes);
  });

  it('are distinguished in facets and suggestions when their names are equal', async () => {
    for (const language of languages) {
      const page = await store.findResearch(language, { ...defaultResearchQuery, keyword: 'author:Wahed', facets: ['author'] });
      const facet = page.facets.author?.map(({ name }) => name.value) ?? [];
      expect(new Set(facet).size).toBe(facet.length);
    }
    const suggested = (await store.suggest('ar', 'محمد عبد الواحد', 10)).flatMap(({ kind, text }) =>
      kind === 'author' ? [text.value] : [],
    );
    expect(suggested).toHaveLength(2);
    expect(new Set(suggested).size).toBe(2);
    expect(suggested.every((name) => name.startsWith('محمد عبد الواحد ('))).toBe(true);
  });

  it('have institutions that are suggested as such', async () => {
    const [first] = (await store.suggest('en', 'King Fahd University of Petroleum', 10)).filter(({ kind }) => kind === 'institution');
    expect((await store.institution('en', first?.id as string)).kind).toBe('found');
  });

  it('count as one person when name and institution agree', async () => {
    const authorships: string[] = [];
    for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
      const page: Awaited<ReturnType<Store['findAuthors']>> = await store.findAuthors('en', {
        ...defaultAuthorQuery,
        pageSize: 100,
        cursor,
      });
      for (const { name, affiliation } of page.items) if (affiliation) authorships.push(`${name.value}, ${affiliation.value}`);
      cursor = page.nextCursor;
    }
    expect(authorships.length).toBeGreaterThan(250);
    expect(authorships.filter((authorship, index) => authorships.indexOf(authorship) !== index)).toEqual([]);
  });

  it('have one institution per company, whatever its office', async () => {
    const { items } = await store.findInstitutions('en', { ...defaultInstitutionQuery, keyword: 'Aramco' });
    expect(items.map(({ name }) => [name.value, name.alt?.value])).toEqual([['Saudi Aramco', 'أرامكو السعودية']]);
    expect(items[0]?.publicationCount).toBe(5);
  });

  it('count once in a work that a source gives them twice', async () => {
    const [person] = (await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Aljundi' })).items;
    const page = await store.findResearch('en', { ...defaultResearchQuery, authorId: [person?.id as string], facets: ['author'] });
    expect(page.facets.author?.find(({ id }) => id === person?.id)?.count).toBe(page.total);
    expect(person?.publicationCount).toBe(page.total);
  });
});
