import { abstractFrom } from './index-record.ts';
import type { MatchedPart } from './match-parts.ts';
import { says } from './matches.ts';
import { lengthsOf } from './postings.ts';
import { Lease, RecordSet, scratchOf } from './scratch.ts';
import type { Places, SearchSource } from './search-source.ts';
import { standing } from './together.ts';
import type { Excluded, Query } from './understand.ts';
import type { Part } from './ways.ts';
import { fieldNames, type Role, roles, strong, weights } from './weights.ts';

/** The records that meet any part, and what the score of each is made of: lists side by side. */
export interface Found {
  readonly docs: Int32Array;
  readonly scores: Float64Array;
  /** Σ share · evidence, and the same of closeness. */
  readonly evidence: Float64Array;
  readonly coverage: Float64Array;
  readonly tieOf: (doc: number) => number;
  readonly tiers: Uint8Array;
  /** Places of the best in these lists, best first, and the small terms that only they have. */
  readonly best: readonly number[];
  readonly small: ReadonlyMap<number, SmallTerms>;
  /** No record is of the years asked for, so those of others are here. */
  readonly isOfOtherYears: boolean;
}

/** Already weighed. */
export interface SmallTerms {
  readonly near: number;
  readonly author: number;
  readonly title: number;
}

/** Which part of the answer a record is in. */
export const tiers = ['identifier', 'full', 'related', 'core', 'wider', 'partial'] as const;
export type Tier = (typeof tiers)[number];

/** So many of the best are looked at word by word. */
const secondPhase = 100;
const thisYear = new Date().getUTCFullYear();

/** Its lists are the lease's. */
export function rank(
  source: SearchSource,
  query: Query,
  parts: readonly MatchedPart[],
  within: RecordSet | undefined,
  lease: Lease,
): Found {
  const { docs, isOfOtherYears } = candidates(source, query, parts, within, lease);
  const sums = sumUp(source, query, parts, docs, lease);
  const { evidence, coverage } = sums;
  const tieOf = ties(source, query);
  const scores = lease.doubles(docs.length);
  for (let at = 0; at < docs.length; at += 1)
    scores[at] = scoreOf(evidence[at] as number, coverage[at] as number, tieOf(docs[at] as number));
  const best = bestOf(docs, scores);
  const small = smallTerms(
    source,
    parts,
    best.map((at) => docs[at] as number),
  );
  for (const at of best) {
    const doc = docs[at] as number;
    const { near, author, title } = small.get(doc) as SmallTerms;
    const covered = coverage[at] as number;
    scores[at] = scoreOf(evidence[at] as number, covered, near + author + title * covered + tieOf(doc));
  }
  return { docs, scores, ...sums, tieOf, best: best.sort(byScore(docs, scores)), small, isOfOtherYears };
}

/** What any of several queries found, each record by the one that it meets best. */
export function anyOf(founds: readonly Found[], lease: Lease): Found {
  const isOfYears = founds.some(({ isOfOtherYears }) => !isOfOtherYears);
  const [first, ...others] = founds.filter((one) => !isOfYears || !one.isOfOtherYears) as [Found, ...Found[]];
  return others.reduce((found, other) => either(found, other, lease), first);
}

function either(one: Found, other: Found, lease: Lease): Found {
  const room = one.docs.length + other.docs.length;
  const lists = { docs: lease.ints(room), scores: lease.doubles(room), evidence: lease.doubles(room), coverage: lease.doubles(room) };
  const tiers = lease.bytes(room);
  const wanted = new Set([one, other].flatMap(({ docs, best }) => best.map((at) => docs[at] as number)));
  const best: number[] = [];
  let length = 0;
  for (let [at, next] = [0, 0]; at < one.docs.length || next < other.docs.length; length += 1) {
    const [mine, theirs] = [one.docs[at] ?? Number.POSITIVE_INFINITY, other.docs[next] ?? Number.POSITIVE_INFINITY];
    const isTheirs = theirs < mine || (theirs === mine && isBetter([other, next], [one, at]));
    const [from, place] = isTheirs ? [other, next] : [one, at];
    for (const name of ['docs', 'scores', 'evidence', 'coverage'] as const) lists[name][length] = from[name][place] as number;
    tiers[length] = from.tiers[place] as number;
    if (wanted.has(Math.min(mine, theirs))) best.push(length);
    if (mine <= theirs) at += 1;
    if (theirs <= mine) next += 1;
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
    ...{ tieOf: one.tieOf, best: best.sort(byScore(docs, scores)), small: new Map([...other.small, ...one.small]) },
    isOfOtherYears: one.isOfOtherYears,
  };
}

