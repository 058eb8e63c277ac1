import { stemArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';

/** The stem of one folded token of either script: the form shared by its plurals, articles and endings. For comparing, never for display. */
export function stem(word: string): string {
  if (word.length > wordLengthMax) return word;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const result = /[\u0621-\u064a]/.test(word) ? stemArabic(word) : stemEnglish(word);
  // Texts repeat their words: an import asks for each of some 100,000 a hundred times.
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(word, result);
  return result;
}

const remembered = new Map<string, string>();
const rememberedMax = 50_000;
/** No word of either language is longer; suffix patterns on pasted rubbish would take quadratic time. */
const wordLengthMax = 40;
