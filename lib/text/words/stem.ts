import { memoized } from '#lib/base/bounds/memoized.ts';
import { stemArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';
import { isStopWord } from './stop-words.ts';

/** No word of either language is longer; on longer input suffix patterns would be quadratic. */
const wordLengthMax = 40;

/** The stem of one folded token, which its plurals and its forms with article or ending share. For comparing, never for display. */
export const stem = (word: string): string => (word.length > wordLengthMax ? word : stemOf(word));

/** Memoised: an import stems some 100,000 distinct words a hundred times each. */
const stemOf = memoized(
  (word) => {
    const stemmed = /[\u0621-\u064a]/.test(word) ? stemArabic(word) : stemEnglish(word);
    // القبلة does not belong to قبل: the stem of a content word is never a stop word.
    return isStopWord(stemmed) && !isStopWord(word) ? word.replace(/^ال(?=.{3})/, '') : stemmed;
  },
  { most: 50_000, length: wordLengthMax },
);