type Place = readonly [found: Found, at: number];

const isBetter = ([one, at]: Place, [other, next]: Place): boolean =>
  (one.tiers[at] as number) < (other.tiers[next] as number) ||
  (one.tiers[at] === other.tiers[next] && (one.scores[at] as number) > (other.scores[next] as number));

const scoreOf = (evidence: number, coverage: number, small: number) => (evidence + small) * coverage;

/** Of two that tie the one that came later. */
const byScore = (docs: Int32Array, scores: Float64Array) => (a: number, b: number) =>
  (scores[b] as number) - (scores[a] as number) || (docs[b] as number) - (docs[a] as number);

/** Places of the best, by a threshold that rises as more of them are met. From the last on: of two that tie it comes first, so that an equal one never drives out. */
function bestOf(docs: Int32Array, scores: Float64Array): number[] {
  const order = byScore(docs, scores);
  let held: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = docs.length - 1; at >= 0; at -= 1) {
    if ((scores[at] as number) <= least) continue;
    held.push(at);
    if (held.length < 4 * secondPhase) continue;
    held = held.sort(order).slice(0, secondPhase);
    least = scores[held.at(-1) as number] as number;
  }
  return held.sort(order).slice(0, secondPhase);
}

type Sums = Pick<Found, 'evidence' | 'coverage' | 'tiers'>;

/** What a query is about, beside the words that say more of it, where it is, what it is done with and what it is written as. */
const aboutRoles: ReadonlySet<Role> = new Set<Role>(['subject', 'thing', 'person', 'institution']);
const besideRoles: ReadonlySet<Role> = new Set<Role>(['place', 'method', 'agency', 'document']);

/** Those without which a record is no full answer; of a query of little words all. */
export function requiredParts<One extends Pick<MatchedPart, 'part'>>(parts: readonly One[]): readonly One[] {
  const required = parts.filter(({ part }) => roles[part.role].isRequired);
  return required.length > 0 ? required : parts;
}

/** The subjects; without any, beside a place or a method, the words. */
export function coreParts<One extends Pick<MatchedPart, 'part'>>(required: readonly One[]): readonly One[] {
  const about = required.filter(({ part }) => aboutRoles.has(part.role));
  if (about.length > 0) return about;
  const words = required.filter(({ part }) => !besideRoles.has(part.role));
  return words.length < required.length ? words : [];
}

function sumUp(source: SearchSource, query: Query, parts: readonly MatchedPart[], docs: Int32Array, lease: Lease): Sums {
  const scratch = scratchOf(source.columns);
  const placeOf = scratch.ints();
  for (let at = 0; at < docs.length; at += 1) placeOf[docs[at] as number] = at + 1;
  const [evidence, coverage] = [lease.doubles(docs.length).fill(0), lease.doubles(docs.length).fill(0)];
  const required = requiredParts(parts);
  const core = new Set(coreParts(required));
  const own = new Lease(scratch);
  const counts = new Tiering(own, docs.length, required.length, core.size);
  for (const one of parts) {
    const { share, matches } = one;
    const { docs: met, evidence: evidences, closeness } = matches;
    const [isRequired, isCore] = [required.includes(one), core.has(one)];
    for (let from = 0; from < met.length; from += 1) {
      const at = (placeOf[met[from] as number] as number) - 1;
      if (at < 0) continue;
      evidence[at] = (evidence[at] as number) + share * (evidences[from] as number);
      coverage[at] = (coverage[at] as number) + share * (closeness[from] as number);
      if (isRequired) counts.add(at, matches.says(from), isCore);
    }
  }
  for (let at = 0; at < docs.length; at += 1) placeOf[docs[at] as number] = 0;
  scratch.giveInts(placeOf);
  if (parts.length === 0 || query.identifier) for (const list of [evidence, coverage]) list.fill(1);
  const tiers = counts.tiers(query, lease.bytes(docs.length));
  own.end();
  return { evidence, coverage, tiers };
}

