import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { isQuick } from '#lib/search/testing/any-input-suite.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';

let store: Store;
// The ids of the starter collection follow the order of its file.
const keys = readCollection().map(({ key }) => key);
const keyOf = (id: string) => keys[Number(id) - 1] ?? '';
beforeAll(async () => {
  store = await openStarterStore();
});
afterAll(() => store.close());

const ask = (keyword: string, language: Language = 'en', more: Partial<ResearchQuery> = {}) =>
  store.findResearch(language, { ...defaultResearchQuery, keyword, ...more });

describe('A pasted identifier', () => {
  it.each([
    ['10.1103/PhysRevLett.116.061102', 'abbott-2016-observation-gravitational-waves'],
    ['https://doi.org/10.1086/300499', 'riess-1998-observational-evidence-supernovae'],
    ['arXiv:1609.04153v2', 'gaia-2016-gaia-mission'],
    ['https://arxiv.org/abs/1609.04153', 'gaia-2016-gaia-mission'],
  ])('%s matches the one record', async (keyword, key) => {
    const page = await ask(keyword);
    expect(page.items.map(({ id }) => keyOf(id))).toEqual([key]);
    expect(page.match).toBe('all');
  });

  it('that is a page address matches its record, in either language and on any host', async () => {
    const { id } = (await ask('GW190814')).items[0] as { id: string };
    for (const address of [`/en/research/${id}`, `https://example.org/ar/research/${id}?place=3`])
      expect((await ask(address)).items.map((item) => item.id)).toEqual([id]);
  });

  it('that is an ORCID iD matches its person and everything they signed', async () => {
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100, sort: '-publications' });
    const bearer = items.find(({ orcid }) => orcid);
    const people = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: `https://orcid.org/${bearer?.orcid}` });
    expect(people.items.map(({ id }) => id)).toEqual([bearer?.id]);
    expect((await ask(bearer?.orcid ?? '')).total).toBe(bearer?.publicationCount);
  });

  it('without a match returns nothing and no warning', async () => {
    for (const keyword of ['10.5555/nothing.like.this', 'arXiv:1602.03837'])
      expect(await ask(keyword)).toMatchObject({ total: 0, warnings: [] });
  });
});

describe('An institution', () => {
  it.each([
    ['Qatar University', 'جامعة قطر', 'Qatar University'],
    ['king saud university', 'جامعة الملك سعود', 'King Saud University'],
    ['KFUPM', 'الملك فهد', 'King Fahd University of Petroleum and Minerals'],
    ['researchers from Sultan Qaboos University', 'باحثون من جامعة السلطان قابوس', 'Sultan Qaboos University'],
  ])('matches the people who signed from there: %s', async (english, arabic, name) => {
    const people = (keyword: string, language: Language) => store.findAuthors(language, { ...defaultAuthorQuery, keyword, pageSize: 100 });
    const [inEnglish, inArabic] = [await people(english, 'en'), await people(arabic, 'ar')];
    expect(inEnglish).toMatchObject({ match: 'all', warnings: [{ code: 'by_institution' }] });
    expect(inEnglish.total).toBeGreaterThan(2);
    expect(inEnglish.items.some(({ affiliation }) => affiliation?.value === name)).toBe(true);
    expect(inArabic.items.map(({ id }) => id)).toEqual(inEnglish.items.map(({ id }) => id));
  });

  it.each([
    ['king sau', 'King Saud University'],
    ['qatar u', 'Qatar University'],
    ['KFUPM', 'King Fahd University of Petroleum and Minerals'],
    ['جامعة الملك س', 'جامعة الملك سعود'],
    ['jet propulsion l', 'Jet Propulsion Laboratory'],
  ])('is suggested while typing, and found: %s', async (text, name) => {
    const suggestions = (await store.suggest('en', text, 8)).filter(({ kind }) => kind === 'institution');
    expect(suggestions.map((one) => one.text.value)).toContain(name);
    expect((await ask(name)).total).toBeGreaterThan(0);
  });
});

