import { describe, expect, it } from 'vitest';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { checkTranslation, type TranslationCheck } from './check-translation.ts';
import { normaliseTranslation } from './normalise-translation.ts';

const codes = (source: string, answer: string, options: Partial<TranslationCheck> = {}) =>
  checkTranslation({ source, answer, from: 'en', to: 'ar', by: 'machine', ...options }).map(({ code }) => code);

describe('A translation into Arabic', () => {
  it.each([
    ['Dust storms of 2015 seen by MODIS', 'عواصف غبارية في عام 2015 رصدها MODIS'],
    ['Dust storms, Part 2', 'العواصف الغبارية، الجزء الثاني'],
    ['Missions of the 21st century', 'مهمات القرن الحادي والعشرين'],
    ['NGC 1068', 'NGC 1068'],
    ['A catalogue of 10,000 galaxies', 'فهرس 10000 مجرة'],
  ])('of %s is accepted: %s', (source, answer) => expect(codes(source, answer)).toEqual([]));

  it.each([
    ['Dust storms of 2015', '', 'empty'],
    ['Dust storms of 2015', 'Dust storms of 2015', 'untranslated'],
    ['Dust storms of 2015', 'Tempêtes de poussière en 2015', 'untranslated'],
    ['Dust storms over the desert in summer', 'عواصف dust storms over the desert in summer', 'script'],
    ['Dust storms over the desert in summer', 'عواصف غبارية كثيرة فوق desert في فصل الصيف', 'leftover'],
    ['Dust storms of 2015', 'عواصف غبارية في عام 2016', 'number_lost'],
    ['Dust storms', 'عواصف غبارية 7', 'number_invented'],
    ['Dust storms of 2015 in 2015', 'عواصف غبارية في عام 2015', 'number_lost'],
    ['Dust storms seen by MODIS', 'عواصف غبارية رصدها موديس', 'kept_lost'],
    ['CO<sub>2</sub> in dust storms', 'غاز CO2 في العواصف الغبارية', 'kept_lost'],
    ['Dust storms of 2015', 'عواصف غبارية, في عام 2015', 'style'],
    ['Dust storms of 2015', 'عواصف غبارية في عام ٢٠١٥', 'style'],
    ['Are there dust storms?', 'هل توجد عواصف غبارية?', 'style'],
    ['Dust storms of 2015', 'ظواهر في عام 2015', 'term'],
    ['Dust storms of 2015', `عواصف غبارية في عام 2015 ${'وما كان فيها من أحوال الطقس '.repeat(4)}`, 'length'],
  ])('of %s is rejected: %s (%s)', (source, answer, code) => expect(codes(source, answer)).toContain(code));

  it('by a person may vary terms, units and length, but not numbers', () => {
    expect(codes('Dust storms at 10 km', 'ظواهر على ارتفاع 10 كيلومترات', { by: 'person' })).toEqual([]);
    expect(codes('Dust storms at 10 km', 'ظواهر على ارتفاع 12 كيلومترًا', { by: 'person' })).toEqual(['number_lost', 'number_invented']);
  });
});

describe('A translation into English', () => {
  const into = (source: string, answer: string) => codes(source, answer, { from: 'ar', to: 'en' });
  it('follows the same rules', () => {
    expect(into('عواصف غبارية في عام 2015', 'Dust storms of 2015')).toEqual([]);
    expect(into('عواصف غبارية في عام 2015', 'عواصف غبارية في عام 2015')).toEqual(['untranslated']);
    expect(into('عواصف غبارية في عام 2015', 'Dust storms of 2016')).toContain('number_lost');
    expect(into('عواصف غبارية في عام 2015', 'Things of 2015')).toContain('term');
    expect(into('عواصف غبارية في عام 2015', 'Dust storms، of 2015')).toContain('style');
    expect(into('عواصف غبارية في عام 2015', 'Dust storms عواصف of 2015')).toContain('leftover');
  });
});

it('the typography of a machine is converted to ours', () => {
  expect(normaliseTranslation('هل هناك حياة , على المريخ ?', 'ar')).toBe('هل هناك حياة، على المريخ؟');
  expect(normaliseTranslation('مسح \u200f«ليغاسي» – النتائج ٢٠١٥', 'ar')).toBe('مسح «ليغاسي»: النتائج 2015');
  expect(normaliseTranslation('"نص" عن بعد', 'ar')).toBe('«نص» عن بُعد');
  expect(normaliseTranslation('  10,000\nstars ', 'en')).toBe('10,000 stars');
});

describe('The starter collection', () => {
  const titles = readCollection().flatMap(({ title }) => (title.en && title.ar ? [{ source: title.en, answer: title.ar }] : []));
  const abstracts = readCollection().flatMap(({ abstract }) =>
    abstract?.en && abstract.ar ? [{ source: abstract.en, answer: abstract.ar }] : [],
  );
  const refusalsOf = (pairs: typeof titles, by: TranslationCheck['by']) =>
    pairs.filter((pair) => checkTranslation({ ...pair, from: 'en', to: 'ar', by }).length > 0).length / pairs.length;

  it('passes as translated by people, except for years in words and names without their hyphens', () => {
    expect(refusalsOf(titles, 'person')).toBeLessThan(0.05);
    expect(refusalsOf(abstracts, 'person')).toBeLessThan(0.05);
  });

  it('passes in nearly nine of ten terms, numbers and lengths as by a machine, which must preserve marks', () => {
    const faults = titles.flatMap((pair) => {
      const faultsOfPair = checkTranslation({ ...pair, from: 'en', to: 'ar', by: 'machine' }).filter(({ code }) => code !== 'kept_lost');
      return faultsOfPair.length > 0 ? [faultsOfPair] : [];
    });
    expect(faults.length / titles.length).toBeLessThan(0.12);
  });

  it('is refused with the translations of other records', () => {
    const shifted = titles.map(({ source }, index) => ({ source, answer: titles[(index + 7) % titles.length]?.answer ?? '' }));
    expect(refusalsOf(shifted, 'machine')).toBeGreaterThan(0.9);
  });
});
