import { primaryCount, sharesOf } from '#lib/search/match-parts.ts';
import { matchBits } from '#lib/search/matches.ts';
import { type Cutoff, related } from '#lib/search/policy.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import type { Excluded, Query } from '#lib/search/understand.ts';
import { type Part, requiredParts } from '#lib/search/ways.ts';
import { weights } from '#lib/search/weights.ts';
import { scopeFields } from '#lib/store/opensearch/documents/indexed-fields.ts';
import { type CompiledPart, compilePart, nothing, type Weigh } from './compile-part.ts';
import { all, any, constant, type DslClause, live, not, oneOf } from './search-port.ts';
import { phraseOf } from './term-source.ts';

/** A query without OR, or one operand of OR, in the form the server runs. */
export interface CompiledQuery {
  /** Matches the records that have any part and meet all conditions. Adds up evidence and coverage, so that the server can skip records. */
  readonly candidates: DslClause;
  /** The factors of the score that `rank` gives a record before it reranks the best; undefined if `candidates` has this score. */
  readonly factors: readonly [evidence: DslClause, coverage: DslClause] | undefined;
  /** The same records and those that the query excludes, scored by their coverage; undefined if all cover the query. */
  readonly covered: DslClause | undefined;
  /** Records of each tier or better, excluded ones included: full, related. */
  readonly tiers: readonly DslClause[];
  /** Matches the records that a result lists. */
  listed(cutoff: Cutoff): DslClause;
  /** Scores records beyond the reranked ones by the sum of evidence and coverage. */
  scored(listed: DslClause): DslClause;
}

interface CompileOptions {
  readonly identified: DslClause | undefined;
  readonly isOfYears: boolean;
  readonly weigh: Weigh;
}

/** Compiles a query for the server. `identified` matches the records that the identifier in the query names, if it has one. */
export function compileQuery(query: Query, statistics: Statistics, { identified, isOfYears, weigh }: CompileOptions): CompiledQuery {
  const { parts, without, phrases, year } = query;
  const counts = parts.map((part) => primaryCount(statistics, part));
  const shares = sharesOf(statistics, parts, counts);
  const compiled = parts.map((part, n) => compilePart(part, { statistics, share: shares[n] as number, weigh }));
  const conditions = [
    live,
    ...(identified
      ? [identified]
      : [
          ...(parts.length === 0 && !year ? [nothing] : []),
          ...phrases.map(phraseOf),
          ...compiled.filter((_, index) => parts[index]?.field !== undefined).map((part) => part.matches),
          ...(year && isOfYears ? [{ range: { year: { gte: year.from, lte: year.to } } }] : []),
        ]),
  ];
  const excluded = without.length > 0 && !identified ? [not(...without.map(excludedClause))] : [];
  const ranked = (score: DslClause, ...filter: readonly DslClause[]): DslClause => ({ bool: { filter, must: [score] } });
  if (identified !== undefined || parts.length === 0) {
    const matching = all(...conditions, ...excluded);
    const scored = (listed: DslClause) => ranked({ bool: { should: [constant({ match_all: {} }, 1), ...ties] } }, listed);
    const listed = ({ lastTier }: Cutoff) => (lastTier < 0 ? nothing : matching);
    return { candidates: scored(matching), factors: undefined, covered: undefined, tiers: [], listed, scored };
  }
  const evidence = compiled.map((part) => part.evidence);
  const coverage = coverageOf(compiled);
  const sum = { bool: { should: [...evidence, ...compiled.map((part) => part.coverage)], minimum_should_match: 1 } };
  const withTies = [...evidence, ...ties];
  const tiers = tierClauses(compiled, query);
  return {
    candidates: ranked(sum, ...conditions, ...excluded),
    factors: [{ bool: { should: withTies } }, coverage],
    covered: ranked(coverage, ...conditions),
    tiers: tiers.map((tier) => all(...conditions, tier)),
    listed({ matching, others, lastTier }) {
      if (lastTier < 0) return nothing;
      const upTo = (last: number): DslClause => all(tiers[last - 1] as DslClause, coveringAtLeast(compiled, matching));
      const isSplit = lastTier > related && others > matching;
      const enough = isSplit
        ? any([upTo(related), coveringAtLeast(compiled, others)])
        : lastTier <= related
          ? upTo(lastTier)
          : coveringAtLeast(compiled, others);
      return all(...conditions, ...excluded, enough);
    },
    scored: (listed) => ranked({ bool: { should: [...withTies, ...compiled.map((part) => part.coverage)] } }, listed),
  };
}

/** Scores records by their coverage of the query. */
const coverageOf = (parts: readonly CompiledPart[]): DslClause => ({
  bool: { should: parts.map(({ coverage }) => coverage), minimum_should_match: 1 },
});

/**
 * Matches the records that cover at least `least` of the query. Filters of all combinations of parts that add up to it would cost the
 * server as much as adding up the coverage of each record.
 */
function coveringAtLeast(parts: readonly CompiledPart[], least: number): DslClause {
  const filters = parts.length === 1 ? parts[0]?.covering(least) : undefined;
  if (filters) return any([nothing, ...filters]);
  return { function_score: { query: coverageOf(parts), min_score: least } };
}

/** Records that an exclusion rejects. */
const excludedClause = ({ terms, phrase, field }: Excluded): DslClause => {
  const scope = field && scopeFields[field];
  const inScope = scope ? (phrase ?? []).map((stem) => oneOf(scope, [`s${stem}`])) : [];
  return any([oneOf(scope ?? 'terms', terms), ...(phrase ? [all(phraseOf(phrase), ...inScope)] : [])]);
};

const thisYear = new Date().getUTCFullYear();

/** Tie-breakers: citations, recency. */
const ties: readonly DslClause[] = [
  { rank_feature: { field: 'cited', boost: weights.cited, linear: {} } },
  { distance_feature: { field: 'published', origin: String(thisYear), pivot: '3653d', boost: weights.recent } },
];

/** Tiers as in `Tiering`: all required parts match strongly, or closely. */
function tierClauses(compiled: readonly CompiledPart[], { parts }: Query): DslClause[] {
  const required = new Set(requiredParts(parts.map((part) => ({ part }))).map(({ part }) => part));
  const tierOf = (bit: number) =>
    all(...compiled.filter((_, index) => required.has(parts[index] as Part)).map((part) => part.withBit(bit)));
  const full = tierOf(matchBits.strong);
  return [full, any([full, tierOf(matchBits.close)])];
}
