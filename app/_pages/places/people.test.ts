import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { readPlaceContext } from '#lib/library/places/place-context.ts';
import { instance } from '#lib/setup/compose.ts';

withStarterInstance();

/** Ids of all institutions, and of all countries that publications were signed from, with the groups of countries. */
async function allPlaces(): Promise<readonly (readonly ['institutionId' | 'country', string])[]> {
  const { collection } = await instance();
  const institutions: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await collection.institutions?.find('en', { ...defaultInstitutionQuery, pageIndex, pageSize: 50 });
    institutions.push(...(page?.items ?? []).map(({ id }) => id));
    if (!page || page.items.length === 0 || institutions.length >= (page.total ?? 0)) break;
  }
  const { facets } = await collection.findResearch('en', { ...defaultResearchQuery, facets: ['country'] });
  return [
    ...institutions.map((id) => ['institutionId', id] as const),
    ...[...(facets.country ?? []).map(({ id }) => id), ...countryGroupIds].map((id) => ['country', id] as const),
  ];
}

test('page, comparison and API count the same people of every institution and country', async () => {
  const places = await allPlaces();
  expect(places.filter(([kind]) => kind === 'institutionId').length).toBeGreaterThan(100);
  expect(places.filter(([kind]) => kind === 'country').length).toBeGreaterThan(30);
  const sources = await instance();
  const { collection } = sources;
  const differing: unknown[] = [];
  for (const [kind, id] of places) {
    const place = { institutionId: [], country: [], [kind]: [id] };
    const { people } = await readPlaceContext(sources, 'en', place);
    const { columns } = await readComparison(sources, 'en', kind, [id]);
    const { total: inApi } = await collection.findAuthors('en', { ...defaultAuthorQuery, ...place });
    if (people.total !== inApi || columns[0]?.people !== inApi || inApi === 0)
      differing.push([kind, id, people.total, columns[0]?.people, inApi]);
  }
  expect(differing).toEqual([]);
});
