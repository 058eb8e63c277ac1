import { expect, test } from 'vitest';
import { GET as table } from '#app/bff/[language]/facets/[kind]/csv/route.ts';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { loadFacet } from './load-facet.ts';

withStarterInstance();

const mars = { ...defaultResearchQuery, keyword: 'mars' };

test('every value comes, by count or by name', async () => {
  const byCount = (await loadFacet('en', 'area', defaultResearchQuery, { by: 'count' })).values;
  expect(byCount.length).toBeGreaterThan(20);
  const counts = byCount.map(({ count }) => count ?? 0);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const byName = (await loadFacet('ar', 'area', defaultResearchQuery, { by: 'name' })).values.map(({ name }) => name.value);
  expect(byName).toEqual([...byName].sort(new Intl.Collator('ar').compare));
});

test('a value is found in any spelling', async () => {
  const { values } = await loadFacet('ar', 'area', defaultResearchQuery, { find: 'اشعاع', by: 'count' });
  expect(values[0]?.name.value).toContain('إشعاع');
});

test('authors are found by name among all, with what they have in this result', async () => {
  const { values: first } = await loadFacet('en', 'author', mars, { by: 'count' });
  const { catalogue } = await instance();
  const page = await catalogue.findResearch('en', { ...mars, pageSize: 100 });
  const listed = new Set(first.map(({ id }) => id));
  const other = page.items.flatMap(({ authors }) => authors).find(({ id }) => id !== undefined && !listed.has(id));
  const { values } = await loadFacet('en', 'author', mars, { find: other?.name.value ?? '', by: 'count' });
  const found = values.find(({ id }) => id === other?.id);
  const { total } = await catalogue.findResearch('en', { ...mars, authorId: [other?.id ?? ''] });
  expect(found?.count).toBe(total);
  expect((await loadFacet('en', 'author', mars, { find: 'Zzyzx Qwrty', by: 'count' })).values).toEqual([]);
});

test('the table of a filter has its heading in the language of the page, and every value', async () => {
  for (const [language, heading] of [
    ['en', 'Area,Identifier,Publications'],
    ['ar', 'المجال,المعرّف,الأبحاث'],
  ] as const) {
    const answer = await table(new Request(`http://localhost/${language}/research/by/area.csv`), {
      params: Promise.resolve({ language, kind: 'area' }),
    });
    const [head, ...lines] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(heading);
    expect(lines).toHaveLength((await loadFacet(language, 'area', defaultResearchQuery, { by: 'count' })).values.length);
    expect(answer.headers.get('content-disposition')).toContain('.csv');
  }
  expect((await table(new Request('http://localhost/'), { params: Promise.resolve({ language: 'en', kind: 'evil' }) })).status).toBe(404);
});
