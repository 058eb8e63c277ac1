import { expect, test } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { shortFacets } from './short-facets.ts';

const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: { value: `Value ${index + 1}`, lang: 'en' },
    count: count - index,
  }));

test('a list has the first and the selected values of a facet and the number of the others', () => {
  const { facets, restCounts } = shortFacets(
    { focusedArea: values(51), language: values(3) },
    { ...defaultResearchQuery, focusedAreaId: ['40'] },
  );
  expect(facets.focusedArea?.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '40']);
  expect(restCounts).toEqual({ focusedArea: 43 });
  expect(facets.language).toHaveLength(3);
});

test('the facet of years is a chart and is never shortened', () => {
  expect(shortFacets({ year: values(90) }, defaultResearchQuery).facets.year).toHaveLength(90);
});

test('a chosen id that no publication has is omitted from the facet, and the list reports it as unknown', () => {
  const unknown = { id: '99999', name: { value: '99999', lang: 'en' }, count: 0 };
  const venue = { ...unknown, name: { value: '99999', lang: 'en' } };
  const { facets } = shortFacets(
    { focusedArea: [...values(2), unknown], venue: [venue] },
    { ...defaultResearchQuery, focusedAreaId: ['99999'], venue: ['99999'] },
  );
  expect(facets.focusedArea?.map(({ id }) => id)).toEqual(['1', '2']);
  expect(facets.venue).toHaveLength(1);
});
