import { abstractFrom } from './index-record.ts';
import type { MatchedPart } from './match-parts.ts';
import { matchBits } from './matches.ts';
import { lengthsOf } from './postings.ts';
import { Lease, RecordSet, scratchOf } from './scratch.ts';
import type { Positions, SearchSource } from './search-source.ts';
import type { Excluded, Query } from './understand.ts';
import { type Part, requiredParts } from './ways.ts';
import { fieldNames, strong, weights } from './weights.ts';
import { findPhrase } from './word-records.ts';

/** Records that match any part of the query, with the components of their scores. The lists are parallel; `docs` is ascending. */
export interface Ranking {
  readonly docs: Int32Array;
  /** `excludedScore` for a record that the query excludes: it is not listed, but what else is listed depends on its coverage too. */
  readonly scores: Float64Array;
  /** The sum of share × evidence over the parts, where share is a part's weight; `coverage` is the sum of share × closeness. */
  readonly evidence: Float64Array;
  readonly coverage: Float64Array;
  readonly tieOf: (doc: number) => number;
  readonly tiers: Uint8Array;
  /** Indexes of the best records in these lists, best first. Only these records have `small` terms. */
  readonly best: readonly number[];
  readonly small: ReadonlyMap<number, SmallTerms>;
  /** No record is from the requested years, so records of other years are included. */
  readonly isOfOtherYears: boolean;
}

/** Small weighted terms of the score, which only decide between nearly equal records. */
export interface SmallTerms {
  readonly near: number;
  readonly title: number;
}

/** Tiers of results, best first, by how completely a record matches the query; a record's tier is an index into this list. */
export const matchTiers = ['identifier', 'full', 'related', 'partial'] as const;
/** How completely a result matches the query, from `identifier` (best) to `partial`. */
export type MatchTier = (typeof matchTiers)[number];

/** The score of an excluded record. */
export const excludedScore = Number.NEGATIVE_INFINITY;

/** Only this many top records get the terms of the score that need word positions (`smallTerms`). */
const secondPhase = 100;
const thisYear = new Date().getUTCFullYear();

/** Scores and sorts the records that match any part of the query. The lists belong to `lease` and are invalid after it ends. */
export function rank(
  source: SearchSource,
  query: Query,
  parts: readonly MatchedPart[],
  within: RecordSet | undefined,
  lease: Lease,
): Ranking {
  const { docs, isOfOtherYears } = candidates(source, query, parts, within, lease);
  // A set costs each record a look-up in memory, so that queries without exclusions have none.
  const excluded = query.without.length > 0 ? new RecordSet(source.columns.size) : undefined;
  for (const exclusion of query.without) excluded?.add(excludedDocs(source, exclusion, lease));
  const sums = scoreMatches(source, query, parts, docs, lease);
  const { evidence, coverage } = sums;
  const tieOf = ties(source);
  const scores = lease.doubles(docs.length);
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] as number;
    scores[index] = excluded?.has(doc) ? excludedScore : scoreOf(evidence[index] as number, coverage[index] as number, tieOf(doc));
  }
  const best = bestOf(docs, scores);
  const small = smallTerms(
    source,
    parts,
    best.map((index) => docs[index] as number),
  );
  for (const index of best) {
    const doc = docs[index] as number;
    const { near, title } = small.get(doc) as SmallTerms;
    const recordCoverage = coverage[index] as number;
    scores[index] = scoreOf(evidence[index] as number, recordCoverage, near + title * recordCoverage + tieOf(doc));
  }
  return { docs, scores, ...sums, tieOf, best: best.sort(byScore(docs, scores)), small, isOfOtherYears };
}

/** Merges the rankings of alternatives (OR). A record that is in several keeps the entry with the best tier and score. */
export function mergeRankings([first, ...more]: readonly [Ranking, ...Ranking[]], lease: Lease): Ranking {
  return more.reduce((merged, other) => mergeTwo(merged, other, lease), first);
}