describe('A search for people', () => {
  const people = async (keyword: string, language: Language = 'en') =>
    (await store.findAuthors(language, { ...defaultAuthorQuery, keyword, strict: true })).items.map(({ name }) => name.value);

  it.each([
    'M31',
    'NGC 4993',
    'GW170817',
    'gaia DR2',
    'zwicky',
    'pluto',
    'sgr A*',
    'ion thruster',
    'star tracker',
    'al biruni',
    'وبار',
    'title:gaia',
  ])('ignores text that only sounds like a name: %s', async (keyword) => expect(await people(keyword)).toEqual([]));

  it.each(['moon', 'earth', 'الفضاء', 'هلال', 'dark mater'])(
    'neither matches names that sound like a subject nor corrects a subject into a name: %s',
    async (keyword) => {
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword })).items).toEqual([]);
    },
  );

  it('matches a voiced s across scripts', async () => {
    expect(await people('بنروز', 'ar')).toEqual(['R. Penrose']);
  });

  it('matches people named like a subject', async () => {
    expect(await people('sun')).toContain('Y. Q. Sun');
  });

  it('does not match initials alone', async () => {
    expect(await people('A. Riess')).toEqual(['A. G. Riess']);
  });

  it('corrects the name of a person', async () => {
    const page = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Rajandran' });
    expect(page.items[0]?.name.value).toBe('Sankaran Rajendran');
  });
});

it('An agency named in full lists the records about it, as its initials do, beside those signed there', async () => {
  const about = (await ask('ESA', 'en', { pageSize: 100 })).items.map(({ id }) => id);
  expect(about.length).toBeGreaterThan(5);
  for (const [keyword, language] of [
    ['European Space Agency', 'en'],
    ['وكالة الفضاء الأوروبية', 'ar'],
  ] as const) {
    const listed = (await ask(keyword, language, { pageSize: 100 })).items.map(({ id }) => id);
    expect(listed, keyword).toEqual(expect.arrayContaining(about));
    expect(listed.length).toBeGreaterThan(about.length);
  }
});

it.each([
  ['Hayabusa2 Ryugu samples', 'en', 'No record has “Hayabusa2” or “Ryugu” or a known equivalent; showing the closest ones.'],
  ['OSIRIS-REx Bennu', 'en', 'No record has “OSIRIS-REx” or “Bennu” or a known equivalent.'],
] as const)('Of %s, whose names no record has, no row is said to have one', async (keyword, language, text) => {
  expect((await ask(keyword, language)).warnings.map((warning) => warning.text)).toEqual([text]);
});

describe('The index by letter', () => {
  it('counts exactly the people of each letter, in both alphabets', async () => {
    const letters = await store.letters();
    expect(letters.length).toBeGreaterThan(40);
    for (const { letter, count } of letters)
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, initial: letter, pageSize: 1 })).total, letter).toBe(count);
  });

  it('uses the family name where it is known', async () => {
    const under = async (initial: string) =>
      (await store.findAuthors('en', { ...defaultAuthorQuery, initial, pageSize: 100 })).items.map(({ name }) => name.value);
    expect(await under('A')).toContain('M. R. Abernathy');
    expect(await under('M')).not.toContain('M. R. Abernathy');
  });
});

describe('The reason of a match', () => {
  it('is marked in the title, in its own spelling', async () => {
    const { items } = await ask('ثُقوب سَوداء', 'ar');
    expect(items[0]?.highlights?.[0]).toMatchObject({
      field: 'title',
      match: expect.stringMatching(/^(ال)?(ثقوب (ال)?سوداء|ثقب (ال)?أسود)$/),
    });
  });

  it('is marked where the words are in the other language', async () => {
    const { items } = await ask('الثقوب السوداء', 'en');
    expect(items[0]?.highlights?.[0]?.match.toLowerCase()).toMatch(/^black holes?$/);
  });

  it('is the person if a name in another spelling matched', async () => {
    expect((await ask('باسم زهير', 'en')).items[0]?.match).toMatchObject({ kind: 'author', name: { value: 'Basem Zoheir' } });
  });

  it('is the text of the abstract rather than the area', async () => {
    const { items } = await ask('what is dark matter');
    expect(items.filter(({ match }) => match)).toEqual([]);
    expect(items.map(({ highlights }) => highlights?.[0]?.match).filter((match) => !/dark matter/i.test(match ?? ''))).toEqual([]);
  });

  it('is the area if nothing else in the record names the subject', async () => {
    const { items } = await ask('hyperspectral', 'en', { pageSize: 100 });
    expect(items.find(({ match }) => match?.kind === 'area')?.match).toMatchObject({
      name: { value: 'Multispectral and hyperspectral imaging' },
    });
  });
});

