import { expect, test } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { decodeFacetView, encodeFacetView, isFacetValue, withFacetValue } from './facet-address.ts';
import { paths } from './paths.ts';

test('the display of values is stored in the address, and the default is omitted', () => {
  for (const view of [
    { find: 'زهير', by: 'name' },
    { find: 'a&b=c', by: 'count' },
    { by: 'name', initial: 'أ' },
  ] as const)
    expect(decodeFacetView(encodeFacetView(view))).toEqual(view);
  expect(encodeFacetView({ by: 'count' })).toBe('');
  expect(decodeFacetView('by=evil&find=%00&initial=xy')).toEqual({ by: 'count', find: undefined, initial: undefined });
});

test('a value is added to the chosen ones, and removed when it is one of them', () => {
  const query = { ...defaultResearchQuery, focusedAreaId: ['3'], pageIndex: 4 };
  expect(withFacetValue(query, 'area', '7')).toMatchObject({ focusedAreaId: ['3', '7'], pageIndex: 1 });
  expect(withFacetValue(query, 'area', '3').focusedAreaId).toEqual([]);
});

test('a year is chosen alone', () => {
  const query = withFacetValue({ ...defaultResearchQuery, fromYear: 1990 }, 'year', '2001');
  expect(query).toMatchObject({ fromYear: 2001, toYear: 2001 });
  expect(isFacetValue(query, 'year', '2001')).toBe(true);
  expect(withFacetValue(query, 'year', '2001').fromYear).toBeUndefined();
});

test('the page of the values of a filter keeps the query and not its page', () => {
  const query = { ...defaultResearchQuery, keyword: 'mars', pageIndex: 3 };
  expect(paths.facet('ar', 'author', query, { find: 'li', by: 'name' })).toBe('/ar/research/by/author?keyword=mars&find=li&by=name');
  expect(paths.facetFile('en', 'type', query, { by: 'count' })).toBe('/en/research/by/type.csv?keyword=mars');
});
