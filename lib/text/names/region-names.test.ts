import { expect, it } from 'vitest';
import { isPlaceWord, isRegionName } from './region-names.ts';

it.each(['qatar', 'saudi', 'سودان', 'مصر', 'القاهره'])('a word alone names a place: %s', (word) => expect(isPlaceWord(word)).toBe(true));

it.each(['ocean', 'sar', 'islands', 'equatorial', 'محيط', 'القمر', 'جنوب'])(
  'a word that only occurs inside place names is not a place by itself: %s',
  (word) => {
    expect(isRegionName(word)).toBe(true);
    expect(isPlaceWord(word)).toBe(false);
  },
);
