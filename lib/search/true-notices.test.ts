import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { rowsOf, search } from './search.ts';
import { memorySource } from './testing/memory-source.ts';
import { recordOf as of, suiteRecords } from './testing/suite-records.ts';

const ask = (more: readonly ResearchRecord[], keyword: string) => {
  const some = [...more, ...suiteRecords];
  const answer = search(
    memorySource(some, () => []),
    keyword,
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
