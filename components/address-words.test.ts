import { expect, it } from 'vitest';
import { addressWords } from './address-words.ts';

it('an address with a typo in its section names the section and the words after it', () => {
  expect(addressWords('/en/reserch/moon-dust')).toEqual({ near: 'research', words: 'moon dust' });
  expect(addressWords('/ar/reserch/غبار-القمر')).toEqual({ near: 'research', words: 'غبار القمر' });
});

it('the number of a record and a correct section are no words to search for', () => {
  expect(addressWords('/en/research/999999')).toEqual({});
  expect(addressWords('/en/authors/1.bib')).toEqual({});
});

it('the query of an address is no text to search for', () => {
  expect(addressWords('/en/digests/new?keyword=mars/moon')).toEqual({ words: 'digests new' });
  expect(addressWords('/en/research/999999?keyword=mars')).toEqual({});
});

it('an address of no section is searched for as a whole, at most 100 characters of it', () => {
  expect(addressWords('/en/no/such_page.html')).toEqual({ words: 'no such page' });
  expect(addressWords(`/en/${'x'.repeat(500)}`).words).toHaveLength(100);
});
