import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { recordOf } from '#lib/search/testing/suite-records.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';
import { openFilled } from './open-filled.ts';

let store: Store;
beforeAll(async () => {
  store = await openStarterStore();
});
afterAll(() => store.close());

const ask = (keyword: string, language: Language = 'en', more: Partial<ResearchQuery> = {}) =>
  store.findResearch(language, { ...defaultResearchQuery, keyword, ...more });

describe('Suggestions', () => {
  it.each(['moon', 'القمر', 'غايا'])('exclude people who merely sound like a subject: %s', async (text) => {
    const kinds = (await store.suggest('en', text, 8)).map(({ kind }) => kind);
    expect(kinds).toContain('term');
    expect(kinds).not.toContain('author');
  });

  it('include a person in the other script if no subject has the name', async () => {
    expect((await store.suggest('en', 'زهير', 8)).map(({ text }) => text.value)).toContain('Basem Zoheir');
  });

  it('have one form of a term', async () => {
    const terms = (await store.suggest('en', 'geomagnetic st', 8)).filter(({ kind }) => kind === 'term');
    expect(terms.map(({ text }) => text.value)).toEqual(['geomagnetic storm']);
  });

  it.each([
    ['bla', 'term', 'black hole'],
    ['التوهجات', 'term', 'توهج شمسي'],
    ['الغلاف الأ', 'research', 'الغلاف الأيوني'],
    ['mars', 'term', 'mars'],
    ['المري', 'term', 'المريخ'],
    ['قط', 'term', 'دولة قطر'],
    ['galxy', 'term', 'galaxy'],
    ['hglv', 'term', 'observatory'],
    ['الثقوب', 'term', 'ثقب أسود'],
    ['remote sen', 'area', 'Remote sensing'],
    ['الاستشعار عن', 'area', 'الاستشعار عن بُعد'],
    ['zoh', 'author', 'Basem Zoheir'],
    ['زهي', 'author', 'باسم زهير'],
    ['the gai', 'research', 'The Gaia mission'],
    ['التصوير الف', 'term', 'التصوير الفلكي'],
    ['السير في ال', 'term', 'السير في الفضاء'],
    ['walking in sp', 'term', 'walking in space'],
    ['النجوم الناب', 'research', 'الديناميكا الكهربائية للنجوم النابضة'],
  ])('for %s include the %s', async (text, kind, value) => {
    const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
    const suggestions = await store.suggest(language, text, 8);
    expect(suggestions.filter((one) => one.kind === kind).map((one) => one.text.value.toLowerCase())).toContainEqual(
      expect.stringContaining(value.toLowerCase()),
    );
  });

  it('find works by translations of an Arabic word, as search does', async () => {
    const small = await openFilled([
      recordOf('lagoon', 'Diversity of foraminifera in a lagoon', ''),
      recordOf('bay', 'Salt marshes of a bay', ''),
    ]);
    expect((await small.suggest('ar', 'المنخربات', 8)).map(({ text }) => text.value)).toEqual(['Diversity of foraminifera in a lagoon']);
    await small.close();
  });

  it('find works by the beginning of their DOI, bare or as an address', async () => {
    for (const text of ['10.1103/PhysRevLett.116', 'https://doi.org/10.1103/physrevlett.116.06', 'doi:10.1103/PhysRevLett.116.061102']) {
      const [first] = await store.suggest('en', text, 8);
      expect(first, text).toMatchObject({ kind: 'research', text: { value: expect.stringContaining('Gravitational Waves') } });
    }
    expect(await store.suggest('en', '10.1103', 8)).toEqual([]);
  });

  it.each([
    ['نجوم نيوت', 'نجم نيوتروني'],
    ['موجات جاذ', 'موجات الجاذبية'],
  ])('find a subject by other forms of its words: %s', async (text, name) => {
    const names = (await store.suggest('ar', text, 8)).map((one) => one.text.value);
    expect(names).toContain(name);
  });

  it('ignore a single letter that begins the next word', async () => {
    const kinds = (await store.suggest('en', 'black h', 8)).map(({ kind }) => kind);
    expect(kinds.indexOf('research')).toBeGreaterThan(0);
  });

  it('use the main name of a subject before others: "kin" is no kingdom', async () => {
    expect((await store.suggest('en', 'kin', 8)).map(({ text }) => text.value)).not.toContain('saudi arabia');
  });

  it('match a whole name across scripts', async () => {
    expect((await store.suggest('en', 'باسم زهير', 8)).map(({ text }) => text.value)).toContain('Basem Zoheir');
  });

  it('are empty for one letter, for nothing and for nonsense', async () => {
    for (const text of ['', ' ', 'b', '"', '-', 'qwxzvbn']) expect(await store.suggest('en', text, 8)).toEqual([]);
  });

  it('contain only areas and terms with results', async () => {
    for (const { kind, id, text } of await store.suggest('en', 'sol', 8)) {
      const page = kind === 'area' && id ? await ask('', 'en', { focusedAreaId: [id] }) : await ask(text.value);
      expect(page.total, text.value).toBeGreaterThan(0);
    }
  });
});

describe('The order of suggestions', () => {
  const suggested = async (text: string) =>
    (await store.suggest(/[\u0621-\u064a]/.test(text) ? 'ar' : 'en', text, 8)).map(({ kind, text: { value } }) => `${kind} ${value}`);

  it.each(['gold', 'mars', 'جيم'])('puts titles before people whose names only begin so: %s', async (text) => {
    const kinds = (await suggested(text)).filter((one) => !/ B\. Gold$/.test(one)).map((one) => one.split(' ')[0]);
    expect(kinds.indexOf('research')).toBeLessThan(kinds.indexOf('author'));
    expect(kinds).toContain('author');
  });

  it('excludes people whose names are spelled differently', async () => {
    expect((await suggested('tianw')).filter((one) => one.startsWith('author'))).toEqual([]);
  });

  it.each([
    ['القم', 'term القمر'],
    ['المر', 'term المريخ'],
    ['ستار', 'term ستارلينك'],
    ['qat', 'term Qatar'],
    ['mars', 'term Mars'],
    ['empty', 'term Empty Quarter'],
  ])('begins with the subject as spelled: %s', async (text, first) => {
    expect((await suggested(text))[0]).toBe(first);
  });

  it('lists a subject once, and an exact title before a longer secondary name', async () => {
    const flares = await suggested('solar fl');
    expect(new Set(flares).size).toBe(flares.length);
    const kepler = await suggested('kepler');
    expect(kepler.indexOf('term orbital elements')).toBe(kepler.length - 1);
  });
});
