import { expect, test } from 'vitest';
import { languagePath } from './language-path.ts';
import { directionOf, languageFacts, languageOrFirst, languages, otherLanguages } from './languages.ts';

test.each(languages)('the other languages of %s are all languages but itself', (language) => {
  expect([language, ...otherLanguages(language)].toSorted()).toEqual(languages.toSorted());
  expect(new Intl.DateTimeFormat(languageFacts[language].locale).resolvedOptions().numberingSystem).toBe('latn');
});

test('the direction of a tag is that of its primary subtag', () => {
  expect(['ar-SA', 'fa', 'en', 'fr-CA', 'und'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'ltr']);
});

test('a value that names no language stands for the first one', () => {
  expect(['ar', 'AR', undefined, 'fr'].map(languageOrFirst)).toEqual(['ar', 'en', 'en', 'en']);
});

test('a pattern of paths matches the languages of the product only, at the start', () => {
  const lists = languagePath('/research(?:[?]|$)');
  expect(['/en/research', '/ar/research?page=2', '/fr/research', '/research', '/x/en/research'].map((path) => lists.test(path))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
