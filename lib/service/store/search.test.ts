import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { openFilled } from './fixtures/open-filled.ts';
import type { Store } from './store.ts';

let store: Store;
let keyOf: (id: string) => string;
beforeAll(async () => {
  ({ store, keyOf } = await openFilled(readCollection()));
}, 60_000);
afterAll(() => store.close());

const ask = (keyword: string, language: Language = 'en', more: Partial<ResearchQuery> = {}) =>
  store.findResearch(language, { ...defaultResearchQuery, keyword, ...more });
const first = async (keyword: string, language: Language = 'en') => keyOf((await ask(keyword, language)).items[0]?.id ?? '');

describe('a pasted identifier', () => {
  it.each([
    ['10.1103/PhysRevLett.116.061102', 'abbott-2016-observation-gravitational-waves'],
    ['https://doi.org/10.1086/300499', 'riess-1998-observational-evidence-supernovae'],
    ['arXiv:1609.04153v2', 'gaia-2016-gaia-mission'],
    ['https://arxiv.org/abs/1609.04153', 'gaia-2016-gaia-mission'],
  ])('%s is the one record', async (keyword, key) => {
    const page = await ask(keyword);
    expect(page.items.map(({ id }) => keyOf(id))).toEqual([key]);
    expect(page.match).toBe('all');
  });

  it('that is an address of ours is its record, in either language and on any host', async () => {
    const { id } = (await ask('GW190814')).items[0] as { id: string };
    for (const address of [`/en/research/${id}`, `https://example.org/ar/research/${id}?place=3`])
      expect((await ask(address)).items.map((item) => item.id)).toEqual([id]);
  });

  it('that is an ORCID is its bearer, and all they signed', async () => {
    const { items } = await store.findAuthors('en', { ...defaultAuthorQuery, pageSize: 100, sort: '-publications' });
    const bearer = items.find(({ orcid }) => orcid);
    const people = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: `https://orcid.org/${bearer?.orcid}` });
    expect(people.items.map(({ id }) => id)).toEqual([bearer?.id]);
    expect((await ask(bearer?.orcid ?? '')).total).toBe(bearer?.publicationCount);
  });

  it('that nobody here bears finds nothing, and says nothing wrong', async () => {
    for (const keyword of ['10.5555/nothing.like.this', 'arXiv:1602.03837'])
      expect(await ask(keyword)).toMatchObject({ total: 0, warnings: [] });
  });
});

describe('ranking', () => {
  it.each([
    ['the gaia mission', 'gaia-2016-gaia-mission'],
    ['gravitation', 'misner-1973-gravitation'],
    ['the very large array', 'thompson-1980-very-large-array'],
    ['the hubble constant', 'freedman-2010-hubble-constant'],
    ['عنوان:الجاذبية', 'misner-1973-gravitation'],
  ])('puts the record whose title is "%s" first', async (keyword, key) => {
    expect(await first(keyword)).toBe(key);
  });

  it('puts what has a subject before what is only in the area of it', async () => {
    const { items, total } = await ask('electric propulsion');
    expect(items[0]?.title.value).toContain('Electric Propulsion');
    expect(total).toBeLessThan(10);
  });

  it('holds words of a name that stand apart for no name of it: artificial intelligence is no artificial satellite', async () => {
    const { items } = await ask('الاقمار الاصطناعيه', 'ar');
    expect(items.filter(({ title }) => /^(?!.*قمار).*الذكاء الاصطناعي/.test(title.value))).toEqual([]);
  });

  it('finds a designation with and without the mark of its epoch', async () => {
    for (const keyword of ['PSR B1913+16', 'PSR 1913+16', 'B1913+16'])
      expect(await first(keyword), keyword).toBe('taylor-1982-new-test-general');
  });

  it('puts the same first, however a foreign g is written', async () => {
    expect(await first('أشعة جاما', 'ar')).toBe(await first('أشعة غاما', 'ar'));
  });

  it('tells the Moon from satellites, which share a stem', async () => {
    const [arabic, english, satellites] = await Promise.all([ask('القمر', 'ar'), ask('moon'), ask('قمر صناعي', 'ar')]);
    expect(Math.abs((arabic.total ?? 0) - (english.total ?? 0))).toBeLessThan(10);
    expect(satellites.total).toBeGreaterThan((arabic.total ?? 0) * 2);
  });

  it('is the same every time, and under a cursor', async () => {
    const ids = async () => (await ask('satellite', 'en', { pageSize: 100 })).items.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
  });

  it('puts a person first author before tenth', async () => {
    const { items } = await ask('Basim Zuhair', 'en', { pageSize: 50 });
    const places = items.map(({ authors }) => authors.findIndex(({ name }) => name.value === 'Basem Zoheir'));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBeGreaterThan(0);
  });
});

