import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, codes, englishTitles: titles } = starterSearch();
const yearsOf = async (keyword: string) => (await ask(keyword)).items.map(({ year }) => year ?? 0);

describe('the kind of record asked for', () => {
  it.each([
    ['review articles on black holes', /Coevolution|Hot Accretion/],
    ['مقالات مراجعة عن الثقوب السوداء', /Coevolution|Hot Accretion/],
    ['technical reports Gaia', /Gaia|GAIA/],
    ['conference papers on robots', /robot/],
    ['theses on asteroids', /Asteroid Taxonomy/],
  ])('%s', async (keyword, first) => {
    expect((await titles(keyword))[0]).toMatch(first);
  });

  it.each([
    ['theses on dark matter', 'dark matter'],
    ['رسائل دكتوراه عن الثقوب السوداء', 'الثقوب السوداء'],
  ])('of which there is none is said to be missing, and the subject is answered: %s', async (keyword, subject) => {
    expect(await codes(keyword)).toEqual(['none_of_form']);
    expect((await ask(keyword)).total).toBe((await ask(subject)).total);
  });

  it('says nothing of what a record is about', async () => {
    expect(await titles('literature review of dust storms')).not.toContainEqual(expect.stringMatching(/exoplanet|black hole|Hubble/i));
  });

  it.each(['lunar craters', 'galactic center', 'ionospheric scintillation'])(
    '%s: what there is, where there is no review of it',
    async (subject) => {
      expect(await titles(`${subject} review`)).toEqual(await titles(subject));
      expect((await codes(`review of ${subject}`))[0]).toBe('none_of_form');
    },
  );

  it.each([
    ['أبحاث عن دوران النجوم', 'دوران النجوم'],
    ['أريد دراسات عن معدنية النجوم', 'معدنية النجوم'],
    ['papers about planet earth', 'planet earth'],
    ['tell me about the galactic center', 'the galactic center'],
    ['حدثني عن الدورة الشمسية', 'الدورة الشمسية'],
    ['دراسات الأضواء الليلية', 'الأضواء الليلية'],
    ['ما هو القمح؟', 'القمح'],
  ])('words of asking are none of a subject: %s', async (keyword, subject) => {
    expect(await titles(keyword)).toEqual(await titles(subject));
    expect(await codes(keyword)).toEqual(await codes(subject));
  });

  it('words of asking for what is new or good say nothing of a subject', async () => {
    expect(await codes('recent research on asteroids')).toEqual([]);
    expect((await ask('best papers on gravitational waves')).total).toBe((await ask('gravitational waves')).total);
  });
});

describe('the years asked for', () => {
  it.each([
    ['papers about Saudi Arabia since 2020', (year: number) => year >= 2020],
    ['gold deposits after 2015', (year: number) => year > 2015],
    ['galaxies before 1980', (year: number) => year < 1980],
    ['galaxies from 1970 to 1990', (year: number) => year >= 1970 && year <= 1990],
    ['أبحاث المجرات منذ عام 2010', (year: number) => year >= 2010],
    ['المجرات قبل 1980', (year: number) => year < 1980],
  ])('%s', async (keyword, isThen) => {
    const years = await yearsOf(keyword);
    expect(years.length).toBeGreaterThan(0);
    expect(years.filter((year) => !isThen(year))).toEqual([]);
  });

  it('of a span of which there is nothing that of others is shown, and said to be', async () => {
    expect((await ask('space debris before 2000')).warnings).toMatchObject([
      { code: 'other_years', text: expect.stringContaining('“before 2000”') },
    ]);
    expect((await ask('space debris before 2000')).total).toBe((await ask('space debris')).total);
    expect(await codes('الحطام الفضائي قبل 2000')).toEqual(['other_years']);
  });
});

describe('open access, where it is asked for', () => {
  it('shuts out the rest', async () => {
    for (const keyword of ['open access papers on remote sensing', 'أبحاث الاستشعار عن بعد مفتوحة الوصول']) {
      const { items, total } = await ask(keyword);
      expect(total).toBeGreaterThan(10);
      expect(items.filter(({ openAccess }) => !openAccess)).toEqual([]);
    }
  });

  it('is said to be missing where nothing is', async () => {
    expect(await codes('open access exoplanets')).toEqual(['none_open']);
    expect((await ask('open access exoplanets')).total).toBe((await ask('exoplanets')).total);
  });

  it('by itself is a subject', async () => {
    expect(await codes('open access')).not.toContain('none_open');
  });
});

it('works of somebody whose name is written in the other script are asked for by that', async () => {
  const found = await ask('أبحاث سانكران راجندران');
  expect(found.total).toBe((await ask('سانكران راجندران')).total);
  expect(found.total).toBeGreaterThan(10);
});

it.each([
  ['النحاس والزنك', /Zn|Copper|Pb/],
  ['uranium', /[Mm]ineral/],
  ['الخماسين', /Khamaseen/],
  ['water recycling in spacecraft', /life.support|Moon base|waste/i],
  ['إعادة تدوير المياه', /life.support|Moon base|waste/i],
])('%s: nothing else comes first', async (keyword, first) => {
  expect((await titles(keyword))[0]).toMatch(first);
});
