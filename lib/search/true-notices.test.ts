import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { missingParts, rowMatches } from './explain-rows.ts';
import { rowsOf, search } from './search.ts';
import { memorySource } from './testing/memory-source.ts';
import { recordOf as of, suiteRecords } from './testing/suite-records.ts';
import type { SearchOptions } from './understand.ts';

const ask = (more: readonly ResearchRecord[], keyword: string, options: SearchOptions = {}) => {
  const some = [...more, ...suiteRecords];
  const answer = search(
    memorySource(some, () => []),
    keyword,
    options,
  );
  return { answer, keys: rowsOf(answer).map(({ doc }) => some[doc]?.key), codes: answer.notices.map(({ code }) => code) };
};

describe('a year after a name', () => {
  it.each(['Hubble Space Telescope 1990', 'تلسكوب هابل الفضائي 1990', 'Titan 2018'])(
    'that no listed record has is reported: %s',
    (keyword) => {
      const { keys, codes } = ask([], keyword);
      expect(keys.length).toBeGreaterThan(0);
      expect(codes).toEqual(['missing']);
    },
  );

  it('that a listed record has is not reported', () => {
    const planck = of('planck', 'Planck 2018 results', 'نتائج بلانك 2018', { year: 2020 });
    expect(ask([planck], 'Planck 2018')).toMatchObject({ keys: ['planck'], codes: [] });
    expect(ask([], 'dust 2021').codes).toEqual([]);
  });

  it('is not the number of a mission', () => {
    const image = of('image', 'A Landsat 8 image of the coast', 'صورة من لاندسات 8 للساحل', { year: 2015 });
    expect(ask([image], 'Landsat 2015')).toMatchObject({ keys: ['image'], codes: [] });
  });
});

describe('a name that is written as one word or as two', () => {
  const rahman = of('rahman', 'Wells', 'الآبار', { authors: [{ name: { ar: 'عبدالرحمن الحربي', en: 'Abdulrahman Al-Harbi' } }] });
  const town = of('town', 'The tides of Abu Dhabi', 'المد في أبوظبي');

  it.each([
    ['عبد الرحمن', 'rahman'],
    ['عبدالرحمن', 'rahman'],
    ['عبد الرحمن الحربي', 'rahman'],
    ['أبو ظبي', 'town'],
  ])('is no mistake: %s', (keyword, key) => {
    expect(ask([rahman, town], keyword)).toMatchObject({ keys: expect.arrayContaining([key]), codes: [] });
  });
});

it('a mission in capitals is not present because somebody has its name', () => {
  const somebody = of('somebody', 'Wells', 'الآبار', { authors: [{ name: { en: 'Grace Kim' } }] });
  expect(ask([somebody], 'GRACE')).toMatchObject({ keys: [], codes: ['absent'] });
  expect(ask([somebody], 'Grace Kim').keys).toEqual(['somebody']);
  const mission = of('mission', 'Groundwater from GRACE', 'المياه الجوفية من غريس');
  expect(ask([somebody, mission], 'GRACE').keys).toEqual(['mission']);
});

it('a telescope is found by its acronym alone, and not by ordinary words of its name', () => {
  const pulses = of('pulses', 'Radio pulses seen by CHIME', 'نبضات راديوية');
  const array = of('array', 'A very large array of antennas', 'مصفوفة هوائيات');
  expect(ask([pulses], 'CHIME telescope').keys).toEqual(['pulses']);
  expect(ask([array], 'Very Large Telescope').keys).toEqual([]);
});

it('a range of years is no ISSN, even with a right check digit', () => {
  const sunspots = of('sunspots', 'Sunspots 1990-1992 observed from Cairo', 'البقع الشمسية 1990-1992 من القاهرة');
  for (const keyword of ['1990-1992', '"1990-1992"', 'title:1990-1992']) expect(ask([sunspots], keyword).keys).toContain('sunspots');
});

it('an ISSN lists the works of its venue', () => {
  const inVenue = (key: string, issn: string) =>
    of(key, 'Wells', 'الآبار', { venue: { name: { en: 'Planetary Letters' }, kind: 'journal', issn } });
  const some = [inVenue('one', '0004-637X'), inVenue('other', '0028-0836')];
  for (const keyword of ['0004-637X', 'ISSN 0004-637x', 'issn:0004-637X', '٠٠٠٤-637X'])
    expect(ask(some, keyword).keys, keyword).toEqual(['one']);
  expect(ask(some, '0028-0836').keys).toEqual(['other']);
});