function mergeTwo(first: Ranking, second: Ranking, lease: Lease): Ranking {
  const size = first.docs.length + second.docs.length;
  const lists = { docs: lease.ints(size), scores: lease.doubles(size), evidence: lease.doubles(size), coverage: lease.doubles(size) };
  const tiers = lease.bytes(size);
  const bestDocs = new Set([first, second].flatMap(({ docs, best }) => best.map((index) => docs[index] as number)));
  const best: number[] = [];
  let length = 0;
  for (let [firstIndex, secondIndex] = [0, 0]; firstIndex < first.docs.length || secondIndex < second.docs.length; length += 1) {
    const [firstDoc, secondDoc] = [
      first.docs[firstIndex] ?? Number.POSITIVE_INFINITY,
      second.docs[secondIndex] ?? Number.POSITIVE_INFINITY,
    ];
    const isSecond = secondDoc < firstDoc || (secondDoc === firstDoc && isBetter([second, secondIndex], [first, firstIndex]));
    const [from, index] = isSecond ? [second, secondIndex] : [first, firstIndex];
    for (const name of ['docs', 'scores', 'evidence', 'coverage'] as const) lists[name][length] = from[name][index] as number;
    tiers[length] = from.tiers[index] as number;
    if (bestDocs.has(Math.min(firstDoc, secondDoc))) best.push(length);
    if (firstDoc <= secondDoc) firstIndex += 1;
    if (secondDoc <= firstDoc) secondIndex += 1;
  }
  const docs = lists.docs.subarray(0, length);
  const scores = lists.scores.subarray(0, length);
  return {
    ...{
      docs,
      scores,
      evidence: lists.evidence.subarray(0, length),
      coverage: lists.coverage.subarray(0, length),
      tiers: tiers.subarray(0, length),
    },
    ...{ tieOf: first.tieOf, best: best.sort(byScore(docs, scores)), small: new Map([...second.small, ...first.small]) },
    isOfOtherYears: first.isOfOtherYears,
  };
}

type Entry = readonly [ranking: Ranking, index: number];

const isBetter = (one: Entry, other: Entry): boolean => {
  const [tier, otherTier] = [listedTier(one), listedTier(other)];
  return tier < otherTier || (tier === otherTier && (one[0].scores[one[1]] as number) > (other[0].scores[other[1]] as number));
};

const listedTier = ([{ tiers, scores }, index]: Entry) => (scores[index] === excludedScore ? matchTiers.length : (tiers[index] as number));

const scoreOf = (evidence: number, coverage: number, small: number) => (evidence + small) * coverage;

/** By falling score; of two records with the same score the later one comes first. */
const byScore = (docs: Int32Array, scores: Float64Array) => (a: number, b: number) =>
  (scores[b] as number) - (scores[a] as number) || (docs[b] as number) - (docs[a] as number);

/** Indexes of the best records, found with a rising threshold. Scans backwards, since the later of two equal records comes first. */
function bestOf(docs: Int32Array, scores: Float64Array): number[] {
  const order = byScore(docs, scores);
  let best: number[] = [];
  let threshold = Number.NEGATIVE_INFINITY;
  for (let index = docs.length - 1; index >= 0; index -= 1) {
    if ((scores[index] as number) <= threshold) continue;
    best.push(index);
    if (best.length < 4 * secondPhase) continue;
    best = best.sort(order).slice(0, secondPhase);
    threshold = scores[best.at(-1) as number] as number;
  }
  return best.sort(order).slice(0, secondPhase);
}

type Sums = Pick<Ranking, 'evidence' | 'coverage' | 'tiers'>;

