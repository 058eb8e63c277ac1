import { expect, it } from 'vitest';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { phraseWordsMost } from '#lib/text/vocabulary/concept.ts';
import { termsOfWords, writePhraseTranslations } from './make-phrase-translations.ts';

it('the English term whose usual Arabic term it is comes first', () => {
  const table = writePhraseTranslations([
    ['drilling fluid', 'سائل الحفر; طين الحفر'],
    ['drilling mud', 'طين الحفر'],
  ]);
  expect(table).toContain('\nطين حفر\tdrilling mud; drilling fluid\n');
});

it('the name of a concept is not translated', () => {
  expect(writePhraseTranslations([['solar system', 'المجموعة الشمسية']]).split('\n')).toHaveLength(2);
});

it('the table has each English term once, with different Arabic terms', () => {
  const rows = readData('phrases.tsv');
  expect(new Set(rows.map(([english]) => english)).size).toBe(rows.length);
  const isTerm = (text: string) => /^[\u0621-\u063a\u0641-\u064a]+(?: [\u0621-\u063a\u0641-\u064a]+)*$/.test(text);
  const wrong = rows.filter(([, list = '']) => {
    const terms = listIn(list);
    return new Set(terms).size < terms.length || !terms.every((term) => isTerm(term) && term.split(' ').length <= phraseWordsMost);
  });
  expect(wrong).toEqual([]);
});

it('the Arabic terms of English words are common ones of several words without particles', () => {
  const rows = termsOfWords([
    ['nonlinear', 'غير خطي 7; لاخطي 3'],
    ['circumgalactic', 'حول المجرة 7'],
    ['ultrafaint', 'فائق الخفوت 8; خافت جدا 1'],
  ]);
  expect(rows).toEqual([
    ['nonlinear', 'غير خطي'],
    ['circumgalactic', ''],
    ['ultrafaint', 'فائق الخفوت'],
  ]);
});
