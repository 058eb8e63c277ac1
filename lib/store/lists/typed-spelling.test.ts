import { expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { typedSpelling } from './typed-spelling.ts';

it.each([
  ['Hessa Al Matroushi', 'Hessa'],
  ['نضال قسوم', 'نضال'],
  ['رؤية الأهلة', 'رؤية'],
])('A word of %s is quoted as typed, from its folded form and from its stem', (typed, word) => {
  const { words, stems } = analyse(word);
  expect([typedSpelling(typed, words[0] as string), typedSpelling(typed, stems[0] as string)]).toEqual([word, word]);
});

it('A form that was not typed stays as it is', () => {
  expect(typedSpelling('dust storms', 'rain')).toBe('rain');
});
