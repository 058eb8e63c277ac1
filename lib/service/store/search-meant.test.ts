import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, people, titles } = starterSearch();

describe('the last word', () => {
  it.each(['why is mars red', 'Mars red', 'ionosphere re'])('is not the beginning of another, being one itself: %s', async (keyword) => {
    expect((await titles(keyword)).filter((title) => /Entry into|reduced|recover/i.test(title))).toEqual([]);
  });

  it('is a beginning where nothing has it whole', async () => {
    expect((await titles('galaxy disper')).length).toBeGreaterThan(0);
  });
});

describe('a name of several parts', () => {
  it('is no given name that sounds like its last part, beside an initial', async () => {
    expect(await people('عبد الرحمن الصوفي')).toEqual([]);
  });
});

describe('a thing with a name of its own', () => {
  const said = async (keyword: string) => (await ask(keyword)).warnings.map(({ text }) => text).join(' ');

  it.each([
    'Chandrayaan',
    'Chandrayaan-3',
    'شاندرايان',
    'تشاندرايان 3',
    'Voyager 1',
    'Europa Clipper',
    'مسبار جونو',
    'KACST',
    'وكالة الإمارات للفضاء',
  ])('that is not here is said not to be, by its name: %s', async (keyword) => {
    expect(await titles(keyword)).toEqual([]);
    expect(await said(keyword)).toContain(keyword);
  });

  it('is not made up for by another of its name, but for what is said', async () => {
    for (const keyword of ['Apollo 11', 'أبولو 11', 'Artemis 2']) expect(await said(keyword), keyword).toMatch(/closest|أقرب/);
    for (const keyword of ['Apollo 14', 'أبولو 14']) expect(await said(keyword), keyword).toBe('');
    expect(await titles('Apollo 14')).toHaveLength(1);
  });

  it.each([
    'Chang’e 5',
    "Chang'E-5",
    'تشانغ آه 5',
    'Tianwen-1',
    'تيانوين 1',
    'CoRoT',
    'LSST',
    'مرصد فيرا روبين',
    'Landsat 8',
    'Sentinel-2',
  ])('is found in either script, by its number if it has one: %s', async (keyword) => {
    expect((await titles(keyword)).length).toBeGreaterThan(0);
    expect(await said(keyword)).toBe('');
  });

  it('is no common word: the Moon of Chang’e is no change', async () => {
    expect((await titles("Chang'e 5")).filter((title) => /changes/.test(title))).toEqual([]);
  });
});

describe('what becomes of a thing', () => {
  it.each([
    ['كيف تموت النجوم', /تنتهي حياة النجوم/],
    ['موت النجوم', /تنتهي حياة النجوم/],
    ['how do stars die', /End Their Life/],
    ['كيف تولد النجوم', /تكوّن النج/],
    ['how are stars born', /Formation/],
    ['لماذا يتمدد الكون', /ثابت هابل|متسارع/],
    ['how do galaxies rotate', /Rotation/],
    ['كم يبعد القمر عن الأرض', /ليزر/],
    ['ازاي رواد الفضاء بيناموا', /سبات/],
  ])('is told by the subjects it leads to: %s', async (keyword, isThere) => {
    const found = await titles(keyword);
    expect(found[0]).toMatch(isThere);
    expect(found.filter((title) => /متتبع|tracker/.test(title))).toEqual([]);
  });

  it('is of stars, not of the trackers that are named after them', async () => {
    expect((await titles('النجوم')).slice(0, 20).filter((title) => /متتبع/.test(title))).toEqual([]);
  });
});

describe('a foreign name in Arabic letters', () => {
  it.each([
    ['كيبلر الكواكب الخارجيه', /كبلر/],
    ['كيبلر', /كبلر/],
    ['لندسات', /Landsat/],
    ['هوبل', /هابل/],
  ])('is met with or without its long vowels, and without a remark: %s', async (keyword, isThere) => {
    const page = await ask(keyword);
    expect(page.items[0]?.title.value).toMatch(isThere);
    expect(page.warnings).toEqual([]);
  });
});

describe('what is said of nothing', () => {
  const codes = async (keyword: string) => (await ask(keyword)).warnings.map(({ code }) => code);

  it('is that nobody is called so', async () => {
    for (const keyword of ['Carl Sagan', 'أحمد زويل']) expect(await codes(keyword), keyword).toEqual(['nobody_called']);
    expect(await codes('kabsa recipe description')).toEqual([]);
  });

  it('is that nobody published from there', async () => {
    for (const keyword of ['Harvard University', 'جامعة أم القيوين']) expect(await codes(keyword), keyword).toEqual(['not_here']);
  });

  it('is one thing, not another that was meant besides', async () => {
    expect(await codes('asteriod mining')).toEqual(['wider_subject']);
  });
});

describe('few records with all the words', () => {
  it('are followed by those without what says least, and this is said', async () => {
    for (const [keyword, few, code] of [
      ['gold exploration Egypt', 3, 'few_most_words'],
      ['machine learning solar flares', 1, 'any_word'],
    ] as const) {
      const page = await ask(keyword);
      const strict = await ask(keyword, { strict: true });
      expect(strict.total).toBe(few);
      expect(page.total).toBeGreaterThan(few);
      expect(page.items.slice(0, few).map(({ id }) => id)).toEqual(strict.items.map(({ id }) => id));
      expect(page.warnings.map(({ code }) => code)).toEqual([code]);
    }
  });
});