it('a minus excludes what the word names, and no wider subject', () => {
  const arm = of('arm', 'A robotic arm for Mars', 'ذراع روبوتية للمريخ');
  const rover = of('rover', 'A rover on Mars', 'مركبة جوالة على المريخ');
  const { keys } = ask([arm, rover], 'mars -rover');
  expect(keys).toContain('arm');
  expect(keys).not.toContain('rover');
});

it('the Moon is not any satellite, although Arabic has one word for both', () => {
  const light = of('light', 'Brightness of constellations', 'سطوع أقمار الملاحة الصناعية');
  for (const keyword of ['قمر', 'القمر']) expect(ask([light], keyword).keys, keyword).not.toContain('light');
});

it('an Arabic word that is nearly a planet is corrected to it', () => {
  const marie = of('marie', 'Wells', 'الآبار', { authors: [{ name: { en: 'Marie Murray' } }] });
  const { answer, keys } = ask([marie], 'المريح');
  expect(answer.query.corrected?.text).toBe('المريخ');
  expect(keys).toContain('mars-dust');
});

it('the title that is the query comes first', () => {
  const more = [
    of('phrase', 'CubeSat attitude control', 'التحكم في اتجاه الأقمار المكعبة'),
    of('long', 'Attitude control of a CubeSat with magnetorquers: attitude control by CubeSat coils', 'التحكم في اتجاه قمر مكعب'),
    ...Array.from({ length: 9 }, (_, index) => of(`cubesat-${index}`, `CubeSat mission ${index}`, 'مهمة قمر مكعب')),
  ];
  expect(ask(more, 'CubeSat attitude control').keys[0]).toBe('phrase');
});

it('works of an agency are those about it too, after words that ask for works', () => {
  const affiliation = { en: 'European Space Agency' };
  const signed = of('signed', 'Wells', 'الآبار', { authors: [{ name: { en: 'Maria Rossi' }, affiliation }] });
  for (const keyword of ['European Space Agency', 'papers from the European Space Agency', 'أبحاث من وكالة الفضاء الأوروبية'])
    expect(ask([signed], keyword).keys, keyword).toContain('esa');
});

it('a row that is only on a related subject says that it misses the subject', () => {
  const some = [
    of('new', 'Sightings of the crescent', 'رؤية الهلال'),
    of('history', 'Islamic astronomy in Baghdad', 'الفلك الإسلامي في بغداد'),
    ...suiteRecords,
  ];
  const source = memorySource(some, () => []);
  for (const keyword of ['crescent', 'هلال']) {
    const answer = search(source, keyword);
    const docs = rowsOf(answer).map(({ doc }) => doc);
    const matches = rowMatches(source, answer, docs);
    const missing = docs.map((doc) => [some[doc]?.key, missingParts(answer, matches.get(doc) as never).length]);
    expect(missing, keyword).toEqual([
      ['new', 0],
      ['history', 1],
    ]);
  }
});

describe.each([
  ['background', 'backgroud'],
  ['neighbourhood', 'neighbourhod'],
])('a rare spelling of %s: %s', (usual, rare) => {
  const many = Array.from({ length: 60 }, (_, index) => of(`usual${index}`, `A ${usual} of kind ${index}`, 'خلفية'));
  const odd = of('odd', `Odd ${rare} study`, 'دراسة');
  const find = (keyword: string, options?: SearchOptions) => ask([...many, odd], keyword, options);

  it('is also searched as usual, and its record stays in the list', () => {
    const { keys, codes, answer } = find(rare);
    expect([keys.includes('odd'), keys.includes('usual7'), codes]).toEqual([true, true, ['corrected']]);
    expect(answer.query.corrected).toMatchObject({ by: 'frequency', text: usual });
    expect(find(`kind ${rare}`).keys).toContain('usual7');
  });

  it.each([`"${rare}"`, `title:${rare}`, `title:"odd ${rare}"`, `odd ${rare} study`, `"odd ${rare}"`])(
    'is not corrected in quotes, in a field, or where a record has the whole query: %s',
    (keyword) => {
      const { keys, codes, answer } = find(keyword);
      expect([keys[0], codes, answer.query.corrected]).toEqual(['odd', [], undefined]);
    },
  );

  it('is searched as spelled on request', () => {
    for (const options of [{ asSpelled: true }, { strict: true }, { searchIn: 'title' }] as const)
      expect(find(rare, options)).toMatchObject({ keys: ['odd'], codes: [] });
  });
});