describe('recovery', () => {
  it.each([
    ['solr flares', 'en', 'solar flares', 'repaired'],
    ['الكويكات', 'ar', 'الكويكبات', 'repaired'],
    ['oil spil detection', 'en', 'oil spill detection', 'repaired'],
    ['فوهة وابر', 'ar', 'فوهة وبار', 'repaired'],
    ['hgtqhx', 'en', 'الفضاء', 'keyboard'],
    ['لشمشءغ', 'ar', 'galaxy', 'keyboard'],
    ['لقشرهفشفهخر صشرثس', 'ar', 'gravitation waves', 'keyboard'],
    ['سيسمولوجيا الصواريخ', 'ar', 'سيزمولوجيا الصواريخ', 'repaired'],
  ] as const)('mends %s', async (keyword, language, suggestion, code) => {
    const page = await ask(keyword, language);
    expect(page).toMatchObject({ match: 'repaired', warnings: [{ code, suggestion }] });
    expect(page.total).toBeGreaterThan(0);
    expect(await ask(keyword, language, { strict: true })).toMatchObject({ total: 0, warnings: [] });
  });

  it('mends a word beside the name of a field, not the name', async () => {
    expect((await ask('title:asteriod')).warnings[0]?.suggestion).toBe('title:asteroid');
  });

  it('shows a mended Arabic word as it is written, not as it is indexed', async () => {
    expect((await ask('الإستشعاار', 'ar')).warnings[0]?.suggestion).toBe('الاستشعار');
  });

  it.each([
    ['kessler syndrome', 'en', 'Space debris'],
    ['reusable launch vehicles', 'en', 'Launch vehicles'],
    ['GW200105', 'en', 'Gravitational waves'],
    ['رؤية الهلال', 'ar', 'تاريخ علم الفلك العربي والإسلامي'],
  ] as const)('shows the area of a subject that no record is about, and says so: %s', async (keyword, language, area) => {
    const page = await ask(keyword, language);
    expect(page.warnings.map(({ code }) => code)).toEqual(['wider_subject']);
    expect(page.total).toBeGreaterThan(0);
    expect(page.items[0]?.areas.map(({ name }) => name.value)).toContain(area);
  });

  it('with few words, finds nothing that lacks the subject: the shear of rocks is no lensing', async () => {
    const page = await ask('weak lensing shear', 'en', { pageSize: 100 });
    expect(page.match).toBe('any');
    expect(page.items.filter(({ title }) => /gold|ores/i.test(title.value))).toEqual([]);
  });

  it.each(['طب الفضاء وهشاشة العظام', 'كيف تتبخر الثقوب السوداء؟'])('reads a word in another way without a remark: %s', async (keyword) => {
    const page = await ask(keyword, 'ar');
    expect(page.warnings.filter(({ code }) => code !== 'few_all_words')).toEqual([]);
    expect(page.total).toBeGreaterThan(0);
  });

  it.each(['NDVI sudan', 'carl sagan', 'جامعة القاهرة', 'احمد زويل', 'فاروق الباز', 'ازاي بنروح المريخ'])(
    'makes no other word of one that nobody here has: %s',
    async (keyword) => {
      expect((await ask(keyword)).warnings.map(({ code }) => code)).not.toContain('repaired');
      expect((await ask(keyword)).warnings.map(({ code }) => code)).not.toContain('did_you_mean');
    },
  );

  it.each(['الانتخابات', 'Tesla', 'Abdul Kalam'])('shows nothing of another word than the one typed: %s', async (keyword) => {
    const { total, warnings } = await ask(keyword);
    expect({ total, led: warnings.filter(({ suggestion }) => suggestion) }).toEqual({ total: 0, led: [] });
  });

  it('asks whether another word was meant before it shows what that finds', async () => {
    expect(await ask('elections')).toMatchObject({ total: 0, warnings: [{ code: 'did_you_mean', suggestion: 'ejections' }] });
  });

  it.each([
    ['enceladus ocean', 'enceladus'],
    ['ocean of Enceladus', 'Enceladus'],
    ['محيط إنسيلادوس', 'إنسيلادوس'],
  ])('says of a thing that no record is about that there are none, whatever its other words find: %s', async (keyword, thing) => {
    const page = await ask(keyword);
    expect(page).toMatchObject({ total: 0, warnings: [{ code: 'area_only', suggestion: 'Planetary science' }] });
    expect(page.warnings[0]?.text).toContain(`“${thing}”`);
  });

  it.each([
    ['ocean worlds Europa', 'Europa'],
    ['ganymede ice moon of jupiter', 'ganymede'],
    ['callisto craters', 'callisto'],
  ])('shows what is closest to the thing, as where it is typed alone, and says so: %s', async (keyword, thing) => {
    const page = await ask(keyword);
    expect(page.warnings).toMatchObject([{ code: 'wider_subject' }]);
    expect(page.warnings[0]?.text).toContain(`“${thing}”`);
    expect(page.items.map(({ id }) => id)).toEqual((await ask(thing)).items.map(({ id }) => id));
  });

  it('finds nothing that does not name the thing asked for, where some records do: the lakes of the Earth are none of Titan', async () => {
    for (const keyword of ['titan lakes', 'lakes on Titan', 'بحيرات تيتان']) {
      const { items } = await ask(keyword, 'en', { pageSize: 50 });
      for (const { id } of items) {
        const record = await store.research('en', id);
        expect(JSON.stringify(record), keyword).toMatch(/Titan|تيتان/);
      }
    }
  });

  it.each([
    ['رؤية هلال رمضان', 'ar', '«رؤية هلال رمضان»'],
    ['الأرض مُسطّحة', 'ar', '«الأرض»'],
    ['Kessler Syndrome', 'en', '“Kessler Syndrome”'],
  ] as const)('quotes the words as they were typed: %s', async (keyword, language, words) => {
    expect((await ask(keyword, language)).warnings.map(({ text }) => text).join(' ')).toContain(words);
  });

  it.each(['bitcoin price', 'kabsa recipe description', 'عمر المختار', 'وصفة كبسة', 'كبسة'])(
    'makes no answer of the other word where one of a few is nowhere here: %s',
    async (keyword) => expect(await ask(keyword)).toMatchObject({ total: 0 }),
  );

  it('keeps what is left where that is a subject, a person or an abbreviation', async () => {
    for (const keyword of ['bitcoin asteroids', 'MCMC sampler', 'Avi Loeb', 'Hawking entropy'])
      expect((await ask(keyword)).total, keyword).toBeGreaterThan(0);
  });

  it('makes no answer of a number alone', async () => {
    expect(await ask('elections 2024')).toMatchObject({ total: 0 });
    expect(await ask('world cup 1958')).toMatchObject({ total: 0 });
  });

  it.each(['MIT', 'كاس', 'كاس العالم'])('takes no word for the beginning or the ending of another: %s', async (keyword) => {
    expect((await ask(keyword)).total).toBe(0);
  });

  it('says of a subject without records that there are none, whatever its other words find', async () => {
    for (const keyword of ['Pluto flyby', 'Pluto New Horizons flyby'])
      expect(await ask(keyword)).toMatchObject({ total: 0, warnings: [{ code: 'area_only', suggestion: 'Planetary science' }] });
  });

  it('says plainly when some of the words had to do, and that a mistyped word was mended', async () => {
    const page = await ask('mangroves asteriod telemetry');
    expect(page.match).toBe('any');
    expect(page.warnings.map(({ code }) => code)).toEqual(['any_word_repaired']);
    expect(page.warnings[0]?.suggestion).toBe('mangroves asteroid telemetry');
  });

  it.each([
    ['"dark matter', 'unbalanced_quote'],
    ['title: galaxies author:', 'empty_field'],
    ['-moon', 'only_excluded'],
    ['galaxies AND quasars', 'operators_ignored'],
  ])('says how %s was understood', async (keyword, code) => {
    for (const language of ['en', 'ar'] as const)
      expect((await ask(keyword, language)).warnings.map((warning) => warning.code)).toContain(code);
  });

  it('mends the name of a person', async () => {
    const page = await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'Rajandran' });
    expect(page.items[0]?.name.value).toBe('Sankaran Rajendran');
  });
});

