import { primaryCount, sharesOf } from '#lib/search/match-parts.ts';
import { matchBits } from '#lib/search/matches.ts';
import type { Cutoff } from '#lib/search/policy.ts';
import { coreParts, requiredParts } from '#lib/search/rank.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import type { Excluded, Query } from '#lib/search/understand.ts';
import { weights } from '#lib/search/weights.ts';
import { termsOfStem } from '#lib/search/word-records.ts';
import { scopeFields } from '#lib/store/opensearch/documents/indexed-fields.ts';
import { type CompiledPart, compilePart, nothing } from './compile-part.ts';
import { all, any, constant, type DslClause, equals, live, not, oneOf, withIds } from './search-port.ts';
import { phraseOf } from './term-source.ts';

/** A query in the form the server runs. */
export interface CompiledQuery {
  /** Matches records that have any part and meet the required conditions. Scores them as `rank` does before it reranks the best. */
  readonly scored: DslClause;
  /** The same records, scored by their coverage of the query. */
  readonly covered: DslClause;
  /** Records of each tier or better: full, related, core, wider. */
  readonly tiers: readonly DslClause[];
  /** Matches and scores the records that a result lists, except those with the ids `known`. */
  listed(cutoff: Cutoff, known: readonly number[]): DslClause;
}

/** Compiles a query for the server. `identified` matches the records that the identifier in the query names, if it has one. */
export function compileQuery(query: Query, statistics: Statistics, identified: DslClause | undefined, isOfYears: boolean): CompiledQuery {
  const [first, ...others] = (query.alternatives ?? [query]).map((alternative) =>
    compileOne(alternative, statistics, identified, isOfYears),
  ) as [CompiledQuery, ...CompiledQuery[]];
  return others.reduce(eitherOf, first);
}

/** Scores each record by its better alternative. */
const eitherOf = (a: CompiledQuery, b: CompiledQuery): CompiledQuery => ({
  scored: { dis_max: { queries: [a.scored, b.scored] } },
  covered: { dis_max: { queries: [a.covered, b.covered] } },
  tiers: a.tiers.map((tier, index) => any([tier, b.tiers[index] ?? nothing])),
  listed: (cutoff, known) => ({ dis_max: { queries: [a.listed(cutoff, known), b.listed(cutoff, known)] } }),
});

function compileOne(query: Query, statistics: Statistics, identified: DslClause | undefined, isOfYears: boolean): CompiledQuery {
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
          ...(without.length > 0 ? [not(...without.map(excludedClause))] : []),
        ]),
  ];
  const isConstant = identified !== undefined || parts.length === 0;
  const functions = isConstant ? [] : compiled.flatMap((part) => part.functions);
  const evidence = isConstant ? [constant({ match_all: {} }, 1)] : compiled.map((part) => part.evidence);
  const matching = (...more: DslClause[]): DslClause => ({ bool: { filter: [...filter, ...more], should: [...evidence, ...ties(query)] } });
  const score = (inner: DslClause, minScore?: number): DslClause => ({
    function_score: {
      query: inner,
      functions,
      score_mode: 'sum',
      boost_mode: 'multiply',
      ...(minScore !== undefined && { min_score: minScore }),
    },
  });
  const covering = (minScore?: number): DslClause => ({
    function_score: {
      query: constant(all(...filter), 1),
      functions,
      score_mode: 'sum',
      boost_mode: 'replace',
      ...(minScore !== undefined && { min_score: minScore }),
    },
  });
  const tiers = tierClauses(compiled, query, identified !== undefined);
  return {
    scored: score(matching()),
    covered: covering(),
    tiers,
    listed({ tier, score: best, laterTierScore, coverage, lastTier }, known) {
      if (tier > lastTier) return nothing;
      const covers = coverage > 0 && functions.length > 0 ? [covering(coverage)] : [];
      const others = [not(withIds(known)), ...covers];
      const tiersUpTo = (last: number): DslClause[] => (last >= tiers.length + 1 || tiers.length === 0 ? [] : [tiers[last - 1] ?? nothing]);
      const first = score(matching(...others, ...tiersUpTo(tier)), best);
      const isTiered = tiersUpTo(tier).length > 0 && lastTier > tier;
      return isTiered ? any([first, score(matching(...others, not(...tiersUpTo(tier)), ...tiersUpTo(lastTier)), laterTierScore)]) : first;
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
