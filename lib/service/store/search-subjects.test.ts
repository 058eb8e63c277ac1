import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, englishTitles: titles, people, suggest } = starterSearch();

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

  it.each([
    ['exoplanets', /TRAPPIST-1 e/, /Propulsion Trades/],
    ['الكواكب خارج المجموعة الشمسية', /Pandora/, /Extraterrestrial Civilizations/],
    ['النظام الشمسي', /Sorcha/, /Star-based Navigation/],
    ['what is dark matter', /Seven-year Wilkinson/, /Rotation of the Andromeda/],
    ['هل ممكن نعيش عالقمر', /Micrometeoroid Impact Rate/, /Bioregenerative/],
  ])('has what is of its area before what only touches on it: %s', async (keyword, ofArea, other) => {
    const found = await titles(keyword);
    const placeOf = (wanted: RegExp) => found.findIndex((title) => wanted.test(title));
    expect(placeOf(ofArea)).toBeGreaterThanOrEqual(0);
    expect(placeOf(other)).toBeGreaterThan(placeOf(ofArea));
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

describe('a name', () => {
  it('of a town with the article is nobody: «العلا» and «علاء»', async () => {
    expect((await titles('العلا')).filter((title) => /Alaeddin/.test(title))).toEqual([]);
    expect((await titles('العلا')).length).toBeGreaterThan(0);
  });

  it.each([
    ['Qatar', /State/, /^State of Qatar$/],
    ['University of Tasmania', /Tasmania/, /^University of Tasmania$/],
  ])('of several words is marked as a whole: %s', async (keyword, isThere, isWhole) => {
    const { items } = await ask(keyword);
    const inTitles = items.flatMap(({ title, highlights }) =>
      isThere.test(title.value) ? (highlights ?? []).filter(({ field }) => field === 'title') : [],
    );
    expect(inTitles.length).toBeGreaterThan(0);
    expect(inTitles.filter(({ match }) => !isWhole.test(match))).toEqual([]);
  });

  it('of a country that is another word too finds the country first: قطر', async () => {
    const found = await titles('قطر');
    const last = found.findLastIndex((title) => /Qatar|Arabian Gulf/.test(title));
    expect(found.findIndex((title) => /Kepler-62/.test(title))).toBeGreaterThan(last);
  });

  it.each(['وكالة ناسا', 'NASA agency'])('finds what it finds without the word for what it is: %s', async (keyword) => {
    const [name, besides] = await Promise.all([ask(keyword.replace(/وكالة | agency/, '')), ask(keyword)]);
    expect(besides.items.map(({ id }) => id).sort()).toEqual(name.items.map(({ id }) => id).sort());
  });

  it('of a mission is met in any of its spellings', async () => {
    const ids = async (keyword: string) => (await ask(keyword)).items.map(({ id }) => id).sort();
    expect(await ids('ارتيمس')).toEqual(await ids('أرتميس'));
  });

  it('of somebody who signed nothing here finds the texts that mention the family name, and says so', async () => {
    const { items, warnings } = await ask('Albert Einstein');
    expect(items.map(({ id }) => id)).toEqual((await ask('Einstein')).items.map(({ id }) => id));
    expect(warnings.map(({ code }) => code)).toEqual(['family_name_only']);
    for (const nobody of ['Neil Armstrong', 'Carl Sagan']) expect((await ask(nobody)).total, nobody).toBe(0);
  });

  it('of an author beside a subject brings the works of the author first', async () => {
    const { items } = await ask('Turyshev solar sail');
    expect(items.slice(0, 4).map(({ authors }) => authors[0]?.name.value)).toEqual(Array(4).fill('Slava G. Turyshev'));
  });

  it('of a subject finds nobody whose name begins or sounds so', async () => {
    for (const keyword of ['io', 'Mars', 'sun'])
      expect(
        (await people(keyword)).filter((name) => !new RegExp(`\\b${keyword}\\b`, 'i').test(name)),
        keyword,
      ).toEqual([]);
  });
});

describe('what stands closest to a subject', () => {
  it.each([
    ['solar storms', /CME Arrival/, /Solar Village/],
    ['العواصف الشمسيه', /CME Arrival/, /Solar Village/],
    ['space debris removal', /Market Formation/, /Aerosol/],
    ['star tracker algorithm', /Star-Trackers/, /Mars/],
  ])('is found behind it: %s', async (keyword, isNear, isBeside) => {
    const found = await titles(keyword);
    expect(found.some((title) => isNear.test(title))).toBe(true);
    expect(found.filter((title) => isBeside.test(title))).toEqual([]);
  });

  it('is shown where no record is about the subject itself, and is no record of the area at large', async () => {
    const found = await titles('Europa');
    expect(found).toHaveLength(2);
    expect(found.filter((title) => !/JUICE|Io$/.test(title))).toEqual([]);
    expect((await ask('Europa')).warnings[0]?.suggestion).toBe('moons of Jupiter');
  });

  it.each(['Jupiter moons', 'moons of Jupiter', 'اقمار المشتري'])('is Io before JUICE, and no asteroid: %s', async (keyword) => {
    const found = await titles(keyword);
    expect(found[0]).toMatch(/Io$/);
    expect(found.filter((title) => /Resonance/.test(title))).toEqual([]);
  });

  it('has not all the words', async () => {
    const strict = await ask('solar flare predict', { strict: true });
    expect((await ask('solar flare predict')).total).toBeGreaterThan(strict.total ?? 0);
  });
});

describe('the last word', () => {
  it('is sooner the beginning of a subject than of the name of a journal', async () => {
    const found = await titles('astrona');
    expect(found.indexOf('Medical issues for a mission to Mars')).toBeLessThan(found.indexOf('Survey of attitude representations'));
  });
});

describe('suggestions', () => {
  const suggested = async (text: string) => (await suggest(text)).map(({ kind, text: { value } }) => `${kind} ${value}`);

  it.each(['gold', 'mars', 'جيم'])('put titles before people who are merely called something that begins so: %s', async (text) => {
    const kinds = (await suggested(text)).filter((one) => !/ B\. Gold$/.test(one)).map((one) => one.split(' ')[0]);
    expect(kinds.indexOf('research')).toBeLessThan(kinds.indexOf('author'));
    expect(kinds).toContain('author');
  });

  it('show nobody whose name is not written so', async () => {
    expect((await suggested('tianw')).filter((one) => one.startsWith('author'))).toEqual([]);
  });

  it.each([
    ['القم', 'term القمر'],
    ['المر', 'term المريخ'],
    ['ستار', 'term ستارلينك'],
    ['qat', 'term Qatar'],
    ['mars', 'term Mars'],
    ['empty', 'term Empty Quarter'],
  ])('begin with the subject as it is written: %s', async (text, first) => {
    expect((await suggested(text))[0]).toBe(first);
  });

  it('name a subject once, and the thing before another name that goes on with its word', async () => {
    const flares = await suggested('solar fl');
    expect(new Set(flares).size).toBe(flares.length);
    const kepler = await suggested('kepler');
    expect(kepler.indexOf('term orbital elements')).toBe(kepler.length - 1);
  });
});
