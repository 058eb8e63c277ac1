import { stemArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';
import { isStopWord } from './stop-words.ts';

/** The stem of one folded token of either script: the form shared by its plurals, articles and endings. For comparing, never for display. */
export function stem(word: string): string {
  if (word.length > wordLengthMax) return word;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stemmed = /[\u0621-\u064a]/.test(word) ? stemArabic(word) : stemEnglish(word);
  // القبلة is no form of قبل: what is left of a word that carries meaning is never a word that carries none.
  const result = isStopWord(stemmed) && !isStopWord(word) ? word.replace(/^ال(?=.{3})/, '') : stemmed;
  // Texts repeat their words: an import asks for each of some 100,000 a hundred times.
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(word, result);
  return result;
}

const remembered = new Map<string, string>();
const rememberedMax = 50_000;
/** No word of either language is longer; suffix patterns on pasted rubbish would take quadratic time. */
const wordLengthMax = 40;
