import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { type BilingualText, learnTranslations, type Translation } from '#lib/text/vocabulary/learn-translations.ts';
import { nameWords, partsOfNames } from '#lib/text/vocabulary/name-words.ts';
import { defaultConcepts } from '#lib/text/vocabulary/vocabulary.ts';
import { textsOfRecord, textsOfVocabulary } from './bilingual-texts.ts';

/** The texts that translations are learned from: the vocabulary, then records in their order. */
export const bilingualTexts = (records: Iterable<ResearchRecord>): BilingualText[] => [
  ...textsOfVocabulary(),
  ...[...records].flatMap(textsOfRecord),
];

/** Learns English translations of Arabic stems from the texts. Excludes names of entities and parts of names. */
export function makeTranslations(texts: readonly BilingualText[]): ReadonlyMap<string, readonly Translation[]> {
  const concepts = defaultConcepts();
  const [names, parts] = [nameWords(concepts), partsOfNames(concepts)];
  return learnTranslations(texts, (arabic, english) => !names.has(english) && !parts.get(arabic)?.has(english));
}

/** A short hash of the texts. A test compares it with the hash in the table, since learning again takes longer. */
export const textsDigest = (texts: readonly BilingualText[]): string => hash('sha256', JSON.stringify(texts), 'hex').slice(0, 16);

/** The content of `translations.tsv`: an Arabic stem, and English ones with their certainty in hundredths. */
export const writeTranslations = (texts: readonly BilingualText[]): string =>
  `stem\ttranslations, learned from ${textsDigest(texts)}\n${[...makeTranslations(texts)]
    .map(([arabic, list]) => `${arabic}\t${list.map(({ stem, certainty }) => `${stem} ${Math.round(100 * certainty)}`).join('; ')}\n`)
    .join('')}`;
