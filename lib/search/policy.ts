import type { Corrected } from './correct.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { excludedScore, type Ranking } from './rank.ts';
import type { Lease } from './scratch.ts';
import type { Query } from './understand.ts';
import { requiredParts } from './ways.ts';
import { cutoffs, type Field, roles, strong, weights } from './weights.ts';

/** What an answer reports about itself as data; `lib/contract` supplies the wording. */
export type OutcomeNotice =
  | { readonly code: 'corrected'; readonly as: Corrected }
  /** No record has these words: none in `field`, none is `of` these years, or none except as a person's name. */
  | { readonly code: 'absent'; readonly words: readonly string[]; readonly field?: Field; readonly of?: 'years' | 'only-name' }
  /** No record has all required parts. The best record does not have `words`; no record at all has those in `absent`. */
  | { readonly code: 'missing'; readonly words: readonly string[]; readonly absent: readonly string[] }
  /** Each listed record matches these words only by the sound of a person's name. */
  | { readonly code: 'sounding'; readonly words: readonly string[] }
  /** No record has these words. The results match only loosely: each by the related `concepts`, or in various ways if `concepts` is empty. */
  | { readonly code: 'closest'; readonly words: readonly string[]; readonly concepts: readonly string[] };

/** The records of one operand of OR that are listed: a Boolean combination of tiers and coverage, without scores. */
export interface Listed {
  /** Indexes in the ranking, ascending. */
  readonly indexes: Int32Array;
  readonly cutoff: Cutoff;
}

/** The best tier (the lowest number) and the highest coverage of any record, excluded ones included. */
export interface TopResult {
  readonly tier: number;
  readonly coverage: number;
}

/** A record is listed if its tier is at most `lastTier` and its coverage at least `matching`, or `others` for a tier beyond `related`. */
export interface Cutoff {
  /** The best tier that has a record. */
  readonly tier: number;
  readonly matching: number;
  readonly others: number;
  readonly lastTier: number;
}

/** Selects the listed records of one operand. `elsewhere` describes the best record outside this index. */
export function listRecords(query: Query, parts: readonly MatchedPart[], ranking: Ranking, lease: Lease, elsewhere?: TopResult): Listed {
  const cutoff = cutoffOf(query, parts, ranking, lease, elsewhere);
  const { tiers, coverage, scores } = ranking;
  const indexes = lease.ints(tiers.length);
  let count = 0;
  for (let index = 0; index < tiers.length; index += 1) {
    const tier = tiers[index] as number;
    const least = tier <= related ? cutoff.matching : cutoff.others;
    if ((coverage[index] as number) >= least && tier <= cutoff.lastTier && scores[index] !== excludedScore) indexes[count++] = index;
  }
  return { indexes: indexes.subarray(0, count), cutoff };
}

/** When a required part is absent and every match is partial, partial matches are listed only if `isEnough`. */
function cutoffOf(query: Query, parts: readonly MatchedPart[], ranking: Ranking, lease: Lease, elsewhere: TopResult | undefined): Cutoff {
  const { tier, coverage: highest } = topResult(ranking, elsewhere);
  // Both stores compute coverage in single precision, so equal coverages may differ in the last digits.
  const [others, matching] = cutoffs.share.map((share) => share * highest - 1e-4) as [number, number];
  const least = tier <= related ? others : matching;
  const isListed = tier !== partial || !requiredParts(parts).some(({ isAbsent }) => isAbsent) || isEnough(parts, ranking, least, lease);
  const lastTier = query.isStrict ? full : query.isConjunction ? related : partial;
  return { tier, matching, others: least, lastTier: query.isStrict || isListed ? lastTier : nothing };
}

/** Indexes of `matchTiers` in `rank.ts`. With -1 as the last tier, no record is listed. */
const full = 1;
/** The last tier whose records match all required parts. */
export const related = 2;
const partial = 3;
const nothing = -1;

function topResult({ tiers, coverage }: Ranking, elsewhere: TopResult = { tier: partial, coverage: 0 }): TopResult {
  let { tier, coverage: highest } = elsewhere;
  for (let index = 0; index < tiers.length; index += 1) {
    if ((tiers[index] as number) < tier) tier = tiers[index] as number;
    if ((coverage[index] as number) > highest) highest = coverage[index] as number;
  }
  return { tier, coverage: highest };
}

/** The parts grouped by operand of OR; a query without parts has one empty group. */
export function alternativesOf<One extends Pick<MatchedPart, 'part'>>(parts: readonly One[]): readonly (readonly One[])[] {
  const alternatives = [...Map.groupBy(parts, ({ part }) => part.alternative ?? 0).values()];
  return alternatives.length > 0 ? alternatives : [[]];
}

/**
 * Whether a record with at least `coverage` matches enough of the query; a longer query needs a smaller share. Absent parts count as
 * the rarest words, so that "chocolate cake recipe" lists no record that only has "recipe".
 */