describe('an institution', () => {
  it.each([
    ['Qatar University', 'جامعة قطر'],
    ['King Fahd University of Petroleum and Minerals', 'جامعة الملك فهد للبترول والمعادن'],
    ['Jet Propulsion Laboratory', 'مختبر الدفع النفاث'],
  ])('by its whole name is all that was signed from there, in either language: %s', async (english, arabic) => {
    const [inEnglish, inArabic] = await Promise.all([ask(english, 'en'), ask(arabic, 'ar')]);
    expect(inEnglish).toMatchObject({ match: 'all', warnings: [] });
    expect(inEnglish.total).toBeGreaterThan(0);
    expect(inArabic.total).toBeGreaterThanOrEqual(inEnglish.total ?? 0);
    const signed = inEnglish.items.flatMap(({ highlights = [] }) => highlights.filter(({ field }) => field === 'affiliation'));
    expect(signed.length).toBeGreaterThan(0);
    expect(signed.map(({ match }) => match)).toContain(english);
  });

  it.each([
    ['Qatar University papers', 'Qatar University'],
    ['publications of Qatar University', 'Qatar University'],
    ['دراسات جامعة قطر', 'جامعة قطر'],
    ['بحوث جامعة الملك فهد', 'جامعة الملك فهد'],
    ['studies by Sultan Qaboos University', 'Sultan Qaboos University'],
    ['ابحاث جامعة السلطان قابوس', 'جامعة السلطان قابوس'],
    ['Aswan University research', 'Aswan University'],
    ['KFUPM papers', 'KFUPM'],
  ])('is all that is asked for beside words of asking: %s', async (keyword, name) => {
    const [found, alone] = await Promise.all([ask(keyword), ask(name)]);
    expect(found).toMatchObject({ match: 'all', total: alone.total });
    expect(found.warnings.map(({ code }) => code)).toEqual(alone.warnings.map(({ code }) => code));
    expect(found.items.map(({ id }) => id)).toEqual(alone.items.map(({ id }) => id));
  });

  it.each(['Khalifa University', 'research from Khalifa University', 'University of Nowhere', 'جامعة خليفة'])(
    'that nobody is from is not met by a part of its name: %s',
    async (name) => {
      expect((await ask(name)).total).toBe(0);
    },
  );

  it.each([
    ['Qatar University', 'جامعة قطر', 'Qatar University'],
    ['king saud university', 'جامعة الملك سعود', 'King Saud University'],
    ['KFUPM', 'الملك فهد', 'King Fahd University of Petroleum and Minerals'],
    ['researchers from Sultan Qaboos University', 'باحثون من جامعة السلطان قابوس', 'Sultan Qaboos University'],
  ])('is who signed from there, among the people: %s', async (english, arabic, name) => {
    const people = (keyword: string, language: Language) => store.findAuthors(language, { ...defaultAuthorQuery, keyword, pageSize: 100 });
    const [found, inArabic] = [await people(english, 'en'), await people(arabic, 'ar')];
    expect(found).toMatchObject({ match: 'all', warnings: [{ code: 'by_institution' }] });
    expect(found.total).toBeGreaterThan(2);
    expect(found.items.some(({ affiliation }) => affiliation?.value === name)).toBe(true);
    expect(inArabic.items.map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
  });

  it.each([
    ['king sau', 'King Saud University'],
    ['qatar u', 'Qatar University'],
    ['KFUPM', 'King Fahd University of Petroleum and Minerals'],
    ['جامعة الملك س', 'جامعة الملك سعود'],
    ['jet propulsion l', 'Jet Propulsion Laboratory'],
  ])('is offered while it is typed, and found: %s', async (text, name) => {
    const offered = (await store.suggest('en', text, 8)).filter(({ kind }) => kind === 'institution');
    expect(offered.map((one) => one.text.value)).toContain(name);
    expect((await ask(name)).total).toBeGreaterThan(0);
  });

  it('does not meet a topic that is in its name', async () => {
    const { items } = await ask('petroleum and minerals');
    expect(items.filter(({ match, highlights }) => match?.kind === 'author' || highlights?.[0]?.field === 'affiliation')).toEqual([]);
  });
});

describe('people', () => {
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
  ])('are not found by what only sounds like a name: %s', async (keyword) => expect(await people(keyword)).toEqual([]));

  it.each(['moon', 'earth', 'الفضاء', 'هلال', 'dark mater'])(
    'are not those whose names sound like a subject, nor is a subject mended into a name: %s',
    async (keyword) => {
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, keyword })).items).toEqual([]);
    },
  );

  it('are found across scripts by a voiced s', async () => {
    expect(await people('بنروز', 'ar')).toEqual(['R. Penrose']);
  });

  it('are those who are called like a subject', async () => {
    expect(await people('sun')).toContain('Y. Q. Sun');
  });

  it('are not found by initials alone', async () => {
    expect(await people('A. Riess')).toEqual(['A. G. Riess']);
  });

  it('do not stand in the way of mending a word because a group bears it', async () => {
    expect((await ask('telscope')).warnings[0]?.suggestion).toBe('telescope');
  });
});

