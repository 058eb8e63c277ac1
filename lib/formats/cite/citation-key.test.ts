import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { article, bare } from '#lib/formats/testing/common-records.ts';
import { arabicThesis, latexTrap } from '#lib/formats/testing/odd-records.ts';
import { citationKey } from './reference.ts';

test('a key is the first family name in ASCII letters, the year and the id', () => {
  expect(citationKey(article)).toBe('alotaibi2024101');
  expect(citationKey(arabicThesis)).toBe('alsaud2021106');
  expect(citationKey({ ...latexTrap, authors: latexTrap.authors.slice(3) })).toBe('godel2022108');
  expect(citationKey({ ...article, authors: [{ name: { value: 'Søren Ŋata', lang: 'en' }, position: 1 }] })).toBe('ngata2024101');
});

test('without a name in Latin letters the key starts with mdr, without a year it has zeros', () => {
  expect(citationKey({ ...article, authors: [{ name: { value: 'نورة العتيبي', lang: 'ar' }, position: 1 }] })).toBe('mdr2024101');
  expect(citationKey({ ...bare, id: '5' })).toBe('mdr00005');
});

test('keys are lower-case ASCII letters and digits, and two records never share one', () => {
  fc.assert(
    fc.property(arbitraryResearch, arbitraryResearch, (one, other) => {
      expect(citationKey(one)).toMatch(/^[a-z]+[0-9]{4}(?:[0-9]+|x[0-9a-f]+)$/);
      if (one.id !== other.id) expect(citationKey(one)).not.toBe(citationKey(other));
    }),
  );
});
