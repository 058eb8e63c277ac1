import { expect, it } from 'vitest';
import { isPlaceWord, isRegionName, regionInEnglish } from './region-names.ts';

it.each(['qatar', 'saudi', 'سودان', 'مصر', 'القاهره'])('a word alone names a place: %s', (word) => expect(isPlaceWord(word)).toBe(true));

it.each(['ocean', 'sar', 'islands', 'equatorial', 'محيط', 'القمر', 'جنوب'])(
  'a word that only stands in names of places is none: %s',
  (word) => {
    expect(isRegionName(word)).toBe(true);
    expect(isPlaceWord(word)).toBe(false);
  },
);

it('a country by its Arabic name has its English one', () => {
  expect(regionInEnglish('قطر')).toBe('Qatar');
  expect(regionInEnglish('فضاء')).toBeUndefined();
});