describe('Every matched word is marked', () => {
  it.each([
    ['mars', /(?<!\p{L})mars(?!\p{L})/iu],
    ['galaxy', /galax(?:y|ies)/i],
    ['المريخ', /مريخ/],
    ['القمر', /(?<![\u0621-\u064a])[وفبكل]{0,2}(?:ال|ل)قمر(?![\u0621-\u064a])/],
    ['Vera Rubin', /Vera.* Rubin/],
  ])('in titles, keywords and names of authors: %s', async (keyword, word) => {
    const language = /[a-z]/i.test(keyword) ? 'en' : 'ar';
    const { items } = await ask(keyword, language, { pageSize: 100 });
    const texts = items.flatMap(({ title, keywords, authors, highlights = [] }) =>
      [['title', title.value], ['keywords', keywords.join(' · ')], ...authors.map(({ name }) => ['authors', name.value])].map(
        ([field, text = '']) => ({
          text,
          marked: highlights.filter((hit) => hit.field === field && hit.before + hit.match + hit.after === text),
        }),
      ),
    );
    const having = texts.filter(({ text }) => word.test(text));
    expect(having.length).toBeGreaterThan(2);
    expect(having.filter(({ marked }) => !marked.some(({ match }) => word.test(match))).map(({ text }) => text)).toEqual([]);
  });

  it('repeatedly, and in the title of the other language', async () => {
    const { items } = await ask('black holes', 'en', { pageSize: 100 });
    const marks = items.map(({ highlights = [] }) => highlights.filter(({ field }) => field === 'titleAlt' || field === 'keywords'));
    expect(marks.some((rowMarks) => rowMarks.filter(({ field }) => field === 'keywords').length > 1)).toBe(true);
    expect(marks.some((rowMarks) => rowMarks.some(({ field, match }) => field === 'titleAlt' && /ثقوب|ثقب/.test(match)))).toBe(true);
  });
});

it('A word within a longer name is also marked in the other title', async () => {
  const { items } = await ask('mars', 'en', { pageSize: 100 });
  const having = items.filter(({ title }) => /(?<!\p{L})المريخ(?!\p{L})/u.test(title.alt?.value ?? ''));
  expect(having.length).toBeGreaterThan(10);
  expect(having.filter(({ highlights = [] }) => !highlights.some(({ field }) => field === 'titleAlt')).map(({ id }) => id)).toEqual([]);
});

describe('The reason of every row', () => {
  it.each([
    'dark matter',
    'LIGO',
    'Avi Loeb',
    'KAUST',
    'تلسكوب جيمس ويب',
    'Al-Biruni',
    'what is dark energy made of',
    'ناسا 2025',
    'تسرب نفط',
    'pulsars',
  ])('is given for %s', async (keyword) => {
    const language = /[a-z]/i.test(keyword) ? 'en' : 'ar';
    const { items } = await ask(keyword, language, { pageSize: 50 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ highlights, match }) => !highlights && !match).map(({ title }) => title.value)).toEqual([]);
  });

  it('is the abstract, with context around the words', async () => {
    const { items } = await ask('تلسكوب جيمس ويب', 'ar');
    const [inAbstract] = items.flatMap(({ highlights = [] }) => highlights).filter(({ field }) => field === 'abstract');
    expect(inAbstract?.match).toBe('تلسكوب جيمس ويب');
    expect(inAbstract?.before.length).toBeLessThan(90);
  });

  it('is a person beyond the listed ones, or the institution as signed', async () => {
    expect((await ask('Avi Loeb')).items[0]?.match).toMatchObject({ kind: 'author', name: { value: 'Abraham Loeb' } });
    for (const { highlights } of (await ask('KAUST')).items)
      expect(highlights?.[0]).toMatchObject({ field: 'affiliation', match: 'King Abdullah University of Science and Technology' });
  });

  it.each([
    ['3I/ATLAS', '3I/ATLAS'],
    ['Vera Rubin', 'Vera C. Rubin'],
    ['Al-Biruni', 'Abu Rayhan al-Biruni'],
  ])('is marked as the whole name: %s', async (keyword, name) => {
    expect((await ask(keyword)).items[0]?.highlights?.[0]).toMatchObject({ field: 'title', match: name });
  });
});

