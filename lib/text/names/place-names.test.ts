import { expect, test } from 'vitest';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { isPlaceBelowCountry, placeInEnglish, placeWordsMost } from './place-names.ts';

const rows = readData('places.tsv').map(([english = '', arabic]) => ({ english, names: listIn(arabic) }));

test('a place is found by each of its Arabic names, with and without hamza', () => {
  for (const { english, names } of rows) for (const name of names) expect(placeInEnglish(name), name).toBe(english);
  for (const name of ['ألاسكا', 'الاسكا']) expect(placeInEnglish(name)).toBe('Alaska');
  expect(isPlaceBelowCountry('alaska')).toBe(true);
});

test('no name of a place is listed twice or has more words than are looked up', () => {
  const names = rows.flatMap((row) => row.names.map((name) => words(name).join(' ')));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => name.split(' ').length > placeWordsMost)).toEqual([]);
});

test('a place has no name that is the plural of an Arabic word: «سيول» are floods', () => {
  const plurals = readData('irregular-forms.tsv').flatMap(([, , forms = '']) => forms.split(' '));
  expect(plurals).toContain('سيول');
  expect(plurals.filter((plural) => placeInEnglish(plural) !== undefined)).toEqual([]);
});
