import type { MatchedPart } from './match-parts.ts';
import { abstractFrom, type SearchSource } from './search-source.ts';
import type { Part, Query } from './understand.ts';
import { strong, weights } from './weights.ts';

/** What the score of a record is made of, for ranking and for saying why. */
export interface Scored {
  readonly doc: number;
  readonly score: number;
  /** Σ share · evidence, and the same of closeness and sureness. */
  readonly evidence: number;
  readonly coverage: number;
  readonly sureness: number;
  /** The small terms, already weighed. */
  readonly near: number;
  readonly author: number;
  readonly title: number;
  readonly ties: number;
}

/** So many of the best are looked at word by word. */
const secondPhase = 100;
const thisYear = new Date().getUTCFullYear();

/** The records that meet any part, best first; those that tie in the order of the collection. */
export function rank(source: SearchSource, query: Query, parts: readonly MatchedPart[]): Scored[] {
  const first = candidates(source, query, parts).map((doc) => firstPhase(source, query, parts, doc));
  first.sort(byScore);
  const anchors = parts.map(({ part }) => anchorsOf(part).filter((term) => source.postings(term)));
  const asked = new Set(anchors.flat());
  const names = parts.map(({ part }) => part.ways.flatMap(({ term }) => (term[0] === 'p' && source.postings(term) ? term.slice(1) : [])));
  const second = first.slice(0, secondPhase).map((scored) => {
    const near = weights.near * nearness(source, scored.doc, parts, anchors);
    const author = weights.author * signedShare(source, scored.doc, names);
    const title = weights.title * titleShare(source, scored.doc, asked);
    return withTerms({ ...scored, near, author, title });
  });
  return [...second, ...first.slice(secondPhase)].sort(byScore);
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.doc - b.doc;

const withTerms = (scored: Scored): Scored => {
  const { evidence, coverage, near, author, title, ties } = scored;
  return { ...scored, score: evidence * coverage + (near + author + title * coverage + ties) * coverage };
};

function firstPhase(source: SearchSource, { isArabic, identifier }: Query, parts: readonly MatchedPart[], doc: number): Scored {
  let [evidence, coverage, sureness] = [0, 0, 0];
  for (const { share, matches } of parts) {
    const match = matches.get(doc);
    if (!match) continue;
    evidence += share * match.evidence;
    coverage += share * match.closeness;
    sureness += share * match.sureness;
  }
  if (parts.length === 0 || identifier) [evidence, coverage, sureness] = [1, 1, 1];
  const { isArabic: isOfArabic, citations, year } = source.doc(doc);
  const ties =
    (isOfArabic === isArabic ? weights.language : 0) +
    weights.cited * Math.min(1, Math.log10(1 + citations) / 4) +
    weights.recent / (1 + Math.max(0, thisYear - year) / 10);
  return withTerms({ doc, score: 0, evidence, coverage, sureness, near: 0, author: 0, title: 0, ties });
}

/** Records that meet any part, within what the query insists on: an identifier, phrases, years, what is excluded. */
function candidates(source: SearchSource, { identifier, without, phrases, year }: Query, parts: readonly MatchedPart[]): number[] {
  if (identifier) return [...(source.postings(`i=${identifier.toLowerCase()}`)?.docs ?? [])];
  const shut = new Set(without.flatMap((term) => source.postings(term)?.docs ?? []));
  const all = parts.length === 0 && year ? everything(source) : [...new Set(parts.flatMap(({ matches }) => [...matches.keys()]))];
  const found = all.filter((doc) => !shut.has(doc) && phrases.every((phrase) => stands(source.doc(doc).places, phrase)));
  const limited = parts.filter(({ part }) => part.field !== undefined);
  const inFields = found.filter((doc) => limited.every(({ matches }) => matches.has(doc)));
  if (!year) return inFields;
  const within = inFields.filter((doc) => source.doc(doc).year >= year.from && source.doc(doc).year <= year.to);
  // Four digits may be a number of something else.
  return within.length > 0 || year.surely ? within : inFields;
}

const everything = ({ size }: SearchSource) => Array.from({ length: size }, (_, doc) => doc);

const stands = (places: ReadonlyMap<string, readonly number[]>, [first = '', ...rest]: readonly string[]) =>
  (places.get(first) ?? []).some((at) => rest.every((term, step) => places.get(term)?.includes(at + step + 1)));

/** Terms by whose places a part is found in a text. */
const anchorsOf = ({ ways, words }: Part): readonly string[] => [
  ...new Set([...ways, ...words.flat()].filter(({ type, term }) => strong.has(type) && /^[snc]/.test(term)).map(({ term }) => term)),
];

/** Neighbouring parts farther apart than this are not together. */
const gapMost = 8;

/** How close neighbouring parts stand in one title, keyword or abstract: 0…1. */
function nearness(source: SearchSource, doc: number, parts: readonly MatchedPart[], anchors: readonly (readonly string[])[]): number {
  const met = parts.map(({ matches }) => matches.has(doc));
  if (met.filter(Boolean).length < 2) return 0;
  const { places } = source.doc(doc);
  const placed = anchors.map((terms, at) => (met[at] ? placesOf(places, terms) : []));
  let sum = 0;
  for (let pair = 0; pair + 1 < parts.length; pair += 1)
    sum += closest(placed[pair] as number[], placed[pair + 1] as number[], parts[pair]?.part.length ?? 1);
  return sum / (parts.length - 1);
}

function placesOf(places: ReadonlyMap<string, readonly number[]>, terms: readonly string[]): number[] {
  const found: number[] = [];
  for (const term of terms) for (const place of places.get(term) ?? []) found.push(place);
  return found;
}

function closest(ones: readonly number[], others: readonly number[], length: number): number {
  let best = 0;
  for (const one of ones)
    for (const other of others) {
      const gap = Math.abs(one - other);
      if (gap > 0 && gap <= gapMost) best = Math.max(best, (one < abstractFrom ? 1 : 0.6) / (1 + Math.max(0, gap - length) / 2));
    }
  return best;
}

/** What share of neighbouring parts are names of one author. */
function signedShare(source: SearchSource, doc: number, names: readonly (readonly string[])[]): number {
  if (names.length < 2) return 0;
  const { authors } = source.doc(doc);
  const bears = (author: ReadonlySet<string>, at: number) => names[at]?.some((name) => author.has(name)) === true;
  let pairs = 0;
  for (let pair = 0; pair + 1 < names.length; pair += 1)
    if (authors.some((author) => bears(author, pair) && bears(author, pair + 1))) pairs += 1;
  return pairs / (names.length - 1);
}

/** What share of the words of a title was asked for. */
function titleShare(source: SearchSource, doc: number, asked: ReadonlySet<string>): number {
  let best = 0;
  for (const title of source.doc(doc).titles) {
    let met = 0;
    for (const terms of title) if (terms.some((term) => asked.has(term))) met += 1;
    best = Math.max(best, met / (title.length || 1));
  }
  return best;
}
