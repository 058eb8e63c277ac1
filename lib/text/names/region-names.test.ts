import { expect, it } from 'vitest';
import { isPlaceWord, isRegionName } from './region-names.ts';

it.each(['qatar', 'saudi', 'سودان', 'مصر', 'القاهره'])('a word alone names a place: %s', (word) => expect(isPlaceWord(word)).toBe(true));

it.each(['ocean', 'sar', 'islands', 'equatorial', 'محيط', 'القمر', 'جنوب'])(
  'does not take a word that only occurs inside place names for one: %s',
  (word) => {
    expect(isRegionName(word)).toBe(true);
    expect(isPlaceWord(word)).toBe(false);
  },
);
