import type { Corrected } from './correct.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { type Found, requiredParts } from './rank.ts';
import type { Lease } from './scratch.ts';
import type { Query } from './understand.ts';
import { cuts, type Field, strong } from './weights.ts';

/** What an answer says of itself; the contract words it. */
export type Notice =
  | { readonly code: 'corrected'; readonly as: Corrected }
  /** No record has these; of a field, in that field. */
  | { readonly code: 'absent'; readonly words: readonly string[]; readonly field?: Field }
  /** No record has all that is required, and the best is without these, of which no record has `absent`. */
  | { readonly code: 'lacking'; readonly words: readonly string[]; readonly absent: readonly string[] }
  /** People whose names sound so. */
  | { readonly code: 'sounding'; readonly words: readonly string[] }
  /** No record has these, and what is shown is of what is closest: of these concepts, where it is of any. */
  | { readonly code: 'closest'; readonly words: readonly string[]; readonly concepts: readonly string[] };

export interface Shown {
  /** Which of those found are shown, by their places, and the first of them. */
  readonly shown: Int32Array;
  readonly cut: Cut;
  readonly first?: number;
  readonly notices: readonly Notice[];
}

/** The best tier that has a record, the best score in it, and the most that any record covers. */
export interface Summit {
  readonly tier: number;
  readonly score: number;
  readonly coverage: number;
}

/** What a record needs to be shown: a score, in the best tier another one than in later ones, and a coverage. Undefined where none is. */
export interface Cut {
  readonly tier: number;
  readonly score: number;
  readonly scoreBehind: number;
  readonly coverage: number;
  /** The last tier of which records are shown. */
  readonly lastTier: number;
}

export function show(query: Query, parts: readonly MatchedPart[], found: Found, lease: Lease, beyond?: Summit): Shown {
  const cut = cutOf(query, parts, found, beyond);
  const shown = shownBy(cut, found, lease);
  const first = found.best.find((at) => isIn(shown, at));
  const doc = first === undefined ? undefined : (found.docs[first] as number);
  return { shown, cut, ...(first !== undefined && { first }), notices: noticesOf(query, parts, found, { best: doc, tier: cut.tier }) };
}

/** Whether it is among numbers that ascend. */
function isIn(numbers: Int32Array, wanted: number): boolean {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === wanted;
}

/**
 * Of the best tier there is what is not far behind its best, and of the lower ones what is close to it. What meets not even the core of a query, of which something is
 * in no record, has to meet much of it.
 */
function cutOf(query: Query, parts: readonly MatchedPart[], found: Found, beyond: Summit | undefined): Cut {
  const { tier, score, coverage } = summit(found, beyond);
  if (query.isStrict) return { tier, score: 0, scoreBehind: 0, coverage: 0, lastTier: full };
  const isAny =
    tier !== partial || alternativesOf(parts).some((own) => !requiredParts(own).some(({ isAbsent }) => isAbsent) || isEnough(own, found));
  return {
    tier,
    score: cuts.score * score,
    scoreBehind: cuts.behind * score,
    coverage: cuts.share * coverage,
    lastTier: isAny ? partial : nothing,
  };
}

function shownBy({ tier: first, score, scoreBehind, coverage, lastTier }: Cut, found: Found, lease: Lease): Int32Array {
  const { tiers, scores, coverage: covered } = found;
  const shown = lease.ints(tiers.length);
  let count = 0;
  for (let at = 0; at < tiers.length; at += 1) {
    const tier = tiers[at] as number;
    const isNear = (scores[at] as number) >= (tier > first ? scoreBehind : score) && (covered[at] as number) >= coverage;
    if (tier <= lastTier && isNear) shown[count++] = at;
  }
  return shown.subarray(0, count);
}

/** Places in `tiers`. */
const full = 1;
const partial = 5;
const nothing = -1;

function summit({ tiers, scores, coverage }: Found, beyond: Summit = { tier: partial, score: 0, coverage: 0 }): Summit {
  let { tier: first, score: best, coverage: most } = beyond;
  for (let at = 0; at < tiers.length; at += 1) {
    const [tier, score] = [tiers[at] as number, scores[at] as number];
    if (tier < first) [first, best] = [tier, score];
    else if (tier === first && score > best) best = score;
    if ((coverage[at] as number) > most) most = coverage[at] as number;
  }
  return { tier: first, score: best, coverage: most };
}

/** The parts that have to be met together; without any there is nothing to meet. */
export function alternativesOf<One extends Pick<MatchedPart, 'part'>>(parts: readonly One[]): readonly (readonly One[])[] {
  const alternatives = [...Map.groupBy(parts, ({ part }) => part.alternative ?? 0).values()];
  return alternatives.length > 0 ? alternatives : [[]];
}

/** Whether the best three have enough of the query between them, of a longer one a smaller share. */
function isEnough(parts: readonly MatchedPart[], { docs, best }: Found): boolean {
  const effective = 1 / parts.reduce((sum, { share }) => sum + share ** 2, 1e-9);
  const longer = Math.max(1, effective / 2) ** cuts.longer;
  const first = best.slice(0, 3).map((at) => docs[at] as number);
  const met = parts.map(({ share, matches }) => ({ share, matches: matches.of(new Set(first)) }));
  const confidenceOf = (doc: number) => met.reduce((sum, { share, matches }) => sum + share * (matches.get(doc)?.confidence ?? 0), 0);
  return Math.max(0, ...first.map(parts.length === 0 ? () => 1 : confidenceOf)) >= cuts.cover / longer;
}

function noticesOf(
  { corrected, identifier, year }: Query,
  parts: readonly MatchedPart[],
  found: Found,
  { best, tier }: { readonly best: number | undefined; readonly tier: number },
): Notice[] {
  if (identifier) return [];
  const required = alternativesOf(parts).flatMap(requiredParts);
  const absent = required.filter(({ isAbsent }) => isAbsent);
  const textsOf = (some: readonly MatchedPart[]) => some.map(({ part }) => part.text);
  if (best === undefined) {
    const [field] = absent.map(({ part }) => part.field);
    return [{ code: 'absent', words: textsOf(absent.filter(({ part }) => part.field === field)), ...(field && { field }) }];
  }
  const notices: Notice[] = corrected ? [{ code: 'corrected', as: corrected }] : [];
  const matches = new Map(required.map((one) => [one, one.matches.of(new Set([best])).get(best)]));
  const of = (is: (match: Match | undefined) => boolean) => required.filter((one) => is(matches.get(one)));
  const sounding = of((match) => match?.type === 'nameKey');
  if (sounding.length > 0) notices.push({ code: 'sounding', words: textsOf(sounding) });
  const others = year && found.isOfOtherYears ? [year.asked] : [];
  const missing = of((match) => match === undefined);
  const closest = of((match) => match !== undefined && !strong.has(match.type));
  const nowhere = closest.filter(({ isAbsent }) => isAbsent);
  // What another record has is not absent, however closely the best one comes to it.
  const words = [...textsOf([...missing, ...closest.filter(({ isAbsent }) => !isAbsent)]), ...others];
  if (words.length > 0 && (tier > full || others.length > 0))
    notices.push({ code: 'lacking', words, absent: textsOf(missing.filter(({ isAbsent }) => isAbsent)) });
  const concepts = nowhere.flatMap((one) => matches.get(one)?.term.match(/^c_.*/) ?? []);
  if (nowhere.length > 0) notices.push({ code: 'closest', words: textsOf(nowhere), concepts });
  return notices;
}
