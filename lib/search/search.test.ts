import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { explainAnswer } from './explain.ts';
import { memorySource } from './memory-source.ts';
import { rowsOf, search } from './search.ts';
import type { SearchSource } from './search-source.ts';

const of = (key: string, title: string, ar: string, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key,
  title: { en: title, ar },
  language: 'en',
  authors: [{ name: { en: 'Maria Rossi' } }],
  type: 'journal-article',
  areas: [],
  ...more,
});

const records: readonly ResearchRecord[] = [
  of('mars-ice', 'Water ice in craters of Mars', 'جليد الماء في فوهات المريخ', { year: 2019 }),
  of('mars-dust', 'Dust storms of Mars', 'العواصف الغبارية على المريخ', { year: 2021 }),
  of('moon-ice', 'Water ice at the poles of the Moon', 'جليد الماء عند قطبي القمر', { year: 2020, doi: '10.5555/moon.ice' }),
  of('qatar', 'Dust over Qatar seen from orbit', 'الغبار فوق قطر من المدار'),
  of('diameter', 'The diameter of lunar craters', 'قطر الفوهات القمرية'),
  of('hubble', 'Galaxies seen by the Hubble Space Telescope', 'المجرات كما رآها تلسكوب هابل الفضائي'),
  of('constant', 'The Hubble constant', 'ثابت هابل'),
  of('otaibi', 'A star tracker for small satellites', 'متعقب نجمي للأقمار الصناعية', {
    authors: [{ name: { en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' } }],
  }),
];

const source = (some: readonly ResearchRecord[]) => memorySource(some, () => []);
let all: SearchSource;
beforeAll(() => {
  all = source(records);
});
const keys = (keyword: string, from = all) => rowsOf(search(from, keyword)).map(({ doc }) => records[doc]?.key);
const codes = (keyword: string) => search(all, keyword).notices.map(({ code }) => code);

describe('what is an invariant', () => {
  it.each(['10.5555/moon.ice', 'https://doi.org/10.5555/MOON.ICE'])('an identifier names its record: %s', (keyword) => {
    expect(keys(keyword)).toEqual(['moon-ice']);
  });

  it('an identifier that nobody bears is met by no part of it', () => {
    expect(keys('10.5555/moon')).toEqual([]);
  });

  it('what is excluded stays out', () => {
    expect(keys('water ice')).toContain('moon-ice');
    expect(keys('water ice -moon')).not.toContain('moon-ice');
  });

  it('a phrase stands side by side', () => {
    expect(keys('"dust storms"')).toEqual(['mars-dust']);
    expect(keys('"storms dust"')).toEqual([]);
  });

  it.each([
    ['title:dust', ['mars-dust', 'qatar']],
    ['author:otaibi', ['otaibi']],
    ['author:mars', []],
  ])('a field is looked at alone: %s', (keyword, wanted) => {
    expect(keys(keyword).sort()).toEqual(wanted);
  });

  it('«قطر» is Qatar but for diameters', () => {
    expect(keys('الغبار في قطر')[0]).toBe('qatar');
    expect(keys('قطر الفوهات')[0]).toBe('diameter');
  });

  it('a thing is met as a whole: the telescope is not the constant', () => {
    expect(keys('Hubble Space Telescope')).toEqual(['hubble']);
  });

  it.each(['Noura Al-Otaibi', 'نوره العتيبي', 'Otaibi'])('a person is found in any spelling: %s', (keyword) => {
    expect(keys(keyword)[0]).toBe('otaibi');
  });

  it('a scope is a field of every word that has none of its own', () => {
    const within = (searchIn: 'title' | 'author' | 'abstract', keyword: string) =>
      rowsOf(search(all, keyword, { searchIn })).map(({ doc }) => records[doc]?.key);
    expect(within('title', 'dust').sort()).toEqual(['mars-dust', 'qatar']);
    expect(within('abstract', 'dust')).toEqual([]);
    expect(within('author', 'Noura Al-Otaibi')).toEqual(['otaibi']);
    expect(within('author', 'dust')).toEqual([]);
  });

  it('strictly, words are taken as they are typed and all have to be met', () => {
    const strictly = (keyword: string) => rowsOf(search(all, keyword, { strict: true })).map(({ doc }) => records[doc]?.key);
    expect(strictly('galxies')).toEqual([]);
    expect(strictly('Mars volcanoes')).toEqual([]);
    expect(strictly('Mars dust')).toEqual(['mars-dust']);
  });

  it('years are asked for by name', () => {
    expect(keys('ice since 2020')).toEqual(['moon-ice']);
  });

  it('what nothing is on is said', () => {
    expect(keys('football')).toEqual([]);
    expect(codes('football')).toEqual(['absent']);
    expect(codes('Mars volcanoes')).toContain('lacking');
  });

  it('a slip is corrected and this said', () => {
    expect(keys('galxies')).toEqual(['hubble']);
    expect(codes('galxies')).toContain('corrected');
  });
});

describe('laws', () => {
  const word = fc.constantFrom('water', 'ice', 'mars', 'moon', 'dust', 'craters', 'hubble', 'المريخ', 'الماء', 'قطر');

  it('monotone: another record takes none out of its tier', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: records.length - 1 }), (asked, size) => {
        const keyword = asked.join(' ');
        const best = (some: number) => new Map(rowsOf(search(source(records.slice(0, some)), keyword)).map(({ doc, tier }) => [doc, tier]));
        const [before, after] = [best(size), best(size + 1)];
        for (const [doc, tier] of before) if (tier === 'full' && after.has(doc)) expect(after.get(doc)).toBe('full');
      }),
      { numRuns: 25 },
    );
  });

  it('order-free: the words in another order give a record the same tier', () => {
    // None of them is a name together with another.
    const single = fc.constantFrom('dust', 'poles', 'galaxies', 'diameter', 'orbit', 'tracker');
    fc.assert(
      fc.property(fc.uniqueArray(single, { minLength: 2, maxLength: 3 }), (asked) => {
        const tiers = (list: readonly string[]) => new Map(rowsOf(search(all, list.join(' '))).map(({ doc, tier }) => [doc, tier]));
        const [one, other] = [tiers(asked), tiers([...asked].reverse())];
        for (const [doc, tier] of one) if (other.has(doc)) expect(other.get(doc)).toBe(tier);
      }),
    );
  });

  it('any string gives an answer and no error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keyword) => search(all, keyword).shown.length >= 0));
    for (const keyword of ['"', '((((', 'a:b:c', '-', '*', '\u202e', 'x'.repeat(200_000), '"'.repeat(999)]) search(all, keyword);
  });
});

it('an explanation gives the plan, what each part was met by and the score by feature', () => {
  const text = explainAnswer(search(all, 'dust on Mars'), (doc) => records[doc]?.key ?? '');
  expect(text).toMatch(/part “mars”: thing, share 0\.\d+, on 2 records/);
  expect(text).toMatch(/ 1 \d\.\d{3} full {2}mars-dust/);
  expect(text).toMatch(/evidence \d\.\d+, coverage \d\.\d+, near \d\.\d+, author \d\.\d+, title \d\.\d+, ties \d\.\d+/);
  expect(text).toMatch(/mars: concept c_mars 1\.000/);
});
