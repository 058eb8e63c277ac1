import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { openFilled } from './fixtures/open-filled.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  ({ store } = await openFilled(readCollection()));
}, 60_000);
afterAll(() => store.close());

const languageOf = (keyword: string): Language => (/[\u0621-\u064a]/.test(keyword) ? 'ar' : 'en');
const ask = (keyword: string) => store.findResearch(languageOf(keyword), { ...defaultResearchQuery, keyword });
/** English titles, where there are two. */
const titles = async (keyword: string) =>
  (await store.findResearch('en', { ...defaultResearchQuery, keyword })).items.map(({ title }) => title.value);
const people = async (keyword: string) =>
  (await store.findAuthors(languageOf(keyword), { ...defaultAuthorQuery, keyword })).items.map(({ name }) => name.value);

describe('a designation', () => {
  it.each(['trappist-1e', 'TRAPPIST-1 e', 'jwst trappist-1e atmosphere', 'jwst trappist-1 e'])(
    'of a planet is one, with a blank or without: %s',
    async (keyword) => {
      const { warnings, items } = await ask(keyword);
      expect(warnings).toEqual([]);
      expect(items[0]?.title.value).toContain('TRAPPIST-1 e');
    },
  );

  it('of a planet that no text names finds its star', async () => {
    for (const keyword of ['Kepler-62 f', 'Kepler-62f']) expect((await titles(keyword))[0], keyword).toContain('Kepler-62');
  });
});

describe('a subject', () => {
  it('is not what merely serves to study it: light curves, coronagraphs and habitable Mars are no exoplanets', async () => {
    const found = await titles('exoplanets');
    expect(found.filter((title) => /light curve|Coronagraph|Mars|Lunar/i.test(title))).toEqual([]);
    expect(found.some((title) => /Kepler-62/.test(title))).toBe(true);
  });

  it('that moons of other planets or navigation satellites share a word with is still the Moon', async () => {
    expect((await titles('بالقمر')).filter((title) => /Galileo satellites/.test(title))).toEqual([]);
  });

  it('is found by another spelling of its name: فوهة الوبر', async () => {
    expect((await titles('فوهة الوبر'))[0]).toContain('Wabar');
  });
});

describe('words of asking in the dialects', () => {
  it.each(['علاش كاين المريخ', 'شحال بزاف ديال المريخ', 'وش هو المريخ الحين', 'شو هيدا المريخ', 'ايه المريخ دلوقتي'])(
    'are not looked for: %s',
    async (keyword) => {
      expect((await ask(keyword)).total).toBe((await ask('المريخ')).total);
    },
  );
});

describe('a numeral behind a name', () => {
  it('is no name', async () => {
    expect((await people('io')).filter((name) => /III?$/.test(name))).toEqual([]);
  });
});