/** What breaks ties: the language of the query, citations, and how recent a record is. */
function ties({ columns }: SearchSource, { isArabic }: Query): (doc: number) => number {
  const arabic = columns.languages.indexOf('ar');
  const { language, citations, year } = columns;
  return (doc) => {
    const cited = Math.max(0, citations[doc] as number);
    const age = Math.max(0, thisYear - (year[doc] as number));
    return (
      ((language[doc] === arabic) === isArabic ? weights.language : 0) +
      (cited < citedOften ? (citedTies[cited] as number) : citedTie(cited)) +
      (age < ages ? (recentTies[age] as number) : recentTie(age))
    );
  };
}

/** A logarithm and a division for each record cost more than all else of it, so those of most are worked out once. */
const [citedOften, ages] = [4096, 256];
const citedTie = (citations: number) => weights.cited * Math.min(1, Math.log10(1 + citations) / 4);
const recentTie = (age: number) => weights.recent / (1 + age / 10);
const citedTies = Float64Array.from({ length: citedOften }, (_, citations) => citedTie(citations));
const recentTies = Float64Array.from({ length: ages }, (_, age) => recentTie(age));

/** Counts how many of the required parts each record meets, and how: two counts in each number. */
class Tiering {
  /** Strongly and, from the 17th bit on, closely. */
  readonly #all: Int32Array;
  /** Of the core strongly and as a whole. */
  readonly #ofCore: Int32Array;
  readonly #required: number;
  readonly #core: number;

  constructor(lease: Lease, size: number, required: number, core: number) {
    this.#all = lease.ints(size).fill(0);
    this.#ofCore = lease.ints(core > 0 ? size : 0).fill(0);
    this.#required = required;
    this.#core = core;
  }

  add(at: number, said: number, isCore: boolean): void {
    const isStrong = said & says.strong;
    this.#all[at] = (this.#all[at] as number) + isStrong + (((said & says.close) / says.close) << 16);
    if (isCore) this.#ofCore[at] = (this.#ofCore[at] as number) + isStrong + (((said & says.whole) / says.whole) << 16);
  }

  /** A record is in the first tiers where it meets every required part, by itself or by what stands closest. */
  tiers({ identifier }: Query, tiers: Uint8Array): Uint8Array {
    if (identifier) return tiers.fill(0);
    for (let at = 0; at < tiers.length; at += 1) tiers[at] = this.#tierAt(at);
    return tiers;
  }

