import type { AnalysedWord, ConceptSpan } from '#lib/text/analyse.ts';
import { type KeywordRun, keywordToken } from '#lib/text/keyword-token.ts';
import type { Condition } from './condition.ts';
import { bearing } from './match-phrase.ts';
import { nameInTexts } from './proper-names.ts';
import { wordCondition } from './word-condition.ts';

/** What is known of the words of a query besides the vocabulary. */
export interface KnownWords {
  /** People are met by these words only. */
  readonly names?: ReadonlySet<string> | undefined;
  /** Runs of the words that are a keyword of a publication. */
  readonly keywords?: readonly KeywordRun[];
}

/** By its first word the longest keyword of several words that no name of the vocabulary reaches into, nor a keyword of one: gold exploration is gold, whether it is explored or not. */
export function longestFree(keywords: readonly KeywordRun[], spans: readonly ConceptSpan[]): ReadonlyMap<number, KeywordRun> {
  const taken = [...spans, ...keywords.filter(({ from, to }) => to - from === 1)];
  const isFree = (run: KeywordRun) => run.to - run.from > 1 && !taken.some(({ from, to }) => from < run.to && run.from < to);
  return new Map(keywords.filter(isFree).map((run) => [run.from, run]));
}

/** Words that together are a keyword here: who has it, or the words. */
export function keywordCondition(
  { from, to, token }: KeywordRun,
  units: readonly AnalysedWord[],
  textOf: (from: number, to: number) => string,
  conditionOf: (unit: AnalysedWord) => string,
): Condition {
  const name = units.slice(from, to);
  const meant = name.filter(({ stop }) => !stop);
  const bearers = bearing([token]);
  const inTitle = `(${meant.map((unit) => wordCondition(unit, 'title', false)).join(' AND ')})`;
  return {
    expression: `(${bearers} OR (${meant.map(conditionOf).join(' AND ')}))`,
    closely: `(${bearers} OR ${nameInTexts(name)} OR ${inTitle})`,
    isSubject: true,
    isKnown: true,
    text: textOf(from, to),
    bearers,
    inTitle,
  };
}

/** Who has all these words as one keyword, where somebody has. */
export function wholeKeyword(units: readonly AnalysedWord[], { keywords = [] }: KnownWords): string | undefined {
  const token = keywordToken(units);
  return token && keywords.some((run) => run.token === token) ? bearing([token]) : undefined;
}
