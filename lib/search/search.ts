import { type MatchedPart, matchParts } from './match-parts.ts';
import { type Shown, type Summit, show } from './policy.ts';
import { anyOf, type Found, rank, type SmallTerms, type Tier, tiers } from './rank.ts';
import { Lease, scratchOf } from './scratch.ts';
import type { SearchSource, Statistics, TermSource } from './search-source.ts';
import { statisticsOf } from './statistics.ts';
import { standingAll } from './together.ts';
import { type Query, type SearchOptions, understand } from './understand.ts';

export interface Answer extends Shown {
  readonly query: Query;
  /** What each part was met by; scores, marks and reasons all come out of it. */
  readonly parts: readonly MatchedPart[];
  readonly found: Found;
  /** Ended by who does not read the answer any more. */
  readonly lease: Lease;
}

/** A pasted page of text keeps its beginning. */
const lettersMost = 1000;

/** Answers a query: understood, its parts matched, the records ranked, and what is far behind left out. Never throws, whatever is typed. */
export function search(source: SearchSource, keyword: string, options: SearchOptions = {}): Answer {
  return answerQuery(source, understandTyped(source, keyword, options), statisticsOf(source));
}

/** What a text that somebody typed asks for. */
export const understandTyped = (source: TermSource, keyword: string, options: SearchOptions = {}): Query =>
  understand(source, keyword.slice(0, lettersMost), options);

/** Answers from the records at hand, with the statistics of the collection; `beyond` is known of the records elsewhere. */
export function answerQuery(source: SearchSource, query: Query, statistics: Statistics, beyond?: Summit): Answer {
  source.beginQuery();
  const lease = new Lease(scratchOf(source.columns));
  const answers = (query.alternatives ?? [query]).map((one) => {
    const within = standingAll(source, one.phrases);
    const parts = matchParts(source, one, lease, within, statistics);
    return { parts, found: rank(source, one, parts, within, lease) };
  });
  const parts = answers.flatMap((one) => one.parts);
  const candidates = anyOf(
    answers.map((one) => one.found),
    lease,
  );
  return { query, parts, found: candidates, lease, ...show(query, parts, candidates, lease, beyond) };
}

/** What the score of a record is made of. */
export interface Row extends SmallTerms {
  readonly doc: number;
  readonly tier: Tier;
  readonly score: number;
  readonly evidence: number;
  readonly coverage: number;
  readonly ties: number;
}

const nothingSmall: SmallTerms = { near: 0, author: 0, title: 0 };

/** The records that are shown, best first, as many as are wanted. */
export function rowsOf({ shown, found }: Answer, most = Number.POSITIVE_INFINITY): Row[] {
  const { docs, scores, evidence, coverage, tieOf } = found;
  const order = [...shown].sort((a, b) => (scores[b] as number) - (scores[a] as number) || (docs[b] as number) - (docs[a] as number));
  return order.slice(0, most).map((at) => ({
    doc: docs[at] as number,
    tier: tiers[found.tiers[at] as number] as Tier,
    score: scores[at] as number,
    evidence: evidence[at] as number,
    coverage: coverage[at] as number,
    ...(found.small.get(docs[at] as number) ?? nothingSmall),
    ties: tieOf(docs[at] as number),
  }));
}
