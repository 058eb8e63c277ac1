import { primaryCount, sharesOf } from '#lib/search/match-parts.ts';
import { matchBits } from '#lib/search/matches.ts';
import type { Cut } from '#lib/search/policy.ts';
import { coreParts, requiredParts } from '#lib/search/rank.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import type { Excluded, Query } from '#lib/search/understand.ts';
import { weights } from '#lib/search/weights.ts';
import { type CompiledPart, compilePart, nothing } from './compile-part.ts';
import { scopeFields } from './documents/indexed-fields.ts';
import { all, any, type Clause, constant, equals, live, not, oneOf, withIds } from './search-port.ts';
import { phraseOf } from './term-source.ts';

/** A query as the server answers it. */
export interface CompiledQuery {
  /** Records that meet any part, within what the query insists on, scored as `rank` scores them before the second ranking. */
  readonly scored: Clause;
  /** The same records, scored by what they cover of the query. */
  readonly covered: Clause;
  /** Records of each tier or a better one: full, related, core, wider. */
  readonly tiers: readonly Clause[];
  /** What is shown of the records besides `known` ones, scored. */
  shown(cut: Cut, known: readonly number[]): Clause;
}

/** `identified` are the records that the identifier of the query names. */
export function compileQuery(query: Query, statistics: Statistics, identified: Clause | undefined, isOfYears: boolean): CompiledQuery {
  const [first, ...others] = (query.alternatives ?? [query]).map((one) => compileOne(one, statistics, identified, isOfYears)) as [
    CompiledQuery,
    ...CompiledQuery[],
  ];
  return others.reduce(either, first);
}

/** Each record by the one that scores it most. */
const either = (one: CompiledQuery, other: CompiledQuery): CompiledQuery => ({
  scored: { dis_max: { queries: [one.scored, other.scored] } },
  covered: { dis_max: { queries: [one.covered, other.covered] } },
  tiers: one.tiers.map((tier, at) => any([tier, other.tiers[at] ?? nothing])),
  shown: (cut, known) => ({ dis_max: { queries: [one.shown(cut, known), other.shown(cut, known)] } }),
});

function compileOne(query: Query, statistics: Statistics, identified: Clause | undefined, isOfYears: boolean): CompiledQuery {
  const { parts, without, phrases, year } = query;
  const counts = parts.map((part) => primaryCount(statistics, part));
  const shares = sharesOf(statistics, parts, counts);
  const compiled = parts.map((part, at) => compilePart(part, { statistics, count: counts[at] as number, share: shares[at] as number }));
  const isAll = parts.length === 0 && year !== undefined;
  const matches = identified ?? (isAll ? live : any(compiled.length > 0 ? compiled.map((part) => part.matches) : [nothing]));
  const filter = [
    live,
    matches,
    ...(identified
      ? []
      : [
          ...phrases.map(phraseOf),
          ...compiled.filter((_, at) => parts[at]?.field !== undefined).map((part) => part.matches),
          ...(year && isOfYears ? [{ range: { year: { gte: year.from, lte: year.to } } }] : []),
          ...(without.length > 0 ? [not(...without.map(excludedClause))] : []),
        ]),
  ];
  const isConstant = identified !== undefined || parts.length === 0;
  const functions = isConstant ? [] : compiled.flatMap((part) => part.functions);
  const evidence = isConstant ? [constant({ match_all: {} }, 1)] : compiled.map((part) => part.evidence);
  const within = (...more: Clause[]): Clause => ({ bool: { filter: [...filter, ...more], should: [...evidence, ...ties(query)] } });
  const score = (inner: Clause, least?: number): Clause => ({
    function_score: {
      query: inner,
      functions,
      score_mode: 'sum',
      boost_mode: 'multiply',
      ...(least !== undefined && { min_score: least }),
    },
  });
  const covering = (least?: number): Clause => ({
    function_score: {
      query: constant(all(...filter), 1),
      functions,
      score_mode: 'sum',
      boost_mode: 'replace',
      ...(least !== undefined && { min_score: least }),
    },
  });
  const tiers = tierClauses(compiled, query, identified !== undefined);
  return {
    scored: score(within()),
    covered: covering(),
    tiers,
    shown({ tier, score: best, scoreBehind, coverage, lastTier }, known) {
      if (tier > lastTier) return nothing;
      const covers = coverage > 0 && functions.length > 0 ? [covering(coverage)] : [];
      const others = [not(withIds(known)), ...covers];
      const upTo = (last: number): Clause[] => (last >= tiers.length + 1 || tiers.length === 0 ? [] : [tiers[last - 1] ?? nothing]);
      const first = score(within(...others, ...upTo(tier)), best);
      const isTiered = upTo(tier).length > 0 && lastTier > tier;
      return isTiered ? any([first, score(within(...others, not(...upTo(tier)), ...upTo(lastTier)), scoreBehind)]) : first;
    },
  };
}

/** What shuts a record out. */
const excludedClause = ({ terms, phrase, field }: Excluded): Clause =>
  any([oneOf(field ? (scopeFields[field] as string) : 'terms', terms), ...(phrase ? [phraseOf(phrase)] : [])]);

const thisYear = new Date().getUTCFullYear();

/** Tie-breaks: the language of the query, citations, and how recent a record is. */
const ties = ({ isArabic }: Query): Clause[] => [
  constant(isArabic ? equals('language', 'ar') : not(equals('language', 'ar')), weights.language),
  { rank_feature: { field: 'cited', boost: weights.cited, linear: {} } },
  { distance_feature: { field: 'published', origin: String(thisYear), pivot: '3653d', boost: weights.recent } },
];

/** As `Tiering` has them: every required part as it was asked for, or by what stands closest; the core so, or whole. */
function tierClauses(compiled: readonly CompiledPart[], { parts }: Query, isIdentified: boolean): Clause[] {
  if (isIdentified) return [];
  const of = (wanted: ReadonlySet<unknown>, bit: number) =>
    all(...compiled.filter((_, at) => wanted.has(parts[at])).map((one) => one.saying(bit)));
  const matched = parts.map((part) => ({ part }));
  const required = requiredParts(matched);
  const isRequired = new Set(required.map(({ part }) => part));
  const isCore = new Set(coreParts(required).map(({ part }) => part));
  const [full, related] = [of(isRequired, matchBits.strong), of(isRequired, matchBits.close)];
  const withCore = isCore.size > 0 ? [of(isCore, matchBits.strong), of(isCore, matchBits.whole)] : [nothing, nothing];
  const upTo: Clause[] = [];
  return [full, related, ...withCore].map((tier) => {
    upTo.push(tier);
    return any([...upTo]);
  });
}
