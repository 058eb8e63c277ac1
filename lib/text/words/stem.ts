import { memoized } from '#lib/domain/bounds/memoized.ts';
import { stemArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';
import { isStopWord } from './stop-words.ts';

/** No word of either language is longer; suffix patterns on pasted rubbish would take quadratic time. */
const wordLengthMax = 40;

/** The stem of one folded token of either script: the form shared by its plurals, articles and endings. For comparing, never for display. */
export const stem = (word: string): string => (word.length > wordLengthMax ? word : stemOf(word));

/** Texts repeat their words: an import asks for each of some 100,000 a hundred times. */
const stemOf = memoized(
  (word) => {
    const stemmed = /[\u0621-\u064a]/.test(word) ? stemArabic(word) : stemEnglish(word);
    // القبلة is no form of قبل: what is left of a word that carries meaning is never a word that carries none.
    return isStopWord(stemmed) && !isStopWord(word) ? word.replace(/^ال(?=.{3})/, '') : stemmed;
  },
  { most: 50_000, length: wordLengthMax },
);
