import type { Corrected } from './correct.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { type Ranking, requiredParts } from './rank.ts';
import type { Lease } from './scratch.ts';
import type { Query } from './understand.ts';
import { cutoffs, type Field, strong } from './weights.ts';

/** What an answer reports about itself as data; `lib/contract` supplies the wording. */
export type OutcomeNotice =
  | { readonly code: 'corrected'; readonly as: Corrected }
  /** No record has these words; with `field`, none has them in that field. */
  | { readonly code: 'absent'; readonly words: readonly string[]; readonly field?: Field }
  /** No record has all required parts. The best record does not have `words`; no record at all has those in `absent`. */
  | { readonly code: 'missing'; readonly words: readonly string[]; readonly absent: readonly string[] }
  /** The best record matches these words only by the sound of a person's name. */
  | { readonly code: 'sounding'; readonly words: readonly string[] }
  /** No record has these words. The results match only loosely: by the related `concepts`, or in other ways if `concepts` is empty. */
  | { readonly code: 'closest'; readonly words: readonly string[]; readonly concepts: readonly string[] };

/** The part of a ranking that is returned. */
export interface SelectedRows {
  /** Indexes in the ranking: `visible` (ascending) and `first`, the best of them. */
  readonly visible: Int32Array;
  readonly cutoff: Cutoff;
  readonly first?: number;
  readonly notices: readonly OutcomeNotice[];
}

/** The best tier that has a record (the lowest number), the best score in this tier, and the highest coverage of any record. */
export interface TopResult {
  readonly tier: number;
  readonly score: number;
  readonly coverage: number;
}

/** What a record needs to be listed: `coverage`, and `score` or, if its tier is after `tier`, the higher `laterTierScore`. */
export interface Cutoff {
  readonly tier: number;
  readonly score: number;
  readonly laterTierScore: number;
  readonly coverage: number;
  /** The last tier with visible records. */
  readonly lastTier: number;
}

/** Applies the thresholds and derives the notices. `elsewhere` describes the best record outside this index. */
export function selectRows(
  query: Query,
  parts: readonly MatchedPart[],
  ranking: Ranking,
  lease: Lease,
  elsewhere?: TopResult,
): SelectedRows {
  const cutoff = cutoffOf(query, parts, ranking, elsewhere);
  const visible = visibleRows(cutoff, ranking, lease);
  const first = ranking.best.find((index) => isIn(visible, index));
  const doc = first === undefined ? undefined : (ranking.docs[first] as number);
  return {
    visible,
    cutoff,
    ...(first !== undefined && { first }),
    notices: noticesOf(query, parts, ranking, { best: doc, tier: cutoff.tier }),
  };
}

/** Binary search in ascending numbers. */
function isIn(numbers: Int32Array, wanted: number): boolean {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === wanted;
}

/** Later tiers need a larger share of the best score. When a required part is absent, partial matches are listed only if `isEnough`. */
function cutoffOf(query: Query, parts: readonly MatchedPart[], ranking: Ranking, elsewhere: TopResult | undefined): Cutoff {
  const { tier, score, coverage } = topResult(ranking, elsewhere);
  if (query.isStrict) return { tier, score: 0, laterTierScore: 0, coverage: 0, lastTier: full };
  const hasPartialMatches =
    tier !== partial ||
    alternativesOf(parts).some((operand) => !requiredParts(operand).some(({ isAbsent }) => isAbsent) || isEnough(operand, ranking));
  return {
    tier,
    score: cutoffs.score * score,
    laterTierScore: cutoffs.laterTiers * score,
    coverage: cutoffs.share * coverage,
    lastTier: hasPartialMatches ? partial : nothing,
  };
}

function visibleRows({ tier: first, score, laterTierScore, coverage, lastTier }: Cutoff, ranking: Ranking, lease: Lease): Int32Array {
  const { tiers, scores, coverage: coverages } = ranking;
  const visible = lease.ints(tiers.length);
  let count = 0;
  for (let index = 0; index < tiers.length; index += 1) {
    const tier = tiers[index] as number;
    const isNear = (scores[index] as number) >= (tier > first ? laterTierScore : score) && (coverages[index] as number) >= coverage;
    if (tier <= lastTier && isNear) visible[count++] = index;
  }
  return visible.subarray(0, count);
}

