import { fold } from '#lib/text/words/fold.ts';
import { defaultVocabulary } from './vocabulary.ts';

let subjectKeys: ReadonlySet<string> | undefined;

/** Whether a text is exactly the name of a subject of the vocabulary: "black holes". By stem, "al-Khwarizmi" would equal "algorithm". */
export function isSubject(text: string): boolean {
  subjectKeys ??= new Set([...defaultVocabulary().concepts.values()].flatMap(({ en, ar }) => [...en, ...ar].map(subjectKey)));
  return subjectKeys.has(subjectKey(text));
}

let missions: ReadonlySet<string> | undefined;

/** Whether a text is exactly the name of a spacecraft, telescope or agency. */
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
