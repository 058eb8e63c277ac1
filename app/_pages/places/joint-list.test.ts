import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { readPlaceContext, readTopicContext } from '#lib/library/places/place-context.ts';
import { type PlaceKind, placeKinds, placeQuery } from '#lib/library/places/place-kinds.ts';
import { instance } from '#lib/setup/compose.ts';
import { commonMax, decodeComparison } from '#lib/url/compare-query.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { jointListHref } from './joint-list.ts';

withStarterInstance();

const places = [
  ['institution', '23'],
  ['institution', '38'],
  ['country', 'SA'],
  ['country', 'EG'],
  ['area', '1'],
  ['area', '2'],
  ['venue', undefined],
  ['mission', 'james-webb-space-telescope'],
] as const;

/** The number of publications at the address of a joint list. */
async function totalAt(href: string, place: Partial<ResearchQuery>): Promise<number | undefined> {
  const { pathname, searchParams, hash } = new URL(href, 'https://madar.example');
  const search = Object.fromEntries(searchParams);
  if (pathname.endsWith('/compare')) {
    expect(hash).toBe('#common');
    const { kind, ids } = decodeComparison(search);
    const { pairs } = await readComparison(await instance(), 'en', kind, ids);
    expect(pairs).toHaveLength(1);
    return pairs[0]?.works.length;
  }
  expect(hash).toBe('#list');
  const { collection } = await instance();
  return (await collection.findResearch('en', { ...decodeResearchQuery(search), ...place, pageSize: 1 })).total;
}

test.each(places)('every number on the page of %s %s leads to a list of as many publications', async (name, givenId) => {
  const sources = await instance();
  const id = givenId ?? (await sources.collection.counts?.venues('en'))?.[0]?.id ?? '';
  const kind: PlaceKind = placeKinds[name];
  const place = placeQuery(sources, 'en', kind, id);
  const read = kind.signed ? readPlaceContext : readTopicContext;
  const { people, partners, countries, areas, institutions } = await read(sources, 'en', { institutionId: [], country: [], ...place });
  const rows = [
    ...(people.counted === 'here' ? people.people : []).map((row) => ['authorId', row] as const),
    ...[...partners, ...(institutions?.best ?? [])].map((row) => ['institutionId', row] as const),
    ...countries.filter(({ code }) => code !== id).map(({ code, count }) => ['country', { id: code, count }] as const),
    ...areas.filter((area) => kind.filter !== 'focusedAreaId' || area.id !== id).map((row) => ['focusedAreaId', row] as const),
  ];
  expect(rows.length).toBeGreaterThan(20);
  for (const [filter, row] of rows) {
    const href = jointListHref({ language: 'en', kind, id }, filter, row);
    if (href) expect(await totalAt(href, place), href).toBe(row.count);
    else expect([filter, row.count > commonMax]).toEqual([kind.filter, true]);
  }
});
