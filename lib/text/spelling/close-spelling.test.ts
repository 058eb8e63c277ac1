import { expect, it } from 'vitest';
import { isCloseSpelling } from './close-spelling.ts';

it.each([
  ['Zuhair', 'Basem Zoheir'],
  ['Wahab', 'Ouahab'],
  ['Mohamed', 'Muhammad'],
  ['خالد', 'خالد الحربي'],
  ['خالد', 'Khalid Alharbi'],
])('"%s" may be a spelling of a part of "%s"', (asked, name) => expect(isCloseSpelling(asked, name)).toBe(true));

it.each([
  ['zwicky', 'Khairy S. Zaky'],
  ['pluto', 'B. J. Bluth'],
  ['sufi', 'Sophie E. Deam'],
  ['planck', 'Guillermo Blanc'],
  ['هيثم', 'حاتم العتيبي'],
])('"%s" is no spelling of a part of "%s", alike as they sound', (asked, name) => expect(isCloseSpelling(asked, name)).toBe(false));
