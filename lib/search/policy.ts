import { isStrong, type MatchedPart } from './match-parts.ts';
import type { Scored } from './rank.ts';
import type { Query } from './understand.ts';
import { cuts, loose, type Role, roles } from './weights.ts';

/** What an answer says of itself; the contract words it. */
export type Notice =
  | { readonly code: 'corrected'; readonly as: string }
  /** No record has these. */
  | { readonly code: 'absent'; readonly words: readonly string[] }
  /** The best lacks these. */
  | { readonly code: 'lacking'; readonly words: readonly string[] }
  /** People whose names sound so. */
  | { readonly code: 'sounding'; readonly words: readonly string[] }
  /** What is shown is of what stands closest. */
  | { readonly code: 'closest'; readonly words: readonly string[] };

/** Which part of the answer a record is in. */
export type Tier = 'identifier' | 'full' | 'related' | 'core' | 'wider' | 'partial';
const tiers: readonly Tier[] = ['identifier', 'full', 'related', 'core', 'wider', 'partial'];

/** What a query is about, beside the words that say more of it, where it is and what it is done with. */
const aboutRoles: ReadonlySet<Role> = new Set<Role>(['subject', 'thing', 'person', 'institution']);
const besideRoles: ReadonlySet<Role> = new Set<Role>(['place', 'method', 'agency']);

/** A record is in the first tiers where it meets every required part, by itself or by what stands closest. */
export function tierOf({ identifier }: Query, parts: readonly MatchedPart[], doc: number): Tier {
  if (identifier) return 'identifier';
  const required = requiredParts(parts);
  const matches = required.map(({ matches: own }) => own.get(doc));
  if (matches.every(isStrong)) return 'full';
  if (matches.every((match) => match && !loose.has(match.type))) return 'related';
  const core = coreParts(required);
  if (core.length === 0) return 'partial';
  const met = core.map(({ matches: own }) => own.get(doc));
  if (met.every(isStrong)) return 'core';
  return met.every((match) => match !== undefined && match.type !== 'some') ? 'wider' : 'partial';
}

/** The subjects; without any, beside a place or a method, the words. */
function coreParts(required: readonly MatchedPart[]): readonly MatchedPart[] {
  const about = required.filter(({ part }) => aboutRoles.has(part.role));
  if (about.length > 0) return about;
  const words = required.filter(({ part }) => !besideRoles.has(part.role));
  return words.length < required.length ? words : [];
}

/** Those without which a record is no full answer; of a query of little words all. */
function requiredParts(parts: readonly MatchedPart[]): readonly MatchedPart[] {
  const required = parts.filter(({ part }) => roles[part.role].isRequired);
  return required.length > 0 ? required : parts;
}

export interface Shown {
  readonly rows: readonly (Scored & { readonly tier: Tier })[];
  readonly notices: readonly Notice[];
}

export function show(query: Query, parts: readonly MatchedPart[], found: readonly Scored[]): Shown {
  const rows = cut(query, parts, found);
  return { rows, notices: noticesOf(query, parts, rows) };
}

/** Of the best tier there is what is not far behind its best, and of the lower ones what is close to it; what meets not even the core of a query has to meet much of it. */
function cut(query: Query, parts: readonly MatchedPart[], found: readonly Scored[]): Shown['rows'] {
  const tiered = found.map((scored) => ({ ...scored, tier: tierOf(query, parts, scored.doc) }));
  const first = Math.min(...tiered.map(({ tier }) => tiers.indexOf(tier)));
  const best = tiered.find(({ tier }) => tiers.indexOf(tier) === first);
  if (query.isStrict) return tiered.filter(({ tier }) => tier === 'identifier' || tier === 'full');
  if (!best || (best.tier === 'partial' && !isEnough(parts, found))) return [];
  return tiered.filter(({ score, coverage, tier }) => {
    const least = tiers.indexOf(tier) > first ? cuts.behind : cuts.score;
    return score >= least * best.score && coverage >= cuts.share * best.coverage;
  });
}

/** Whether the best three have enough of the query between them, of a longer one a smaller share. */
function isEnough(parts: readonly MatchedPart[], found: readonly Scored[]): boolean {
  const effective = 1 / parts.reduce((sum, { share }) => sum + share ** 2, 1e-9);
  const longer = Math.max(1, effective / 2) ** cuts.longer;
  return Math.max(...found.slice(0, 3).map(({ sureness }) => sureness)) >= cuts.cover / longer;
}

function noticesOf({ corrected }: Query, parts: readonly MatchedPart[], rows: Shown['rows']): Notice[] {
  const [best] = rows;
  const required = requiredParts(parts);
  const absent = required.filter(({ count }) => count === 0).map(({ part }) => part.text);
  if (!best) return [{ code: 'absent', words: absent.length > 0 ? absent : parts.map(({ part }) => part.text) }];
  const notices: Notice[] = corrected === undefined ? [] : [{ code: 'corrected', as: corrected }];
  const of = (is: (match: ReturnType<MatchedPart['matches']['get']>) => boolean) =>
    required.filter(({ matches }) => is(matches.get(best.doc))).map(({ part }) => part.text);
  const lacking = of((match) => match === undefined);
  const closest = of((match) => match !== undefined && !isStrong(match));
  const sounding = of((match) => match?.type === 'nameKey');
  if (sounding.length > 0) notices.push({ code: 'sounding', words: sounding });
  if (lacking.length > 0) notices.push({ code: 'lacking', words: lacking });
  if (closest.length > 0) notices.push({ code: 'closest', words: closest });
  return notices;
}
