import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { instance } from '#lib/setup/compose.ts';
import { listResearch } from './list-research.ts';

withStarterInstance();

const meantBy = async (language: 'en' | 'ar', change: Partial<ResearchQuery>, hasTabs = true) =>
  (await listResearch(await instance(), language, { ...defaultResearchQuery, ...change }, { hasTabs })).meant;

test.each([
  ['en', 'what is a gravitational lens', 'terms/gravitational-lensing'],
  ['en', 'الثقوب السوداء', 'terms/black-hole'],
  ['ar', 'ما هو الثقب الأسود', 'terms/black-hole'],
  ['ar', 'exoplanets', 'terms/exoplanet'],
  ['ar', 'الاستشعار عن بعد', 'terms/remote-sensing'],
  ['ar', 'ما هو الاستشعار عن بعد', 'terms/remote-sensing'],
  ['ar', 'James Webb Space Telescope', 'missions/james-webb-space-telescope'],
] as const)('a question in %s that names a term comes with its definition: %s', async (language, keyword, path) => {
  const term = await meantBy(language, { keyword });
  expect(term?.href).toBe(`/${language}/${path}`);
  expect(term?.definition.lang).toBe(language);
  expect(term?.definition.value.length).toBeGreaterThan(60);
});

test.each(['A stars', 'a star', 'Be stars', 'be stars', 'do stars'])(
  'a name of another subject without its ignored word has no definition: %s',
  async (keyword) => {
    for (const language of ['en', 'ar'] as const) expect(await meantBy(language, { keyword }), language).toBeUndefined();
  },
);

test('other words, later pages, searches of one field and lists of a person come without a definition', async () => {
  for (const change of [
    { keyword: 'black hole mergers in galaxies' },
    { keyword: 'the' },
    {},
    { keyword: 'star', pageIndex: 2 },
    { keyword: 'star', searchIn: 'title' },
  ] as const)
    expect(await meantBy('en', change), JSON.stringify(change)).toBeUndefined();
  expect(await meantBy('en', { keyword: 'star' }, false)).toBeUndefined();
});
