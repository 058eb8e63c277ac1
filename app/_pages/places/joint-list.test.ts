import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { readPlaceContext } from '#lib/library/places/place-context.ts';
import { placeKinds } from '#lib/library/places/place-kinds.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeComparison } from '#lib/url/compare-query.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { jointListHref } from './joint-list.ts';

withStarterInstance();

const places = [
  ['institution', '23'],
  ['institution', '38'],
  ['country', 'SA'],
  ['country', 'EG'],
] as const;

/** The number of publications at the address of a joint list. */
async function totalAt(href: string, place: Record<string, readonly string[]>): Promise<number | undefined> {
  const { pathname, searchParams, hash } = new URL(href, 'https://madar.example');
  const search = Object.fromEntries(searchParams);
  if (pathname.endsWith('/compare')) {
    expect(hash).toBe('#common');
    const { kind, ids } = decodeComparison(search);
    return (await readComparison(await instance(), 'en', kind, ids)).pairs[0]?.count;
  }
  expect(hash).toBe('#list');
  const { collection } = await instance();
  return (await collection.findResearch('en', { ...decodeResearchQuery(search), ...place, pageSize: 1 })).total;
}

test.each(places)('every number on the page of %s %s leads to a list of as many publications', async (name, id) => {
  const kind = placeKinds[name];
  const place = { [kind.filter]: [id] };
  const { people, partners, countries } = await readPlaceContext(await instance(), 'en', { institutionId: [], country: [], ...place });
  const rows = [
    ...people.people.map(({ id: value, count }) => ['authorId', value, count] as const),
    ...partners.map(({ id: value, count }) => ['institutionId', value, count] as const),
    ...countries.filter(({ code }) => code !== id).map(({ code, count }) => ['country', code, count] as const),
  ];
  expect(rows.length).toBeGreaterThan(20);
  for (const [filter, value, count] of rows) {
    const href = jointListHref({ language: 'en', kind, id }, filter, value);
    expect(await totalAt(href, place), href).toBe(count);
  }
});

test('the comparison that a number of joint works leads to lists all of them', async () => {
  const { partners } = await readPlaceContext(await instance(), 'en', { institutionId: ['23'], country: [] });
  for (const { id, count } of partners) {
    const { commonWorks } = await readComparison(await instance(), 'en', 'institutionId', ['23', id]);
    expect(commonWorks.length, id).toBe(count);
  }
});