/** Indexes of `matchTiers` in `rank.ts`. With -1 as the last tier, no record is listed. */
const full = 1;
const partial = 5;
const nothing = -1;

/** `elsewhere` has approximate scores, so its score counts only where its tier is better than that of every ranked record. */
function topResult({ tiers, scores, coverage }: Ranking, elsewhere: TopResult = { tier: partial, score: 0, coverage: 0 }): TopResult {
  let [first, best, highest] = [partial, 0, elsewhere.coverage];
  for (let index = 0; index < tiers.length; index += 1) {
    const [tier, score] = [tiers[index] as number, scores[index] as number];
    if (tier < first) [first, best] = [tier, score];
    else if (tier === first && score > best) best = score;
    if ((coverage[index] as number) > highest) highest = coverage[index] as number;
  }
  return elsewhere.tier < first ? { ...elsewhere, coverage: highest } : { tier: first, score: best, coverage: highest };
}

/** The parts grouped by operand of OR; a query without parts has one empty group. */
export function alternativesOf<One extends Pick<MatchedPart, 'part'>>(parts: readonly One[]): readonly (readonly One[])[] {
  const alternatives = [...Map.groupBy(parts, ({ part }) => part.alternative ?? 0).values()];
  return alternatives.length > 0 ? alternatives : [[]];
}

/** Whether one of the best three records covers enough of the query; a longer query needs a smaller share. */
function isEnough(parts: readonly MatchedPart[], { docs, best }: Ranking): boolean {
  const effective = 1 / parts.reduce((sum, { share }) => sum + share ** 2, 1e-9);
  const longer = Math.max(1, effective / 2) ** cutoffs.longer;
  const topDocs = best.slice(0, 3).map((index) => docs[index] as number);
  const matches = parts.map(({ share, matches }) => ({ share, matches: matches.of(new Set(topDocs)) }));
  const confidenceOf = (doc: number) => matches.reduce((sum, { share, matches }) => sum + share * (matches.get(doc)?.confidence ?? 0), 0);
  return Math.max(0, ...topDocs.map(parts.length === 0 ? () => 1 : confidenceOf)) >= cutoffs.cover / longer;
}

function noticesOf(
  { corrected, identifier, year }: Query,
  parts: readonly MatchedPart[],
  ranking: Ranking,
  { best, tier }: { readonly best: number | undefined; readonly tier: number },
): OutcomeNotice[] {
  if (identifier) return [];
  const required = alternativesOf(parts).flatMap(requiredParts);
  const absent = required.filter(({ isAbsent }) => isAbsent);
  const textsOf = (matched: readonly MatchedPart[]) => matched.map(({ part }) => part.text);
  if (best === undefined) {
    const [field] = absent.map(({ part }) => part.field);
    return [{ code: 'absent', words: textsOf(absent.filter(({ part }) => part.field === field)), ...(field && { field }) }];
  }
  const notices: OutcomeNotice[] = corrected ? [{ code: 'corrected', as: corrected }] : [];
  const matches = new Map(required.map((part) => [part, part.matches.of(new Set([best])).get(best)]));
  const requiredWhere = (is: (match: Match | undefined) => boolean) => required.filter((part) => is(matches.get(part)));
  const sounding = requiredWhere((match) => match?.type === 'nameKey');
  if (sounding.length > 0) notices.push({ code: 'sounding', words: textsOf(sounding) });
  const otherYears = year && ranking.isOfOtherYears ? [year.asked] : [];
  const missing = requiredWhere((match) => match === undefined);
  const closest = requiredWhere((match) => match !== undefined && !strong.has(match.type));
  const nowhere = closest.filter(({ isAbsent }) => isAbsent);
  // If any record at all matches a part, the part is `missing` from the best record rather than absent from the collection.
  const words = [...textsOf([...missing, ...closest.filter(({ isAbsent }) => !isAbsent)]), ...otherYears];
  if (words.length > 0 && (tier > full || otherYears.length > 0))
    notices.push({ code: 'missing', words, absent: textsOf(missing.filter(({ isAbsent }) => isAbsent)) });
  const concepts = nowhere.flatMap((part) => matches.get(part)?.term.match(/^c_.*/) ?? []);
  if (nowhere.length > 0) notices.push({ code: 'closest', words: textsOf(nowhere), concepts });
  return notices;
}