describe('A quoted phrase', () => {
  const rows = async (keyword: string, language: Language = 'en') => (await ask(keyword, language, { pageSize: 100 })).items;

  it('is marked as a whole in title, keywords or abstract, and no area replaces it', async () => {
    for (const [keyword, phrase] of [
      ['"remote sensing"', /^remote[ -]sensing/i],
      ['"copper needles"', /^copper needles$/i],
      ['"outer space treaty"', /^outer space treaty$/i],
    ] as const) {
      const matches = await rows(keyword);
      expect(matches.length, keyword).toBeGreaterThan(0);
      for (const { highlights, match } of matches) {
        expect(match?.kind, keyword).not.toBe('area');
        if (!match) expect(highlights?.[0]?.match, keyword).toMatch(phrase);
      }
    }
  });

  it('is displayed with context if only the abstract has it', async () => {
    const [row] = await rows('"copper needles"');
    expect(row?.highlights?.[0]).toMatchObject({ field: 'abstract', match: 'copper needles' });
    expect(row?.highlights?.[0]?.before.length).toBeLessThan(90);
    const [inArabic] = await rows('"الإبر النحاسية"');
    expect(inArabic?.highlights?.[0]).toMatchObject({ field: 'abstract', match: 'الإبر النحاسية' });
  });
});

describe('The query language', () => {
  it.each([
    ['"dark matter', 'unbalanced_quote'],
    ['title: galaxies author:', 'empty_field'],
    ['-moon', 'only_excluded'],
    ['(galaxies OR quasars) AND dust', 'operators_ignored'],
  ])('explains how %s was parsed', async (keyword, code) => {
    for (const language of ['en', 'ar'] as const)
      expect((await ask(keyword, language)).warnings.map((warning) => warning.code)).toContain(code);
  });

  it('corrects a word after the name of a field, not the name', async () => {
    expect((await ask('title:asteriod')).warnings[0]?.suggestion).toBe('title:asteroid');
  });

  it('displays a corrected Arabic word as spelled, not as indexed', async () => {
    expect((await ask('الإستشعاار', 'ar')).warnings[0]?.suggestion).toBe('الاستشعار');
  });

  it('treats stop words alone as words of titles', async () => {
    expect((await ask('of the')).total).toBeLessThan(readCollection().length / 3);
  });
});
describe('A list', () => {
  it('ranks a person as first author before tenth', async () => {
    const { items } = await ask('Basim Zuhair', 'en', { pageSize: 50 });
    const positions = items.map(({ authors }) => authors.findIndex(({ name }) => name.value === 'Basem Zoheir'));
    expect(positions[0]).toBe(0);
    expect(positions.at(-1)).toBeGreaterThan(0);
  });

  it('returns a result page by page in order, each record once', async () => {
    for (const keyword of ['black holes', 'الأقمار الصناعية', 'satellite']) {
      const ids = (await store.findResearch('en', { ...defaultResearchQuery, keyword, pageSize: 100 })).items.map(({ id }) => id);
      const pagedIds: string[] = [];
      for (let cursor: string | undefined = '*'; cursor && pagedIds.length < ids.length; ) {
        const page = await store.findResearch('en', { ...defaultResearchQuery, keyword, pageSize: 7, cursor });
        pagedIds.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(pagedIds.slice(0, ids.length)).toEqual(ids);
      expect(new Set(pagedIds).size).toBe(pagedIds.length);
    }
  });
});

it('Queries for people and suggestions finish before the time-out for any text', async () => {
  const anyQuery = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
  await fc.assert(
    fc.asyncProperty(anyQuery, async (keyword) => {
      fc.pre(/\S/.test(keyword));
      expect(await isQuick(() => store.findAuthors('ar', { ...defaultAuthorQuery, keyword }))).toBe(true);
      expect(await isQuick(() => store.suggest('ar', keyword, 8))).toBe(true);
    }),
    { numRuns: 150 },
  );
});
