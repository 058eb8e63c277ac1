import type { SearchScope } from '#lib/domain/query.ts';
import { analyse } from '#lib/text/analyse.ts';
import { type KeywordRun, keywordRuns } from '#lib/text/keyword-token.ts';
import { type Clause, parseQuery, wholeWords } from '#lib/text/parse-query.ts';
import { type QueryExpressions, queryExpressions } from './match-expression.ts';
import { namedByBoth } from './named-by-both.ts';
import type { SearchIndex } from './search-index.ts';
import { withoutChance } from './without-chance.ts';

/** Words of a sentence beyond these are looked up as words only. */
const wordsMax = 16;

/**
 * What a query asks for, with what this collection knows of it: words that somebody here gave as a keyword are a subject, though the vocabulary does not have it («زوايا أويلر»),
 * and of subjects named by several words nothing is left to chance. Where `names` are given, people are met by these words only. Where `isApart`, those of several words stay
 * words: what is near to gold exploration is on gold.
 */
export function queryReader(index: SearchIndex, { isApart = false } = {}) {
  const read = async (clauses: readonly Clause[], scope: SearchScope, names?: ReadonlySet<string>): Promise<QueryExpressions> => {
    const keywords = (await keywordsAmong(index, clauses, scope)).filter(({ from, to }) => !isApart || to - from === 1);
    return withoutChance(index, queryExpressions(clauses, scope, { names, keywords }));
  };
  return async (clauses: readonly Clause[], scope: SearchScope, names?: ReadonlySet<string>): Promise<QueryExpressions> => {
    const asked = await read(clauses, scope, names);
    const name = await namedByBoth(index, asked.conditions);
    return name === undefined ? asked : read(wholeWords(parseQuery(name).clauses), scope, names);
  };
}

/** The runs of the plain words of a query that are a keyword of a publication here. */
async function keywordsAmong(index: SearchIndex, clauses: readonly Clause[], scope: SearchScope): Promise<readonly KeywordRun[]> {
  if (scope !== 'all' && scope !== 'keyword') return [];
  const plain = clauses.filter((clause) => !clause.exclude && clause.kind === 'word' && !clause.field);
  const runs = keywordRuns(analyse(plain.map(({ text }) => text).join(' ')).units.slice(0, wordsMax));
  const counts = runs.length > 0 ? await index.subjectCounts(runs.map(({ token }) => token)) : new Map();
  return runs.filter(({ token }) => counts.has(token));
}
