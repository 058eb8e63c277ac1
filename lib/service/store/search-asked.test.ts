import { describe, expect, it } from 'vitest';
import { starterSearch } from './fixtures/starter-search.ts';

const { ask, askPeople, codes, englishTitles: titles } = starterSearch();

describe('a name with a slip that makes another word of one of its words', () => {
  it.each([
    ['james web telescope', 'james webb telescope', 'James Webb telescope'],
    ['black whole photo', 'black hole photo', 'black hole photo'],
  ])('is that name, with a note: %s', async (typed, meant, suggestion) => {
    const page = await ask(typed);
    expect(page.items.map(({ id }) => id)).toEqual((await ask(meant)).items.map(({ id }) => id));
    expect(page.warnings).toMatchObject([{ code: 'repaired', suggestion }]);
  });

  it('is left as it is where texts have the words side by side', async () => {
    for (const keyword of ['massive star', 'solar sails', 'black holes accretion'])
      expect(await codes(keyword), keyword).not.toContain('repaired');
  });
});

describe('what hits the Earth', () => {
  it.each([
    'asteroid that could hit Earth',
    'asteroid that might hit earth',
    'will an asteroid strike the Earth',
    'هل يضرب كويكب الأرض',
    'كويكب سيصطدم بالأرض',
  ])('is asked for by plain verbs, which lead to impacts: %s', async (keyword) => {
    const found = await titles(keyword);
    for (const [place, isThere] of [/2024 YR4/, /Earth Impactors/, /2023 CX1/].entries())
      expect(
        found.slice(0, 3).some((title) => isThere.test(title)),
        `${place}`,
      ).toBe(true);
    expect(found.filter((title) => /SAM-HIT|Taxonomy/.test(title))).toEqual([]);
    expect(await codes(keyword)).toEqual([]);
  });

  it('is not every asteroid', async () => {
    expect((await titles('planetary defense')).filter((title) => /Taxonomy/.test(title))).toEqual([]);
  });
});

describe('words for what something does to a thing', () => {
  it.each([
    'radiation effects on astronauts',
    'role of radiation in astronauts',
    'تأثير الإشعاع على رواد الفضاء',
    'أثر الإشعاع في رواد الفضاء',
  ])('shut nothing out: %s', async (keyword) => {
    const found = await titles(keyword);
    for (const isThere of [/RadMap/, /mutation in cosmonauts/, /Medical issues/, /Cosmic ray hits/, /Radiation Shielding/])
      expect(
        found.some((title) => isThere.test(title)),
        `${isThere}`,
      ).toBe(true);
    expect(found.filter((title) => /Black hole|Optical Components/.test(title))).toEqual([]);
  });
});

describe('a subject that no record names', () => {
  it.each(['الانفجار العظيم', 'الانفجار الكبير', 'big bang', 'big bang theory'])(
    'is told of by what stands closest to it: %s',
    async (keyword) => {
      const found = await titles(keyword);
      for (const isThere of [/Grand Unified/, /CMB anisotropies/, /First year Wilkinson/, /Seven-year Wilkinson/, /BICEP2/, /Planck 2015/])
        expect(
          found.some((title) => isThere.test(title)),
          `${isThere}`,
        ).toBe(true);
      expect(found.filter((title) => /Bursts|Massive Single Stars|starburst/i.test(title))).toEqual([]);
      expect(await codes(keyword)).toEqual(['wider_subject']);
    },
  );

  it('is quoted with the words beside it that name nothing else', async () => {
    const [note] = (await ask('رؤية هلال رمضان')).warnings;
    expect(note?.text).toContain('«رؤية هلال رمضان»');
  });
});

describe('a subject by its other names', () => {
  it.each([
    ['space junk removal', 'space debris removal'],
    ['إزالة النفايات الفضائية', 'إزالة الحطام الفضائي'],
  ])('is found as by the one it goes by: %s', async (other, name) => {
    expect(new Set(await titles(other))).toEqual(new Set(await titles(name)));
  });

  it('of two words that stand in other texts is met side by side: space suits', async () => {
    expect(await titles('space suits')).toHaveLength(2);
  });
});

describe('what becomes of a thing', () => {
  it('is told first by who is about the closest of what it leads to: كيف تموت النجوم', async () => {
    const found = await titles('كيف تموت النجوم');
    expect(found[0]).toMatch(/End Their Life/);
    expect(found[1]).toBe('The evolution of the stars');
  });
});

describe('a mended word', () => {
  it('with which some of the words were looked for is told of in one note, not offered', async () => {
    expect(await codes('mars rover forcasting')).toEqual(['any_word_repaired']);
  });
});

describe('the class of a body before its name', () => {
  it.each([
    ['كوكب المريخ', 'المريخ'],
    ['planet Mars', 'Mars'],
    ['حياة على كوكب المريخ', 'حياة على المريخ'],
  ])('says nothing beside it: %s', async (keyword, name) => {
    expect(await titles(keyword)).toEqual(await titles(name));
  });

  it.each(['هل توجد حياة على كوكب المريخ؟', 'is there life on the planet Mars?'])('nor in a question: %s', async (keyword) => {
    const found = await titles(keyword);
    for (const title of found.slice(0, 2)) expect(title).toMatch(/^Life on Mars/);
  });
});

describe('where some of the words have to do', () => {
  it('a body that is named leads', async () => {
    const found = await titles('water ice on the moon');
    expect(found[0]).toMatch(/Moon base/);
    const last = found.findLastIndex((title) => /moon|lunar/i.test(title));
    for (const other of [/JOYS/, /rivers on Mars/])
      expect(found.findIndex((title) => other.test(title)) >>> 0, `${other}`).toBeGreaterThan(last);
  });

  it.each(['تلسكوب بورقيعة', 'telescope qwyzzle'])(
    'what a thing is decides nothing beside a name that nothing has: %s',
    async (keyword) => {
      expect((await ask(keyword)).total).toBe(0);
    },
  );
});

describe('who protects the Earth', () => {
  it.each([
    'ازاي نحمي الارض من الكويكبات',
    'حماية الأرض من الكويكبات',
    'الدفاع ضد الكويكبات',
    'how to protect earth from asteroids',
    'can we deflect an asteroid',
  ])('asks for planetary defence: %s', async (keyword) => {
    const found = await titles(keyword);
    for (const isThere of [/2024 YR4/, /Earth Impactors/, /2023 CX1/])
      expect(
        found.slice(0, 3).some((title) => isThere.test(title)),
        `${isThere}`,
      ).toBe(true);
    expect(await codes(keyword)).toEqual([]);
  });
});

describe('a name in Arabic letters, or described', () => {
  it.each(['تليسكوب ايفنت هورايزون', 'تلسكوب إيفنت هورايزن', 'تلسكوب أفق الحدث', 'Event Horizon Telescope'])(
    'is the Event Horizon Telescope: %s',
    async (keyword) => {
      const found = await titles(keyword);
      expect(found.slice(0, 5).filter((title) => /Event Horizon Telescope Results/.test(title))).toHaveLength(5);
    },
  );

  it.each(['الكواكب خارج المجموعة الشمسية', 'كواكب خارج المجموعة الشمسية'])('is the exoplanets: %s', async (keyword) => {
    const found = await titles(keyword);
    expect(new Set(found)).toEqual(new Set(await titles('exoplanets')));
    expect(found.slice(0, 4).filter((title) => /Civilizations/.test(title))).toEqual([]);
  });

  it.each(['ناسا', 'NASA', 'جونو'])('of a mission or an agency sounds like nobody: %s', async (keyword) => {
    expect((await askPeople(keyword)).total).toBe(0);
  });
});
