import { expect, test } from 'vitest';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { placeName } from './place-names.ts';

test('a place has the same name in both languages, with and without hamza', () => {
  for (const [english = '', arabic] of readData('places.tsv'))
    for (const name of [english, ...listIn(arabic)]) expect(words(name).map(placeName), name).toEqual(words(english));
  expect(placeName('الاسكا')).toBe('alaska');
});

test('no name of a place is the plural of an Arabic word: «سيول» are floods', () => {
  const plurals = readData('irregular-forms.tsv').flatMap(([, , forms = '']) => forms.split(' '));
  expect(plurals).toContain('سيول');
  expect(plurals.filter(placeName)).toEqual([]);
});
