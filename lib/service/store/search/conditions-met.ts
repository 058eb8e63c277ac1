import { type Condition, sentenceMin } from './condition.ts';
import type { SearchIndex } from './search-index.ts';

/** A condition with who meets it. */
export interface Met extends Condition {
  readonly ids: readonly number[];
  /** Too many records meet it, or it says too little of any: no answer by itself. */
  readonly isCommon: boolean;
  /** Of a name of several words, among few words: who bears it, or has them side by side or in the title. */
  readonly closeIds?: readonly number[];
}

/** Who has one of the words is read; of a word that more have, in a large collection, this would take longer than the answer. */
export const readMax = 20_000;
/** So many records are few. */
export const fewMax = 3;
/** A share of the collection that no answer is made of; of a word that names no subject and is the only one left, a smaller one. */
export const commonShare = { whole: 0.3, subject: 0.2, word: 0.05 } as const;
/** In a small collection a share is a handful of records, which anybody can read through. */
export const commonMin = 20;

/** Those of some expressions that no record meets. */
export const unmetAmong = async (index: SearchIndex, expressions: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await index.rarer(expressions, 0));

/** So many records, of so many in all, are an answer to several words; more are no answer. */
export const answerMax = (size: number) => Math.max(commonMin, Math.floor(commonShare.subject * size));

/** The conditions with who meets them, and whether they can be an answer; of whom that is known already nobody is asked again. */
export function conditionsMet(
  conditions: readonly (Condition & Partial<Pick<Met, 'ids'>>)[],
  index: SearchIndex,
  size: number,
): Promise<Met[]> {
  const most = answerMax(size);
  const isSentence = conditions.length >= sentenceMin;
  return Promise.all(
    conditions.map(async (condition) => {
      const ids = condition.ids ?? (await index.find(condition.expression));
      const isCommon = !isSentence && (condition.generality !== undefined || ids.length > most);
      if (isSentence || !condition.closely || ids.length === 0) return { ...condition, ids, isCommon };
      return { ...condition, ids, isCommon, closeIds: await index.find(condition.closely) };
    }),
  );
}

/** A subject of one word that so many records are on is asked for too beside a rarer one of two words; a mission that no more are on is enough. */
export const rareMax = 10;
export const isRareThing = ({ isThing, ids }: Met): boolean => isThing === true && ids.length <= rareMax;

/** An agency is at work on much, so that its name says little of what is asked for; of things with names it has no area. */
export const isAgency = ({ isThing, wider }: Condition): boolean => isThing === true && wider?.areas.length === 0;

/** A word that names a subject, of which there is not as much as of water. */
export const isOneSubject = ({ isKnown, isPlace, isSubject, ids }: Met, size: number) =>
  isKnown && !isPlace && (isSubject || ids.length <= Math.max(commonMin, commonShare.word * size));