function isEnough(parts: readonly MatchedPart[], { docs, coverage }: Ranking, least: number, lease: Lease): boolean {
  if (parts.length === 0) return docs.length > 0;
  // One part of a name may suffice, since the others may be spelled differently.
  const mayBeName = parts.some(({ part }) => part.ways.some(({ type }) => type === 'nameKey'));
  const sure = parts.map(({ part, share, isAbsent }) =>
    isAbsent && !mayBeName ? share / weights.absent / Math.max(1, roles[part.role].weight) : share,
  );
  const total = sure.reduce((sum, share) => sum + share, 1e-9);
  const effective = 1 / sure.reduce((sum, share) => sum + (share / total) ** 2, 1e-9);
  const needed = cutoffs.cover / Math.max(1, effective / 2) ** cutoffs.longer;
  const covered = lease.doubles((docs.at(-1) ?? -1) + 1).fill(0);
  for (const [part, { matches }] of parts.entries()) {
    const weight = (sure[part] as number) / total;
    for (let index = 0; index < matches.docs.length; index += 1) {
      const doc = matches.docs[index] as number;
      if (doc < covered.length) covered[doc] = (covered[doc] as number) + weight * (matches.closeness[index] as number);
    }
  }
  for (let index = 0; index < docs.length; index += 1)
    if ((covered[docs[index] as number] as number) >= needed && (coverage[index] as number) >= least) return true;
  return false;
}

/** Notices are checked against this many listed records, which bounds their cost for long lists. */
export const noticedMost = 1000;

const isYear = ({ part }: MatchedPart) => part.ways.some(({ type }) => type === 'year');

/**
 * What an answer reports about itself. `listed`: the listed records of this index, of which each is what a notice says; `best`: the best of
 * them, if any; `tier`: the best tier that has a record.
 */
export function noticesOf(
  { corrected, identifier, year }: Query,
  parts: readonly MatchedPart[],
  ranking: Ranking,
  { best, tier, listed }: { readonly best: number | undefined; readonly tier: number; readonly listed: ReadonlySet<number> },
): OutcomeNotice[] {
  if (identifier) return [];
  const required = alternativesOf(parts).flatMap(requiredParts);
  const textsOf = (matched: readonly MatchedPart[]) => matched.map(({ part }) => part.text);
  if (best === undefined) {
    if (parts.length === 0 && year) return [{ code: 'absent', words: [year.asked], of: 'years' }];
    const absent = required.filter(({ isAbsent }) => isAbsent);
    const names = required.filter(({ isOnlyName }) => isOnlyName);
    if (absent.length === 0 && names.length > 0) return [{ code: 'absent', words: textsOf(names), of: 'only-name' }];
    const [field] = absent.map(({ part }) => part.field);
    return [{ code: 'absent', words: textsOf(absent.filter(({ part }) => part.field === field)), ...(field && { field }) }];
  }
  const notices: OutcomeNotice[] = corrected ? [{ code: 'corrected', as: corrected }] : [];
  const matches = new Map(required.map((part) => [part, part.matches.of(new Set([best])).get(best)]));
  const requiredWhere = (is: (match: Match | undefined) => boolean) => required.filter((part) => is(matches.get(part)));
  const isOfEach = (part: MatchedPart, is: (match: Match) => boolean) => {
    const each = [...part.matches.of(listed).values()];
    return each.length === listed.size && each.every(is);
  };
  const alike = requiredWhere((match) => match?.type === 'nameKey');
  const sounding = alike.filter((part) => isOfEach(part, ({ type }) => type === 'nameKey'));
  if (sounding.length > 0) notices.push({ code: 'sounding', words: textsOf(sounding) });
  const otherYears = year && ranking.isOfOtherYears ? [year.asked] : [];
  // "Planck 2018" ranks by the year but does not require it, since a title may have another number.
  const withoutYear = parts.filter(
    (part) => isYear(part) && !required.includes(part) && listed.size < noticedMost && part.matches.of(listed).size === 0,
  );
  const missing = requiredWhere((match) => match === undefined);
  const closest = requiredWhere((match) => match !== undefined && !strong.has(match.type));
  // A name spelled like the word is the closest there is, if only some of the listed records have it.
  const nowhere = [...closest.filter(({ isAbsent }) => isAbsent), ...alike.filter((part) => !sounding.includes(part))];
  // If any record at all matches a part, the part is `missing` from the best record rather than absent from the collection.
  const years = [...otherYears, ...textsOf(withoutYear)];
  const words = [...textsOf([...missing, ...closest.filter(({ isAbsent }) => !isAbsent)]), ...years];
  if (words.length > 0 && (tier > full || years.length > 0))
    notices.push({ code: 'missing', words, absent: textsOf([...missing, ...withoutYear].filter(({ isAbsent }) => isAbsent)) });
  const concepts = nowhere.flatMap((part) => {
    const concept = matches.get(part)?.term.match(/^c_.*/)?.[0];
    return concept !== undefined && isOfEach(part, ({ term }) => term === concept) ? concept : [];
  });
  if (nowhere.length > 0) notices.push({ code: 'closest', words: textsOf(nowhere), concepts });
  return notices;
}