function scoreMatches(source: SearchSource, query: Query, parts: readonly MatchedPart[], docs: Int32Array, lease: Lease): Sums {
  const scratch = scratchOf(source.columns);
  const positionOf = scratch.ints();
  for (let index = 0; index < docs.length; index += 1) positionOf[docs[index] as number] = index + 1;
  const [evidence, coverage] = [lease.doubles(docs.length).fill(0), lease.doubles(docs.length).fill(0)];
  const required = requiredParts(parts);
  const localLease = new Lease(scratch);
  const counts = new Tiering(localLease, docs.length, required.length);
  for (const part of parts) {
    const { share, matches } = part;
    const { docs: matchDocs, evidence: evidences, closeness } = matches;
    const isRequired = required.includes(part);
    for (let step = 0; step < matchDocs.length; step += 1) {
      const index = (positionOf[matchDocs[step] as number] as number) - 1;
      if (index < 0) continue;
      evidence[index] = (evidence[index] as number) + share * (evidences[step] as number);
      coverage[index] = (coverage[index] as number) + share * (closeness[step] as number);
      if (isRequired) counts.add(index, matches.bitsAt(step));
    }
  }
  for (let index = 0; index < docs.length; index += 1) positionOf[docs[index] as number] = 0;
  scratch.releaseInts(positionOf);
  if (parts.length === 0 || query.identifier) for (const list of [evidence, coverage]) list.fill(1);
  const tiers = counts.tiers(query, lease.bytes(docs.length));
  localLease.end();
  return { evidence, coverage, tiers };
}

/** The tie-break score of a record: citations and recency. */
function ties({ columns: { citations, year } }: SearchSource): (doc: number) => number {
  return (doc) => {
    const count = Math.max(0, citations[doc] as number);
    const age = Math.max(0, thisYear - (year[doc] as number));
    return (
      (count < citationsMax ? (citedTies[count] as number) : citedTie(count)) +
      (age < agesMax ? (recentTies[age] as number) : recentTie(age))
    );
  };
}

/** Scores of common values are computed once, because their logarithm and division are most of the cost per record. */
const [citationsMax, agesMax] = [4096, 256];
const citedTie = (citations: number) => weights.cited * Math.min(1, Math.log10(1 + citations) / 4);
const recentTie = (age: number) => weights.recent / (1 + age / 10);
const citedTies = Float64Array.from({ length: citationsMax }, (_, citations) => citedTie(citations));
const recentTies = Float64Array.from({ length: agesMax }, (_, age) => recentTie(age));

/** Counts the required parts that each record matches strongly (low half of the number) and closely (high half). */
class Tiering {
  readonly #counts: Int32Array;
  readonly #required: number;

  constructor(lease: Lease, size: number, required: number) {
    this.#counts = lease.ints(size).fill(0);
    this.#required = required;
  }

  add(index: number, bits: number): void {
    const isClose = (bits & matchBits.close) / matchBits.close;
    this.#counts[index] = (this.#counts[index] as number) + (bits & matchBits.strong) + (isClose << 16);
  }

