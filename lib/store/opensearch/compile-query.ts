import { primaryCount, sharesOf } from '#lib/search/match-parts.ts';
import { matchBits } from '#lib/search/matches.ts';
import { type Cutoff, related } from '#lib/search/policy.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import type { Excluded, Query } from '#lib/search/understand.ts';
import { coreParts, requiredParts } from '#lib/search/ways.ts';
import { weights } from '#lib/search/weights.ts';
import { termsOfStem } from '#lib/search/word-records.ts';
import { scopeFields } from '#lib/store/opensearch/documents/indexed-fields.ts';
import { type CompiledPart, compilePart, nothing } from './compile-part.ts';
import { all, any, constant, type DslClause, equals, live, not, oneOf, withIds } from './search-port.ts';
import { phraseOf } from './term-source.ts';

/** One operand of OR in the form the server runs. */
interface CompiledOperand {
  /** Matches records that have any part and meet the required conditions. Scores them as `rank` does before it reranks the best. */
  readonly scored: DslClause;
  /** The same records and those that the query excludes, scored by their coverage of the query. */
  readonly covered: DslClause;
  /** Records of each tier or better: full, related, core, wider. */
  readonly tiers: readonly DslClause[];
  /** Matches and scores the records that a result lists, except those with the ids `known`. */
  listed(cutoff: Cutoff, known: readonly number[]): DslClause;
}

/** A query in the form the server runs. */
export interface CompiledQuery {
  /** Each record scored by its better operand. */
  readonly scored: DslClause;
  readonly operands: readonly CompiledOperand[];
}

/** Compiles a query for the server. `identified` matches the records that the identifier in the query names, if it has one. */
export function compileQuery(query: Query, statistics: Statistics, identified: DslClause | undefined, isOfYears: boolean): CompiledQuery {
  const operands = (query.alternatives ?? [query]).map((alternative) => compileOne(alternative, statistics, identified, isOfYears));
  return { scored: bestOf(operands.map(({ scored }) => scored)), operands };
}

/** The records that any operand lists, each scored by its better one. */
export const listedBy = ({ operands }: CompiledQuery, cutoffs: readonly Cutoff[], known: readonly number[]): DslClause =>
  bestOf(operands.map(({ listed }, index) => listed(cutoffs[index] as Cutoff, known)));

const bestOf = (queries: readonly DslClause[]): DslClause => (queries.length === 1 ? (queries[0] as DslClause) : { dis_max: { queries } });

function compileOne(query: Query, statistics: Statistics, identified: DslClause | undefined, isOfYears: boolean): CompiledOperand {
  const { parts, without, phrases, year } = query;
  const counts = parts.map((part) => primaryCount(statistics, part));
  const shares = sharesOf(statistics, parts, counts);
  const compiled = parts.map((part, n) => compilePart(part, { statistics, count: counts[n] as number, share: shares[n] as number }));
  const isAll = parts.length === 0 && year !== undefined;
  const matches = identified ?? (isAll ? live : any(compiled.length > 0 ? compiled.map((part) => part.matches) : [nothing]));
  const filter = [
    live,
    matches,
    ...(identified
      ? []
      : [
          ...phrases.map(phraseOf),
          ...compiled.filter((_, index) => parts[index]?.field !== undefined).map((part) => part.matches),
          ...(year && isOfYears ? [{ range: { year: { gte: year.from, lte: year.to } } }] : []),
        ]),
  ];
  const excluded = without.length > 0 && !identified ? [not(...without.map(excludedClause))] : [];
  const isConstant = identified !== undefined || parts.length === 0;
  const functions = isConstant ? [] : compiled.flatMap((part) => part.functions);
  const evidence = isConstant ? [constant({ match_all: {} }, 1)] : compiled.map((part) => part.evidence);
  const matching = (...more: DslClause[]): DslClause => ({ bool: { filter: [...filter, ...more], should: [...evidence, ...ties(query)] } });
  const scored = (...more: DslClause[]): DslClause => ({
    function_score: { query: matching(...excluded, ...more), functions, score_mode: 'sum', boost_mode: 'multiply' },
  });
  const covered = (minScore?: number): DslClause => ({
    function_score: {
      query: constant(all(...filter), 1),
      functions,
      score_mode: 'sum',
      boost_mode: 'replace',
      min_score: minScore,
    },
  });
  const tiers = tierClauses(compiled, query, identified !== undefined);
  return {
    scored: scored(),
    covered: covered(),
    tiers,
    listed({ coverage, lastTier }, known) {
      if (lastTier < 0) return nothing;
      const others = not(withIds(known));
      if (tiers.length === 0 || functions.length === 0) return scored(others);
      const upTo = (last: number): DslClause => tiers[last - 1] as DslClause;
      return scored(others, lastTier <= related ? upTo(lastTier) : any([upTo(related), covered(coverage)]));
    },
  };
}

/** Records that an exclusion rejects. */
const excludedClause = ({ terms, phrase, field }: Excluded): DslClause => {
  const scope = field && (scopeFields[field] as string);
  const inScope = scope ? (phrase ?? []).map((stem) => oneOf(scope, termsOfStem(stem))) : [];
  return any([oneOf(scope ?? 'terms', terms), ...(phrase ? [all(phraseOf(phrase), ...inScope)] : [])]);
};

const thisYear = new Date().getUTCFullYear();

/** Tie-breakers: language of the query, citations, recency. */
const ties = ({ isArabic }: Query): DslClause[] => [
  constant(isArabic ? equals('language', 'ar') : not(equals('language', 'ar')), weights.language),
  { rank_feature: { field: 'cited', boost: weights.cited, linear: {} } },
  { distance_feature: { field: 'published', origin: String(thisYear), pivot: '3653d', boost: weights.recent } },
];

/** Tiers as in `Tiering`: all required parts match strongly, or closely; then the core parts match strongly, or with all their words. */
function tierClauses(compiled: readonly CompiledPart[], { parts }: Query, isIdentified: boolean): DslClause[] {
  if (isIdentified) return [];
  const tierOf = (partSet: ReadonlySet<unknown>, bit: number) =>
    all(...compiled.filter((_, index) => partSet.has(parts[index])).map((part) => part.withBit(bit)));
  const matchedParts = parts.map((part) => ({ part }));
  const required = requiredParts(matchedParts);
  const requiredSet = new Set(required.map(({ part }) => part));
  const coreSet = new Set(coreParts(required).map(({ part }) => part));
  const [full, related] = [tierOf(requiredSet, matchBits.strong), tierOf(requiredSet, matchBits.close)];
  const withCore = coreSet.size > 0 ? [tierOf(coreSet, matchBits.strong), tierOf(coreSet, matchBits.whole)] : [nothing, nothing];
  const cumulative: DslClause[] = [];
  return [full, related, ...withCore].map((tier) => {
    cumulative.push(tier);
    return any([...cumulative]);
  });
}
