import { analyse } from '#lib/text/analyse/analyse.ts';
import { listIn } from '#lib/text/data/read-data.ts';
import { matchName } from '#lib/text/names/name-keys.ts';
import { placeName } from '#lib/text/names/place-names.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import type { Concept } from '#lib/text/vocabulary/concept.ts';
import { isOfEntity, nameWords, wordsOfEntities } from '#lib/text/vocabulary/name-words.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

/** The certainty in hundredths of a translation, by the tenths of the uses of the English word that have this meaning. */
const certaintyOf = (tenths: number): number => Math.max(8, 4 * tenths);

type NameSpellings = readonly (readonly [arabic: string, english: string])[];

/** Surer than any word of `words.tsv`: what spells a name has no other meaning. */
const nameCertainty = 50;

/**
 * The content of `word-translations.tsv`, from the rows of `words.tsv`: an Arabic stem, and English ones with their certainty in
 * hundredths. Terms of several words are left out here. Names that are spelled in Arabic are added.
 */
export function writeWordTranslations(rows: readonly (readonly string[])[], nameSpellings: NameSpellings = []): string {
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
  // A name that is also an ordinary word, such as «الأمل», is not read as the name.
  const ordinary = new Set(meanings.keys());
  const isName = (word: string) => !ordinary.has(stem(word)) && analyse(word).spans.every(({ concepts }) => concepts.some(isOfEntity));
  const spelled = nameSpellings.flatMap(([arabic, english]) =>
    otherSpellings(arabic).flatMap((name) => (isName(name) ? [[stem(name), stem(english)] as const] : [])),
  );
  for (const [arabic, english] of spelled)
    meanings.set(arabic, (meanings.get(arabic) ?? new Map<string, number>()).set(english, nameCertainty));
  return `stem\ttranslations, from words.tsv and the names of concepts\n${[...meanings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([arabic, english]) => `${arabic}\t${[...english].map(([stem, certainty]) => `${stem} ${certainty}`).join('; ')}\n`)
    .join('')}`;
}

/** The sound "g" of names is written with غ or ج. */
const otherSpellings = (name: string): readonly string[] => [...new Set([name, name.replaceAll('غ', 'ج'), name.replaceAll('ج', 'غ')])];

/** Arabic words that name one entity, each with the English word that it spells: «غايا», from «مهمة غايا». */
export function spelledNameWords(concepts: readonly Concept[]): NameSpellings {
  return wordsOfEntities(concepts).flatMap((names) => {
    const arabicNames = new Set(names.filter((name) => /[\u0621-\u064a]/.test(name)));
    const english = [...new Set(names)].filter((name) => !arabicNames.has(name));
    return [...arabicNames].flatMap((arabic) => english.flatMap((name) => (matchName(arabic, name).ok ? [[arabic, name] as const] : [])));
  });
}