describe('suggestions', () => {
  it.each(['moon', 'القمر', 'غايا'])('for a subject name nobody who merely sounds so: %s', async (text) => {
    const kinds = (await store.suggest('en', text, 8)).map(({ kind }) => kind);
    expect(kinds).toContain('term');
    expect(kinds).not.toContain('author');
  });

  it('find a person in the other script where no subject is called so', async () => {
    expect((await store.suggest('en', 'زهير', 8)).map(({ text }) => text.value)).toContain('Basem Zoheir');
  });
});

describe('the index by letter', () => {
  it('leads from each letter to as many people as it says, in both alphabets', async () => {
    const letters = await store.letters();
    expect(letters.length).toBeGreaterThan(40);
    for (const { letter, count } of letters)
      expect((await store.findAuthors('en', { ...defaultAuthorQuery, initial: letter, pageSize: 1 })).total, letter).toBe(count);
  });

  it('goes by the family name where it is known', async () => {
    const under = async (initial: string) =>
      (await store.findAuthors('en', { ...defaultAuthorQuery, initial, pageSize: 100 })).items.map(({ name }) => name.value);
    expect(await under('A')).toContain('M. R. Abernathy');
    expect(await under('M')).not.toContain('M. R. Abernathy');
  });
});

describe('the Moon', () => {
  it('is no satellite, in a question or in a title', async () => {
    const { items } = await ask('الماء على القمر', 'ar');
    expect(items.filter(({ title }) => /القمر الصناعي/.test(title.value))).toEqual([]);
    expect((await ask('قمر', 'ar')).items[0]?.title.value).not.toMatch(/قمر صناعي/);
  });
});

