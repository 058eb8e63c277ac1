import { type AnalysedWord, analyse } from '#lib/text/analyse.ts';
import { type KeywordRun, keywordToken } from '#lib/text/keyword-token.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import type { Condition } from './condition.ts';
import type { KnownWords } from './keyword-conditions.ts';
import { bearing } from './match-phrase.ts';

/**
 * The words of a query where only keywords are looked at: words that are a keyword here together are one condition, the longest first; every other word has to
 * be one by itself. Stop words and words that the index keeps as no keyword ("system") ask for nothing.
 */
export function keywordScope(clauses: readonly Clause[], { keywords = [] }: KnownWords): Condition[] {
  const { units } = analyse(clauses.map((clause) => clause.text).join(' '));
  const conditions: Condition[] = [];
  for (let place = 0; place < units.length; place += 1) {
    const run = longestFrom(place, keywords);
    const words = units.slice(place, run?.to ?? place + 1);
    const expression = asKeyword(words);
    if (expression) conditions.push({ expression, isSubject: true, text: words.flatMap((unit) => unit.words).join(' ') });
    if (run) place = run.to - 1;
  }
  return conditions;
}

/** Who has these words as one keyword, in any of their forms; undefined of what no keyword is. */
export function asKeyword(units: readonly AnalysedWord[]): string | undefined {
  const token = keywordToken(units);
  return token && bearing([token]);
}

function longestFrom(place: number, keywords: readonly KeywordRun[]): KeywordRun | undefined {
  return keywords.filter(({ from }) => from === place).sort((a, b) => b.to - a.to)[0];
}