  #tierAt(at: number): number {
    const all = this.#all[at] as number;
    if ((all & 0xffff) === this.#required) return 1;
    if (all >>> 16 === this.#required) return 2;
    if (this.#core === 0) return 5;
    const ofCore = this.#ofCore[at] as number;
    return (ofCore & 0xffff) === this.#core ? 3 : ofCore >>> 16 === this.#core ? 4 : 5;
  }
}

/** Records that meet any part, within what the query insists on: an identifier, phrases, years, fields, what is excluded. Ascending. */
function candidates(
  source: SearchSource,
  { identifier, without, year }: Query,
  parts: readonly MatchedPart[],
  within: RecordSet | undefined,
  lease: Lease,
): Pick<Found, 'docs' | 'isOfOtherYears'> {
  if (identifier) return { docs: Int32Array.from(source.identified(identifier)).sort(), isOfOtherYears: false };
  const { size, year: years } = source.columns;
  const isIn = new RecordSet(size);
  for (const { matches } of parts) isIn.add(matches.docs);
  if (parts.length === 0 && year) isIn.addAll();
  for (const one of without) isIn.remove(shutOut(source, one));
  if (within) isIn.keep(within);
  for (const { part, matches } of parts) {
    if (part.field === undefined) continue;
    const kept = new RecordSet(size);
    kept.add(matches.docs);
    isIn.keep(kept);
  }
  const docs = isIn.docs(lease);
  if (!year) return { docs, isOfOtherYears: false };
  const ofYears = docs.filter((doc) => (years[doc] as number) >= year.from && (years[doc] as number) <= year.to);
  const isOfOtherYears = ofYears.length === 0 && !year.surely;
  return { docs: isOfOtherYears ? docs : ofYears, isOfOtherYears };
}

function shutOut(source: SearchSource, { terms, phrase, field }: Excluded): readonly number[] {
  const bit = field ? 1 << fieldNames.indexOf(field) : 0;
  const having = terms.flatMap((term) => {
    const { docs = [], fields = [] } = source.postings(term) ?? {};
    return [...docs].filter((_, at) => bit === 0 || ((fields[at] as number) & bit) !== 0);
  });
  return phrase ? [...having, ...standing(source, phrase).keys()] : having;
}

/** Terms by whose places a part is found in a text. */
const anchorsOf = ({ ways, words }: Part): readonly string[] => [
  ...new Set([...ways, ...words.flat()].filter(({ type, term }) => strong.has(type) && /^[snc]/.test(term)).map(({ term }) => term)),
];

function smallTerms(source: SearchSource, parts: readonly MatchedPart[], docs: readonly number[]): Map<number, SmallTerms> {
  const wanted = new Set(docs);
  const met = parts.map(({ matches }) => matches.of(wanted));
  const placesOf = (terms: readonly string[]): Places[] =>
    terms.flatMap((term) => (source.count(term) > 0 ? [source.places(term, docs)] : []));
  const anchors = parts.map(({ part }) => placesOf(anchorsOf(part)));
  const names = parts.length < 2 ? [] : parts.map(({ part }) => placesOf(part.ways.flatMap(({ term }) => (term[0] === 'p' ? term : []))));
  const placed = (lists: readonly Places[], doc: number) => lists.flatMap((list) => list.get(doc) ?? []);
  return new Map(
    docs.map((doc) => {
      const own = anchors.map((lists) => placed(lists, doc));
      const near = nearness(own.map((places, at) => (met[at]?.has(doc) ? places : undefined)));
      const author = signedShare(names.map((lists) => placed(lists, doc)));
      const title = titleShare(source, doc, own.flat());
      return [doc, { near: weights.near * near, author: weights.author * author, title: weights.title * title }];
    }),
  );
}

/** Neighbouring parts farther apart than this are not together. */
const gapMost = 8;

/** How close neighbouring parts stand in one title, keyword or abstract: 0…1. Those that are not met have no places. */
function nearness(placed: readonly (readonly number[] | undefined)[]): number {
  if (placed.filter(Boolean).length < 2) return 0;
  let sum = 0;
  for (let pair = 0; pair + 1 < placed.length; pair += 1) sum += closest(placed[pair] ?? [], placed[pair + 1] ?? []);
  return sum / (placed.length - 1);
}

function closest(ones: readonly number[], others: readonly number[]): number {
  let best = 0;
  for (const one of ones)
    for (const other of others) {
      const gap = Math.abs(one - other);
      if (gap > 0 && gap <= gapMost) best = Math.max(best, (one < abstractFrom ? 1 : 0.6) / (1 + (gap - 1) / 2));
    }
  return best;
}

/** What share of neighbouring parts are names of one author. */
function signedShare(authors: readonly (readonly number[])[]): number {
  let pairs = 0;
  for (let pair = 0; pair + 1 < authors.length; pair += 1)
    if (authors[pair]?.some((author) => authors[pair + 1]?.includes(author))) pairs += 1;
  return pairs / Math.max(1, authors.length - 1);
}

/** What share of the words of a title was asked for. */
function titleShare({ columns }: SearchSource, doc: number, places: readonly number[]): number {
  const shareOf = (language: number) => {
    const length = columns.lengths[doc * lengthsOf + 4 + language] as number;
    const met = new Set(places.filter((place) => Math.floor(place / 1000) === language)).size;
    return length === 0 ? 0 : Math.min(1, met / length);
  };
  return Math.max(shareOf(0), shareOf(1));
}