  /** A record reaches the tier `full` if it matches all required parts strongly, and `related` if it matches them closely. */
  tiers({ identifier }: Query, tiers: Uint8Array): Uint8Array {
    for (let index = 0; index < tiers.length; index += 1) {
      const counts = this.#counts[index] as number;
      const [isFull, isRelated] = [(counts & 0xffff) === this.#required, counts >>> 16 === this.#required];
      tiers[index] = identifier ? 0 : isFull ? 1 : isRelated ? 2 : 3;
    }
    return tiers;
  }
}

/** Records that match any part and meet every condition but exclusions: identifier, phrases, years, fields. Ascending. */
function candidates(
  source: SearchSource,
  { identifier, year }: Query,
  parts: readonly MatchedPart[],
  within: RecordSet | undefined,
  lease: Lease,
): Pick<Ranking, 'docs' | 'isOfOtherYears'> {
  if (identifier) return { docs: Int32Array.from(source.identified(identifier)).sort(), isOfOtherYears: false };
  const { size, year: years } = source.columns;
  const candidateSet = new RecordSet(size);
  for (const { matches } of parts) candidateSet.add(matches.docs);
  if (parts.length === 0 && year) candidateSet.addAll();
  if (within) candidateSet.keep(within);
  for (const { part, matches } of parts) {
    if (part.field === undefined) continue;
    const inField = new RecordSet(size);
    inField.add(matches.docs);
    candidateSet.keep(inField);
  }
  const docs = candidateSet.docs(lease);
  if (!year) return { docs, isOfOtherYears: false };
  const ofYears = docs.filter((doc) => (years[doc] as number) >= year.from && (years[doc] as number) <= year.to);
  // Without other words, records of other years have nothing of the query.
  const isOfOtherYears = ofYears.length === 0 && !year.surely && parts.length > 0;
  return { docs: isOfOtherYears ? docs : ofYears, isOfOtherYears };
}

function excludedDocs(source: SearchSource, { terms, phrase, field }: Excluded, lease: Lease): readonly number[] {
  const bit = field ? 1 << fieldNames.indexOf(field) : 0;
  const withAny = (wanted: readonly string[]) =>
    wanted.flatMap((term) => {
      const { docs = [], fields = [] } = source.postings(term) ?? {};
      return [...docs].filter((_, index) => bit === 0 || ((fields[index] as number) & bit) !== 0);
    });
  if (!phrase) return withAny(terms);
  if (!field) return [...withAny(terms), ...source.phraseRecords(phrase).docs(lease)];
  const withWords = phrase.map((stem) => new Set(withAny([`s${stem}`]))).reduce((a, b) => a.intersection(b));
  return [...withAny(terms), ...findPhrase(source, phrase, Int32Array.from(withWords)).keys()];
}

/** Terms whose positions locate a part in a text. */
const anchorsOf = ({ ways, words }: Part): readonly string[] => [
  ...new Set([...ways, ...words.flat()].filter(({ type, term }) => strong.has(type) && /^[snc]/.test(term)).map(({ term }) => term)),
];

function smallTerms(source: SearchSource, parts: readonly MatchedPart[], docs: readonly number[]): Map<number, SmallTerms> {
  const docSet = new Set(docs);
  const matchesByPart = parts.map(({ matches }) => matches.of(docSet));
  const positionsOf = (terms: readonly string[]): Positions[] =>
    terms.flatMap((term) => (source.count(term) > 0 ? [source.positions(term, docs)] : []));
  const anchors = parts.map(({ part }) => positionsOf(anchorsOf(part)));
  const positionsIn = (lists: readonly Positions[], doc: number) => lists.flatMap((list) => list.get(doc) ?? []);
  return new Map(
    docs.map((doc) => {
      const positions = anchors.map((lists) => positionsIn(lists, doc));
      const near = nearness(positions.map((partPositions, index) => (matchesByPart[index]?.has(doc) ? partPositions : undefined)));
      const title = titleShare(source, doc, positions.flat());
      return [doc, { near: weights.near * near, title: weights.title * title }];
    }),
  );
}

/** Largest distance, in words, at which neighbouring parts count as near. */
const nearGapMax = 8;

/** How near neighbouring parts are within one title, keyword or abstract, 0…1. A part that is not matched has no positions. */
function nearness(partPositions: readonly (readonly number[] | undefined)[]): number {
  if (partPositions.filter(Boolean).length < 2) return 0;
  let sum = 0;
  for (let pair = 0; pair + 1 < partPositions.length; pair += 1) sum += closest(partPositions[pair] ?? [], partPositions[pair + 1] ?? []);
  return sum / (partPositions.length - 1);
}

function closest(positions: readonly number[], otherPositions: readonly number[]): number {
  let best = 0;
  for (const position of positions)
    for (const otherPosition of otherPositions) {
      const gap = Math.abs(position - otherPosition);
      if (gap > 0 && gap <= nearGapMax) best = Math.max(best, (position < abstractFrom ? 1 : 0.6) / (1 + (gap - 1) / 2));
    }
  return best;
}

/** Share of the title's words that the query covers, 0…1; the better of the two languages. */
function titleShare({ columns }: SearchSource, doc: number, positions: readonly number[]): number {
  const shareOf = (language: number) => {
    const length = columns.lengths[doc * lengthsOf + 4 + language] as number;
    const matchedWords = new Set(positions.filter((position) => Math.floor(position / 1000) === language)).size;
    return length === 0 ? 0 : Math.min(1, matchedWords / length);
  };
  return Math.max(shareOf(0), shareOf(1));
}