describe('the reason of a match', () => {
  it('is marked in the title, in its own spelling', async () => {
    const { items } = await ask('ثُقوب سَوداء', 'ar');
    expect(items[0]?.highlights?.[0]).toMatchObject({ field: 'title', match: expect.stringMatching(/^(ال)?ثقوب (ال)?سوداء$/) });
  });

  it('is marked where the words are of the other language', async () => {
    const { items } = await ask('الثقوب السوداء', 'en');
    expect(items[0]?.highlights?.[0]?.match.toLowerCase()).toMatch(/^black holes?$/);
  });

  it('is the person, where a name in another spelling matched', async () => {
    expect((await ask('باسم زهير', 'en')).items[0]?.match).toMatchObject({ kind: 'author', name: { value: 'Basem Zoheir' } });
  });

  it('is what was asked for, where the abstract has it, and not its area', async () => {
    const { items } = await ask('what is dark matter');
    expect(items.filter(({ match }) => match)).toEqual([]);
    expect(items.map(({ highlights }) => highlights?.[0]?.match).filter((match) => !/dark matter/i.test(match ?? ''))).toEqual([]);
  });

  it('is the area, where the record is of it and nothing of it names the subject', async () => {
    const { items } = await ask('hyperspectral', 'en', { pageSize: 100 });
    expect(items.find(({ match }) => match?.kind === 'area')?.match).toMatchObject({
      name: { value: 'Multispectral and hyperspectral imaging' },
    });
  });
});

describe('no row is silent', () => {
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
  ])('%s', async (keyword) => {
    const language = /[a-z]/i.test(keyword) ? 'en' : 'ar';
    const { items } = await ask(keyword, language, { pageSize: 50 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ highlights, match }) => !highlights && !match).map(({ title }) => title.value)).toEqual([]);
  });

  it('is told by the abstract, with what stands around the words', async () => {
    const { items } = await ask('تلسكوب جيمس ويب', 'ar');
    const [inAbstract] = items.flatMap(({ highlights = [] }) => highlights).filter(({ field }) => field === 'abstract');
    expect(inAbstract?.match).toBe('تلسكوب جيمس ويب');
    expect(inAbstract?.before.length).toBeLessThan(90);
  });

  it('is told by a person beyond those shown, or by the institution as it was signed', async () => {
    expect((await ask('Avi Loeb')).items[0]?.match).toMatchObject({ kind: 'author', name: { value: 'Abraham Loeb' } });
    for (const { highlights } of (await ask('KAUST')).items)
      expect(highlights?.[0]).toMatchObject({ field: 'affiliation', match: 'King Abdullah University of Science and Technology' });
  });

  it.each([
    ['3I/ATLAS', '3I/ATLAS'],
    ['Vera Rubin', 'Vera C. Rubin'],
    ['Al-Biruni', 'Abu Rayhan al-Biruni'],
  ])('is marked as a whole name: %s', async (keyword, name) => {
    expect((await ask(keyword)).items[0]?.highlights?.[0]).toMatchObject({ field: 'title', match: name });
  });
});

describe('a quoted phrase', () => {
  const rows = async (keyword: string, language: Language = 'en') => (await ask(keyword, language, { pageSize: 100 })).items;

  it('is marked as a whole, in the title, the keywords or the abstract, and no area stands for it', async () => {
    for (const [keyword, phrase] of [
      ['"remote sensing"', /^remote[ -]sensing$/i],
      ['"copper needles"', /^copper needles$/i],
      ['"outer space treaty"', /^outer space treaty$/i],
    ] as const) {
      const found = await rows(keyword);
      expect(found.length, keyword).toBeGreaterThan(0);
      for (const { highlights, match } of found) {
        expect(match?.kind, keyword).not.toBe('area');
        if (!match) expect(highlights?.[0]?.match, keyword).toMatch(phrase);
      }
    }
  });

  it('is shown with what stands around it where only the abstract has it', async () => {
    const [row] = await rows('"copper needles"');
    expect(row?.highlights?.[0]).toMatchObject({ field: 'abstract', match: 'copper needles' });
    expect(row?.highlights?.[0]?.before.length).toBeLessThan(90);
    const [inArabic] = await rows('"الإبر النحاسية"');
    expect(inArabic?.highlights?.[0]).toMatchObject({ field: 'abstract', match: 'الإبر النحاسية' });
  });
});

