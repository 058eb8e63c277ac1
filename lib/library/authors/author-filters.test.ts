import { expect, test } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import { emptyPage, fakeSources } from '#lib/library/testing/fake-sources.ts';
import { authorFilters } from './author-filters.ts';

const institutionOf = (id: string, value: string, country?: string) => ({ id, name: { value, lang: 'en' }, ...(country && { country }) });

test('institutions with one name are told apart by their countries, and those of the query have names', async () => {
  const matches = [
    institutionOf('1', 'National University', 'SG'),
    institutionOf('2', 'Example University', 'SA'),
    institutionOf('3', 'National University', 'KR'),
  ];
  const sources = fakeSources({
    researchAreas: async () => [],
    findResearch: async () => emptyPage,
    institutions: {
      hasAreaFilter: true,
      find: async () => ({ ...emptyPage, items: matches }),
      one: async (_, id) => matches.find((institution) => institution.id === id) ?? Promise.reject(new Problem('not_found')),
    },
  });
  const { institutions, places } = await authorFilters(sources, 'en', {
    ...defaultAuthorQuery,
    institutionId: ['2', '9'],
    country: ['SA'],
  });
  expect(institutions.map(({ name }) => name.value)).toEqual([
    'Example University',
    'National University (Singapore)',
    'National University (South Korea)',
  ]);
  expect(places).toEqual({ 'institutionId-2': 'Example University', 'country-SA': 'Saudi Arabia' });
});

test('in front of a service without institutions whose areas fail, the filters are fewer and the list is not', async () => {
  const sources = fakeSources({ researchAreas: () => Promise.reject(new Problem('unavailable')) });
  expect(await authorFilters(sources, 'ar', defaultAuthorQuery)).toEqual({
    areas: 'failed',
    letters: undefined,
    places: undefined,
    institutions: [],
    countries: [],
  });
});
