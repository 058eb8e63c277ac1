import { type MatchedPart, matchParts } from './match-parts.ts';
import { type Cutoff, type Listed, listRecords, noticedMost, noticesOf, type OutcomeNotice, type TopResult } from './policy.ts';
import { type MatchTier, matchTiers, mergeRankings, type Ranking, rank, type SmallTerms } from './rank.ts';
import { Lease, RecordSet, scratchOf } from './scratch.ts';
import type { SearchSource, Statistics, TermSource } from './search-source.ts';
import { statisticsOf } from './statistics.ts';
import { type Query, type SearchOptions, understand } from './understand.ts';
import { recordsWithPhrases } from './word-records.ts';

/** The result of a search: the query as understood, its matches, the ranking and the listed records. */
export interface SearchOutcome {
  readonly query: Query;
  /** How each part matched; scores, highlights and reasons are all derived from it. */
  readonly parts: readonly MatchedPart[];
  readonly ranking: Ranking;
  /** Indexes of the listed records in the ranking, ascending. */
  readonly visible: Int32Array;
  /** What a record needs to be listed, for each operand of OR. */
  readonly cutoffs: readonly Cutoff[];
  readonly notices: readonly OutcomeNotice[];
  /** Call `end()` once the answer is no longer read. */
  readonly lease: Lease;
}

/** Longest query in characters; the rest is ignored. */
const lettersMost = 1000;

/**
 * Parses the query, matches its parts, ranks the records and drops those far below the best. Never throws, whatever is typed.
 * The caller ends `lease`.
 */
export function search(source: SearchSource, keyword: string, options: SearchOptions = {}): SearchOutcome {
  return answerQuery(source, parsedQuery(source, keyword, options), statisticsOf(source));
}

/** Parsed queries by source, because pages, filters and author counts repeat the same query. New data get a new source. */
const queriesBySource = new WeakMap<SearchSource, Map<string, Query>>();
/** The maximum number of parsed queries per source. The cache is cleared when it is full. */
const queriesMax = 200;

/** Parses a query, or returns the cached one. One that names a person is not cached: it holds all of the person's authorships. */
function parsedQuery(source: SearchSource, keyword: string, options: SearchOptions): Query {
  const queries = queriesBySource.get(source) ?? new Map<string, Query>();
  queriesBySource.set(source, queries);
  const key = JSON.stringify([keyword.slice(0, lettersMost), options.searchIn, options.strict, options.asSpelled]);
  const cached = queries.get(key);
  if (cached) return cached;
  const query = understandTyped(source, keyword, options);
  if (query.parts.some(({ entity }) => entity)) return query;
  if (queries.size >= queriesMax) queries.clear();
  queries.set(key, query);
  return query;
}

/** Parses a query as a reader typed it; only the first 1,000 characters count. */
export const understandTyped = (source: TermSource, keyword: string, options: SearchOptions = {}): Query =>
  understand(source, keyword.slice(0, lettersMost), options);

/**
 * Answers from the records in `source`. With OR, records are those that either operand lists. In a split collection, `beyond` describes the
 * best record of the other indexes, for each operand.
 */
export function answerQuery(source: SearchSource, query: Query, statistics: Statistics, beyond: readonly TopResult[] = []): SearchOutcome {
  source.beginQuery();
  const lease = new Lease(scratchOf(source.columns));
  const operands = (query.alternatives ?? [query]).map((alternative, index) => {
    const within = recordsWithPhrases(source, alternative.phrases);
    const parts = matchParts(source, alternative, lease, within, statistics);
    const ranking = rank(source, alternative, parts, within, lease);
    return { parts, ranking, ...listRecords(alternative, parts, ranking, lease, beyond[index]) };
  });
  const parts = operands.flatMap((operand) => operand.parts);
  const ofYears = operands.filter(({ ranking }) => !ranking.isOfOtherYears);
  const answered = ofYears.length > 0 ? ofYears : operands;
  const ranking = mergeRankings(answered.map((operand) => operand.ranking) as [Ranking, ...Ranking[]], lease);
  const visible = listedIn(ranking, answered, source.columns.size, lease);
  const best = ranking.best.find((index) => visible.includes(index));
  let tier = Math.min(matchTiers.length, ...(query.without.length > 0 ? [] : beyond.map((top) => top.tier)));
  for (let index = 0; index < visible.length; index += 1) tier = Math.min(tier, ranking.tiers[visible[index] as number] as number);
  return {
    ...{ query, parts, ranking, lease, visible },
    cutoffs: operands.map(({ cutoff }) => cutoff),
    notices: noticesOf(query, parts, ranking, {
      best: best === undefined ? undefined : (ranking.docs[best] as number),
      tier,
      listed: new Set(visible.subarray(0, noticedMost).map((index) => ranking.docs[index] as number)),
    }),
  };
}

/** Indexes, in the merged ranking, of the records that any operand lists. */
function listedIn(ranking: Ranking, operands: readonly (Listed & { readonly ranking: Ranking })[], size: number, lease: Lease): Int32Array {
  const [only] = operands;
  if (only && operands.length === 1) return only.indexes;
  const listed = new RecordSet(size);
  for (const { indexes, ranking: own } of operands) listed.add(indexes.map((index) => own.docs[index] as number));
  const visible = lease.ints(ranking.docs.length);
  let count = 0;
  for (let index = 0; index < ranking.docs.length; index += 1) if (listed.has(ranking.docs[index] as number)) visible[count++] = index;
  return visible.subarray(0, count);
}

/** The components of a record's score. */
export interface ScoredRow extends SmallTerms {
  readonly doc: number;
  readonly tier: MatchTier;
  readonly score: number;
  readonly evidence: number;
  readonly coverage: number;
  readonly ties: number;
}

const noSmallTerms: SmallTerms = { near: 0, title: 0 };

/** The visible records, best first; at most `limit`. */
export function rowsOf({ visible, ranking }: SearchOutcome, limit = Number.POSITIVE_INFINITY): ScoredRow[] {
  const { docs, scores, evidence, coverage, tieOf } = ranking;
  const order = [...visible].sort((a, b) => (scores[b] as number) - (scores[a] as number) || (docs[b] as number) - (docs[a] as number));
  return order.slice(0, limit).map((index) => ({
    doc: docs[index] as number,
    tier: matchTiers[ranking.tiers[index] as number] as MatchTier,
    score: scores[index] as number,
    evidence: evidence[index] as number,
    coverage: coverage[index] as number,
    ...(ranking.small.get(docs[index] as number) ?? noSmallTerms),
    ties: tieOf(docs[index] as number),
  }));
}