describe('the query language', () => {
  it('finds a phrase whether its words are joined or not', async () => {
    const apart = await ask('"gamma ray burst"');
    const joined = await ask('"gamma-ray burst"');
    expect(apart.total).toBeGreaterThan(0);
    expect(apart.items.map(({ id }) => id)).toEqual(joined.items.map(({ id }) => id));
  });

  it('leaves out what is excluded', async () => {
    const [all, without] = await Promise.all([ask('mars'), ask('mars -moon', 'en', { pageSize: 100 })]);
    expect(without.total).toBeGreaterThan(0);
    expect(without.total).toBeLessThan(all.total ?? 0);
    expect(without.items.filter(({ title }) => /\bmoons?\b/i.test(title.value))).toEqual([]);
  });

  it('reads stop words alone as words of titles', async () => {
    expect((await ask('of the')).total).toBeLessThan(readCollection().length / 3);
  });

  it('keeps a mixed name and topic together, in two scripts', async () => {
    expect(await first('زهير gold')).toMatch(/^(zoheir|el-wahed)/);
  });
});

describe('suggestions', () => {
  it.each([
    ['bla', 'term', 'black hole'],
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
  ])('for %s have the %s', async (text, kind, value) => {
    const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
    const found = await store.suggest(language, text, 8);
    expect(found.filter((one) => one.kind === kind).map((one) => one.text.value.toLowerCase())).toContainEqual(
      expect.stringContaining(value.toLowerCase()),
    );
  });

  it('offer a subject by the name it goes by before its other names: "kin" is no kingdom', async () => {
    expect((await store.suggest('en', 'kin', 8)).map(({ text }) => text.value)).not.toContain('saudi arabia');
  });

  it('cross from one script to the other for a whole name', async () => {
    expect((await store.suggest('en', 'باسم زهير', 8)).map(({ text }) => text.value)).toContain('Basem Zoheir');
  });

  it('are none for one letter, for nothing and for nonsense', async () => {
    for (const text of ['', ' ', 'b', '"', '-', 'qwxzvbn']) expect(await store.suggest('en', text, 8)).toEqual([]);
  });

  it('name areas and terms that lead to something', async () => {
    for (const { kind, id, text } of await store.suggest('en', 'sol', 8)) {
      const page = kind === 'area' && id ? await ask('', 'en', { focusedAreaId: [id] }) : await ask(text.value);
      expect(page.total, text.value).toBeGreaterThan(0);
    }
  });
});

