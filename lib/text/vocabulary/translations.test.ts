import { describe, expect, it } from 'vitest';
import { stem } from '#lib/text/words/stem.ts';
import { nameWords } from './name-words.ts';
import { translationsOf } from './translations.ts';
import { defaultConcepts } from './vocabulary.ts';

const stemsOf = (word: string) => translationsOf(stem(word)).map((translation) => translation.stem);

describe('translations of words', () => {
  it('translate in both directions', () => {
    expect(stemsOf('سكارن')).toContain('skarn');
    expect(stemsOf('skarn')).toContain(stem('سكارن'));
  });

  it('map common adjectives to no name', () => {
    const names = nameWords(defaultConcepts());
    expect(names).toContain('fast');
    for (const word of ['السريعه', 'الجديد', 'الكبير', 'الحمراء', 'الدوليه', 'العميق'])
      expect(
        stemsOf(word).filter((candidate) => names.has(candidate)),
        word,
      ).toEqual([]);
  });

  it.each([
    ['تحت', 'infrar'],
    ['خارج', 'exoplanet'],
  ])('do not map a part of an Arabic name to the English word for the whole: %s', (arabic, english) => {
    expect(stemsOf(arabic)).not.toContain(english);
  });
});
