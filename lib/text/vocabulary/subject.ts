import { fold } from '#lib/text/words/fold.ts';
import { defaultVocabulary } from './vocabulary.ts';

let known: ReadonlySet<string> | undefined;

/** Whether a text is nothing but a name of a subject of the vocabulary, as it is written there: «الفضاء», "black holes". By stems, al-Khwarizmi would be an algorithm. */
export function isSubject(text: string): boolean {
  known ??= new Set([...defaultVocabulary().concepts.values()].flatMap(({ en, ar }) => [...en, ...ar].map(subjectKey)));
  return known.has(subjectKey(text));
}

let missions: ReadonlySet<string> | undefined;

/** Whether a text is nothing but a name of a spacecraft, a telescope or an agency. */
export function isMissionName(text: string): boolean {
  missions ??= new Set(
    [...defaultVocabulary().concepts.values()].flatMap(({ en, ar, isMission }) => (isMission ? [...en, ...ar].map(subjectKey) : [])),
  );
  return missions.has(subjectKey(text));
}

const subjectKey = (name: string) =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^ال(?=.{2})/, '');