describe('what is asked for in several words', () => {
  const titles = async (keyword: string, language: Language = 'en') =>
    (await ask(keyword, language, { pageSize: 100 })).items.map(({ title }) => title.value);

  it('is a country by its whole name: no other kingdom, nor an agency among whose names is one of that country', async () => {
    for (const found of [await titles('saudi arabia'), await titles('السعودية', 'ar')]) {
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter((title) => /\bUK\b|NASA|Pandora|Gaia|البريطاني|ناسا|غايا/.test(title))).toEqual([]);
    }
  });

  it.each([
    ['space research in saudi arabia', /Saudi|NEOM|Arabia|Rub/],
    ['ابحاث الفضاء في الامارات', /الإمارات|مسبار الأمل|المناخ/],
  ])('keeps the country where words have to go: %s', async (keyword, isThere) => {
    const found = await titles(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar');
    expect(found.length).toBeGreaterThan(3);
    expect(found.slice(0, 3).filter((title) => !isThere.test(title))).toEqual([]);
  });

  it('one agency is not another', async () => {
    expect((await titles('NASA')).filter((title) => /\bESA\b|European|Gaia/.test(title))).toEqual([]);
    expect((await titles('وكالة الفضاء الأوروبية', 'ar')).filter((title) => /ناسا/.test(title))).toEqual([]);
  });

  it.each([
    ['radiation shielding', /Shield/, /Arabian/],
    ['فوهات نيزكية في السعودية', /صقّار/, /قمر/],
    ['مذنب أطلس', /3I\/ATLAS/, /مجرات/],
    ['تاريخ علم الفلك العربي', /العالم الإسلامي/, /قمر صناعي/],
    ['what happens to satellites when they reenter', /Lifetime|descending/, /optical/i],
  ])('a subject by another of its names: %s', async (keyword, isThere, isBeside) => {
    const found = await titles(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar');
    expect(found.some((title) => isThere.test(title))).toBe(true);
    expect(found.filter((title) => isBeside.test(title))).toEqual([]);
  });

  it.each([
    ['how do astronauts protect themselves from radiation', /Radiation Shielding/i],
    ['protecting astronauts from radiation', /Radiation Shielding/i],
    ['كيف يحمي رواد الفضاء أنفسهم من الإشعاع', /تدريع/],
  ])('is a subject whose words stand apart: %s', async (keyword, isThere) => {
    expect((await titles(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar')).slice(0, 4).some((title) => isThere.test(title))).toBe(true);
  });

  it('is quantum cryptography, not something quantitative', async () => {
    const page = await ask('تشفير كمي', 'ar');
    expect(page).toMatchObject({ total: 0, warnings: [{ code: 'area_only' }] });
    expect((await titles('اتصالات كمية', 'ar')).filter((title) => /كمي سريع/.test(title))).toEqual([]);
  });

  it('is the country behind «في», not a diameter', async () => {
    const found = await titles('في قطر', 'ar');
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter((title) => /نصف|قطرها|القطر/.test(title))).toEqual([]);
    expect((await titles('qatar')).filter((title) => /radi|diameter/i.test(title))).toEqual([]);
  });

  it('is Islamic astronomy, not the history of whatever astronomers did', async () => {
    const found = await titles('islamic astronomy');
    expect(found[0]).toMatch(/Islamic World/);
    expect(found.filter((title) => /West Ford/.test(title))).toEqual([]);
    expect((await titles('history of astronomy')).some((title) => /West Ford/.test(title))).toBe(true);
  });

  it('is what was done, beside the whole field', async () => {
    const all = await titles('الفلك', 'ar');
    const found = await titles('اهم اكتشافات الفلك', 'ar');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length / 4);
  });

  it.each(['gravitational waves detection', 'gravitational waves discovery', 'اكتشاف موجات الجاذبية'])(
    'is the discovery, in whichever word a title says so: %s',
    async (keyword) => {
      expect(await first(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar')).toBe('abbott-2016-observation-gravitational-waves');
    },
  );

  it.each([
    ['what is dark matter made of', 'dark matter'],
    ['من ماذا تتكون المادة المظلمة', 'المادة المظلمة'],
    ['where do comets come from', 'comets'],
    ['ازاي بيتكون الغبار الكوني', 'الغبار الكوني'],
  ])('is the subject of a question, whatever plain verbs are in it: %s', async (question, subject) => {
    const language = /[a-z]/.test(question) ? 'en' : 'ar';
    const [found, alone] = await Promise.all([ask(question, language), ask(subject, language)]);
    expect(alone.total).toBeGreaterThan(1);
    expect(found).toMatchObject({ match: 'all', total: alone.total });
    expect(found.warnings.map(({ code }) => code)).toEqual(alone.warnings.map(({ code }) => code));
  });

  it('is lifted by the verbs of a question and shut out by its subject only', async () => {
    const found = await titles('how do black holes lose energy?');
    expect(found.slice(0, 4).filter((title) => /energy/i.test(title)).length).toBe(2);
    expect(found.slice(0, 4).some((title) => /cooling/.test(title))).toBe(true);
    expect((await titles('how do black holes evaporate'))[0]).toMatch(/explosions/);
  });

  it.each([
    ['بدلات رواد الفضاء', /بدلات الفضاء/],
    ['ملابس رواد الفضاء', /بدلات الفضاء/],
    ['astronaut suits', /space suits/],
    ['المحرك الأيوني', /للدفع الكهربائي/],
    ['ion engine', /Electric Propulsion/],
    ['تلسكوب جيمس وب 2025', /جيمس ويب/],
  ])('is found by a name that people give it: %s', async (keyword, isThere) => {
    const found = await titles(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar');
    expect(found.some((title) => isThere.test(title))).toBe(true);
    expect(found.filter((title) => /الغلاف الأيوني|ionosphere/.test(title))).toEqual([]);
  });

  it('is one mission, not the whole exploration of the planet; an animal in the area of life elsewhere', async () => {
    for (const keyword of ['Hope probe', 'مسبار الأمل']) expect((await titles(keyword)).length, keyword).toBe(1);
    expect((await ask('سياحة الفضاء', 'ar')).total).toBeLessThan(5);
    expect(await ask('tardigrades')).toMatchObject({ total: 0, warnings: [{ code: 'area_only', suggestion: 'Astrobiology' }] });
  });

  it('is satellites beside another word, never the Moon', async () => {
    const { items } = await ask('الذكاء الصناعي في الأقمار الاصطناعية', 'ar', { pageSize: 50 });
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter(({ title }) => /سطح القمر/.test(title.value))).toEqual([]);
    expect(items.filter(({ highlights }) => highlights?.some(({ match }) => match === 'القمر'))).toEqual([]);
  });

  it('is about satellites that collide, whatever the form of the word', async () => {
    expect((await titles('how many satellites will collide'))[0]).toMatch(/Satellite Collision/);
  });

  it.each(['recipe for chicken soup', 'voyager golden record', 'الأرض مسطحة'])(
    'is no answer where it is met beside its sense: %s',
    async (keyword) => {
      expect((await ask(keyword, /[a-z]/.test(keyword) ? 'en' : 'ar')).total).toBe(0);
    },
  );

  it('says of what only a common word is left that it would be no answer', async () => {
    const { warnings } = await ask('الأرض مسطحة', 'ar');
    expect(warnings).toMatchObject([{ code: 'too_common', suggestion: 'الأرض' }]);
  });

  it('names the area of a subject that no record is about, and shows nothing that is far from it', async () => {
    expect(await ask('pluto')).toMatchObject({ total: 0, warnings: [{ code: 'area_only', suggestion: 'Planetary science' }] });
    const { items, warnings } = await ask('wormholes');
    expect(warnings).toMatchObject([{ code: 'wider_subject', suggestion: 'general relativity' }]);
    expect(items[0]?.title.value).toMatch(/Black Hole/i);
  });

  it.each(['JWST', 'James Webb', 'تلسكوب جيمس ويب', 'جيمس وب'])('is one telescope by any of its names: %s', async (keyword) => {
    expect((await ask(keyword)).total).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['تلسكوب هبل', 'تلسكوب هابل'],
    ['ستار لنك', 'ستارلينك'],
  ])('is a name with a slip: %s', async (keyword, suggestion) => {
    expect(await ask(keyword, 'ar')).toMatchObject({ match: 'repaired', warnings: [{ suggestion }] });
  });

  it.each(['king fahd university', 'KFUPM', 'king fahd', 'الملك فهد'])(
    'is an institution by a part of its name or its initials: %s',
    async (keyword) => {
      const whole = await ask('King Fahd University of Petroleum and Minerals');
      expect((await ask(keyword)).total).toBe(whole.total);
    },
  );

  it('is an institution and a subject together', async () => {
    const page = await ask('qatar university sabkha');
    expect(page).toMatchObject({ match: 'all', warnings: [] });
    expect(page.total).toBeGreaterThan(2);
  });

  it('is no function word that a stem looks like, nor a satellite for the Moon', async () => {
    expect((await titles('اتجاه القبلة', 'ar')).filter((title) => /توجيه|اتجاه/.test(title))).toEqual([]);
    expect((await titles('ليش القمر ما يدور', 'ar')).filter((title) => /النجم النابض/.test(title))).toEqual([]);
  });

  it.each(['LISA', 'LSST بيانات', 'غايا', 'ستار لنك'])('is nobody whose name sounds like an acronym or a subject: %s', async (keyword) => {
    expect((await store.findAuthors('ar', { ...defaultAuthorQuery, keyword })).items).toEqual([]);
  });

  it('is a question about the age of the universe, not something old', async () => {
    for (const keyword of ['how old is the universe', 'age of the universe'])
      expect(
        (await titles(keyword)).some((title) => /Wilkinson|Hubble Constant/.test(title)),
        keyword,
      ).toBe(true);
    expect((await titles('how old is the universe')).filter((title) => /Old Quasars/.test(title))).toEqual([]);
  });

  it('is the Moon, not a mission, where it is important', async () => {
    expect((await titles('ليش القمر مهم', 'ar')).length).toBe((await titles('القمر', 'ar')).length);
  });

  it.each(['ليغو', 'ليجو', 'لايغو', 'لايجو'])('is one observatory, however its name is written: %s', async (keyword) => {
    expect((await ask(keyword, 'ar')).total).toBe((await ask('LIGO')).total);
  });

  it.each(['علم الفلك عند العرب والمسلمين', 'علماء الفلك العرب', 'علم الفلك الإسلامي'])(
    'is Islamic astronomy by any name: %s',
    async (keyword) => {
      expect((await titles(keyword, 'ar')).some((title) => /العالم الإسلامي/.test(title))).toBe(true);
    },
  );

  it('is left out by an abbreviation in either script', async () => {
    const [latin, arabic] = [await titles('"موجات الجاذبية" -LISA', 'ar'), await titles('"موجات الجاذبية" -ليزا', 'ar')];
    expect(latin).toEqual(arabic);
    expect(arabic.filter((title) => /LISA/.test(title))).toEqual([]);
  });
});
