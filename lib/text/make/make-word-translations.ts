import { listIn } from '#lib/text/data/read-data.ts';
import { placeName } from '#lib/text/names/place-names.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { nameWords } from '#lib/text/vocabulary/name-words.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

/** The certainty in hundredths of a translation, by the tenths of the uses of the English word that have this meaning. */
const certaintyOf = (tenths: number): number => Math.max(8, 4 * tenths);

/**
 * The content of `word-translations.tsv`, from the rows of `words.tsv`: an Arabic stem, and English ones with their certainty in
 * hundredths. Terms of several words are left out here.
 */
export function writeWordTranslations(rows: readonly (readonly string[])[]): string {
  const names = nameWords(defaultConcepts());
  const meanings = new Map<string, Map<string, number>>();
  for (const [english = '', senses] of rows) {
    const englishStem = stem(english);
    // Japan names no mission, although an agency is called after it.
    if (names.has(englishStem) && !isCountryName(english) && !placeName(english)) continue;
    for (const sense of listIn(senses)) {
      const [, arabic = '', tenths] = /^(\S+) (\d+)$/.exec(sense) ?? [];
      const arabicStem = stem(fold(arabic));
      if (arabic === '' || isStopWord(arabicStem)) continue;
      const others = meanings.get(arabicStem) ?? new Map<string, number>();
      meanings.set(arabicStem, others.set(englishStem, Math.max(others.get(englishStem) ?? 0, certaintyOf(Number(tenths)))));
    }
  }
  return `stem\ttranslations, from words.tsv\n${[...meanings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([arabic, english]) => `${arabic}\t${[...english].map(([stem, certainty]) => `${stem} ${certainty}`).join('; ')}\n`)
    .join('')}`;
}
