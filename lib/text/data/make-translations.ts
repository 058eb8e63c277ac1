import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { textsOfRecord, textsOfVocabulary } from '#lib/text/vocabulary/bilingual-texts.ts';
import { type BilingualText, learnTranslations, type Translation } from '#lib/text/vocabulary/learn-translations.ts';
import { nameWords, partsOfNames } from '#lib/text/vocabulary/name-words.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';

/** What translations are learned from: the vocabulary, then records in their order. */
export const bilingualTexts = (records: Iterable<ResearchRecord>): BilingualText[] => [
  ...textsOfVocabulary(),
  ...[...records].flatMap(textsOfRecord),
];

export function makeTranslations(texts: readonly BilingualText[]): ReadonlyMap<string, readonly Translation[]> {
  const concepts = defaultConcepts();
  const [names, parts] = [nameWords(concepts), partsOfNames(concepts)];
  return learnTranslations(texts, (arabic, english) => !names.has(english) && !parts.get(arabic)?.has(english));
}

/** What a table was learned from, in few letters: to learn it again takes seconds, to compare these one. */
export const textsDigest = (texts: readonly BilingualText[]): string => hash('sha256', JSON.stringify(texts), 'hex').slice(0, 16);

/** As `translations.tsv` has them: an Arabic stem, and English ones, each with its certainty in hundredths. */
export const writeTranslations = (texts: readonly BilingualText[]): string =>
  `stem\ttranslations, learned from ${textsDigest(texts)}\n${[...makeTranslations(texts)]
    .map(([arabic, list]) => `${arabic}\t${list.map(({ stem, certainty }) => `${stem} ${Math.round(100 * certainty)}`).join('; ')}\n`)
    .join('')}`;
