import { expect, it } from 'vitest';
import development from '#lib/text/testing/author-names.json' with { type: 'json' };
import heldOut from '#lib/text/testing/author-names-held-out.json' with { type: 'json' };
import { nameParts } from '#lib/text/words/name-parts.ts';
import { foreignSpelling, isLikelyName } from './name-evidence.ts';

const isOnePart = ([one = '', other = '']: readonly string[]) => nameParts(one).length === 1 && nameParts(other).length === 1;
const lost = (pairs: readonly (readonly string[])[]) =>
  pairs.filter(isOnePart).filter(([one = '', other = '']) => !isLikelyName(one, other) || !isLikelyName(other, one));

it('names in both scripts remain likely', () => {
  expect(development.pairs.filter(isOnePart).length).toBeGreaterThan(80);
  expect(lost(development.pairs)).toEqual([]);
  expect(lost(heldOut.pairs).length).toBeLessThanOrEqual(3);
});

it.each([
  ['الباز', 'El-Baz'],
  ['زويل', 'Zewail'],
  ['شوقي', 'Chaouki'],
  ['قسوم', 'Guessoum'],
  ['يعقوب', 'Yacoub'],
  ['Zuhair', 'Zoheir'],
  ['Mohamed', 'Muhammad'],
])('%s is likely to mean %s', (word, name) => expect(isLikelyName(word, name)).toBe(true));

it.each([
  ['zzzzqq', 'Zook'],
  ['ككككك', 'Ge'],
  ['الكبسة', 'Koposov'],
  ['كبسة', 'Capps'],
  ['المعكرونة', 'Maccarone'],
  ['ملعقة', 'Malik'],
  ['كنافة', 'Genova'],
  ['صحن', 'Cihan'],
  ['banjo', 'Bang'],
  ['barber', 'Barbieri'],
  ['بطة', 'Bate'],
])('%s is not likely to mean %s', (word, name) => expect(isLikelyName(word, name)).toBe(false));

it('three consonants suffice only when a person is asked for', () => {
  expect(isLikelyName('سعد', 'Saad')).toBe(false);
  expect(isLikelyName('سعد', 'Saad', true)).toBe(true);
});

it.each([
  ['بوريسوف', 'borisov'],
  ['كيبلر', 'kepler'],
  ['هايابوسا', 'hayabusa'],
])('%s may be %s in Latin letters', (arabic, latin) => expect(foreignSpelling(arabic)?.test(latin)).toBe(true));

it.each([
  ['كبيره', 'copper'],
  ['مقياس', 'makes'],
  ['سقاله', 'scale'],
  ['خارجي', 'charge'],
  ['الفلكيه', 'village'],
  ['هابل', 'hubble'],
])('%s is not %s in Latin letters', (arabic, latin) => expect(foreignSpelling(arabic)?.test(latin) ?? false).toBe(false));
