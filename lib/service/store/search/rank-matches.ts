import type { Language } from '#lib/domain/language.ts';
import { memberSubjects } from '#lib/text/kindred-subjects.ts';
import { type Columns, slotFinder } from './columns.ts';
import type { Condition } from './condition.ts';
import { conditionsMet, type Met } from './conditions-met.ts';
import { thingsFirst } from './leading-subjects.ts';
import { liftTitles } from './lift-titles.ts';
import { raiseOfArea } from './main-area.ts';
import type { QueryExpressions } from './match-expression.ts';
import { bearing } from './match-phrase.ts';
import { priors } from './prior.ts';
import { meetingEnough, someOf } from './relax-conditions.ts';
import { ahead, eachPlace, keepWhere, multiplyAt, nothing, placeOf, type ScoredSlots, slotsOf, together } from './scored-slots.ts';
import type { ScoredId, SearchIndex } from './search-index.ts';

/** What a better match multiplies the score by, less one. */
const lift = {
  subjects: 0.8,
  narrow: 0.6,
  phrase: 0.3,
  keyword: 0.4,
  soft: 0.5,
  bearsAll: 0.6,
  person: 9,
} as const;

/** A narrow meaning that so few records have is widened: better the area of a subject than next to nothing. */
const narrowMin = 3;
/**
 * A condition that more records meet takes no part in bm25, which reads the whole list of each word it weighs, tens of milliseconds for the commonest.
 * Such a word says little of a record; where all are so common the records stand in order of their prior and of what is in their titles.
 */
const commonMin = 3000;
/** Words side by side cost bm25 what each of them costs; in a large collection that they stand so is enough. */
const sideBySide = /"[^" ]+ [^"]*"/;
/** What a record is worth of which bm25 weighs no word, or that it gives nothing because every record has the word. */
const floor = 0.2;

/**
 * Finds and scores records. A score is bm25 over weighted columns, lifted by words and phrases in the title, by the language of the reader
 * and, mildly, by citations and recency; equal scores are ordered by id elsewhere, so the order is total and stable.
 */
export function matchRanker(index: SearchIndex) {
  return async (
    columns: Columns,
    language: Language,
    query: QueryExpressions,
    mode: 'all' | 'any',
    typed: string,
  ): Promise<ScoredSlots> => {
    const slotOf = slotFinder(columns.id);
    const narrow = mode === 'all' && query.narrow ? await index.find(query.narrow) : [];
    const isNarrow = narrow.length >= narrowMin;
    const parts = mode === 'any' ? await conditionsMet(query.conditions, index, columns.size) : [];
    const expression = isNarrow ? query.narrow : mode === 'any' ? someOf(parts, query.except, columns.size) : query.all;
    if (!expression) return nothing;
    const slots = slotsOf(isNarrow ? narrow : await index.find(expression), slotOf);
    const found: ScoredSlots = { slots, scores: new Float64Array(slots.length) };
    const chosen: readonly Condition[] = mode === 'any' ? parts : (isNarrow && query.narrowConditions) || query.conditions;
    const by = mode === 'any' ? ' OR ' : ' AND ';
    const named = mode === 'all' && query.isLongName ? query.subjects : undefined;
    const weighed = {
      expression: named ?? expression,
      conditions: named ? [named] : chosen.map((one) => one.expression),
      by,
      met: slots.length,
    };
    const rows = slots.length > 0 ? await bm25Scores(index, columns, weighed) : [];
    weigh(found, rows, slotOf, priors(columns, language));
    const raise = (ids: readonly number[], by: number) => multiplyAt(found, slotsOf(ids, slotOf), 1 + by);
    // What all have lifts none above the others.
    const findMore = async (wanted: string | undefined) => (wanted && wanted !== expression && slots.length > 1 ? index.find(wanted) : []);
    raise(isNarrow ? [] : narrow, lift.narrow);
    const { phrase, title, subjects, soft, keyword } = query;
    for (const word of soft) raise(await findMore(word), lift.soft);
    raise(await findMore(keyword), lift.keyword);
    // Who names somebody beside a subject asks for their works first.
    for (const { expression: signed } of mode === 'any' ? signers(parts) : []) raise(await findMore(signed), lift.person);
    const bearers = await findMore(subjects);
    raise(bearers, lift.subjects);
    raise(await findMore(mode === 'all' ? query.bearsAll : undefined), lift.bearsAll);
    if (bearers.length * 2 > slots.length || (query.isHomograph && bearers.length > 0)) lowerOthers(found, slotsOf(bearers, slotOf));
    const hasAll = (wanted: string) => wanted === expression;
    const isFull = title && slots.length > 1 && (await liftTitles(index, columns, found, title, { typed, hasAll }));
    // Where titles with the words fill the first pages, texts that have them side by side are not seen.
    if (!isFull) raise(await findMore(phrase), lift.phrase);
    if (mode === 'any') return thingsFirst(parts, slotOf, meetingEnough(parts, slotOf, found, columns.size), columns.size);
    const [only] = query.conditions;
    if (only && query.conditions.length === 1) raiseOfArea(columns, found, only);
    const isOfOne = query.conditions.length === 1 && slots.length < commonMin;
    const close = slotsOf(isOfOne && only?.closely ? await index.find(only.closely) : [], slotOf);
    if (isOfOne && only?.closely && only.wider && close.length === 0) return nothing;
    const ordered = only && close.length > 0 ? await closeFirst(index, slotOf, found, { only, close }) : found;
    if (!query.behind || slots.length === 0) return ordered;
    return chanceLast(await withKin(index, columns, ordered, query, priors(columns, language)), slots, close);
  };
}

/**
 * Of one subject who is on it comes before who has the words of its name here and there. Where there is no lack of the first, the others are of its area; where all
 * words but one are space, they are none.
 */
async function closeFirst(
  index: SearchIndex,
  slotOf: (id: number) => number,
  found: ScoredSlots,
  { only, close }: { readonly only: Condition; readonly close: Int32Array },
): Promise<ScoredSlots> {
  const isClose = (slot: number) => placeOf(close, slot) >= 0;
  if (only.isOneWord) return keepWhere(found, isClose);
  const areas = close.length < found.slots.length ? (only.wider?.areas ?? []) : [];
  const near = areas.length > 0 ? slotsOf(await index.find(bearing(areas)), slotOf) : undefined;
  return ahead(near ? keepWhere(found, (slot) => isClose(slot) || placeOf(near, slot) >= 0) : found, close);
}

/** Where there is no lack of what is on a subject, what has the words of its name here and there stands even behind what is close to it. */
function chanceLast(found: ScoredSlots, own: Int32Array, close: Int32Array): ScoredSlots {
  if (close.length < narrowMin) return found;
  return ahead(
    found,
    found.slots.filter((slot) => placeOf(own, slot) < 0 || placeOf(close, slot) >= 0),
  );
}

/** Those asked for by name. Among more words somebody of that name who signed nothing on the subject is somebody else: the Wilson of Penzias and Wilson. */
function signers(parts: readonly Met[]): readonly Met[] {
  const subjects = new Set(parts.filter(({ isSubject, isPerson }) => isSubject && !isPerson).flatMap(({ ids }) => ids));
  const isMeant = ({ ids }: Met) => parts.length < 3 || subjects.size === 0 || ids.some((id) => subjects.has(id));
  return parts.filter((one) => one.isPerson && isMeant(one));
}

interface Weighed {
  readonly expression: string;
  readonly conditions: readonly string[];
  readonly by: string;
  /** How many records were found. */
  readonly met: number;
}

/** bm25 by the conditions that are rare enough for it. */
async function bm25Scores(index: SearchIndex, columns: Columns, { expression, conditions, by, met }: Weighed): Promise<Iterable<ScoredId>> {
  if (columns.size < commonMin) return index.scores(expression);
  // One condition alone is met by exactly what was found.
  const single = conditions.filter((condition) => !sideBySide.test(condition));
  const isOne = conditions.length === 1;
  const rare = isOne && met > commonMin ? [] : isOne ? single : await index.rarer(single, commonMin);
  if (rare.length === conditions.length) return index.scores(expression);
  return rare.length > 0 ? index.scores(rare.join(by)) : [];
}

/** Scores of bm25 where there are any, each times what the record is worth in itself. */
function weigh(
  { slots, scores }: ScoredSlots,
  rows: Iterable<ScoredId>,
  slotOf: (id: number) => number,
  worth: (slot: number) => number,
): void {
  for (const { id, score } of rows) {
    const place = placeOf(slots, slotOf(id));
    if (place >= 0) scores[place] = score;
  }
  for (let place = 0; place < slots.length; place += 1) scores[place] = ((scores[place] as number) + floor) * worth(slots[place] as number);
}

/** What is only akin to what was asked for, behind all that has it; of one subject in the order of how close it is. */
async function withKin(
  index: SearchIndex,
  columns: Columns,
  found: ScoredSlots,
  { behind = '', conditions }: QueryExpressions,
  worth: (slot: number) => number,
): Promise<ScoredSlots> {
  const slotOf = slotFinder(columns.id);
  const slots = slotsOf(await index.find(behind), slotOf).filter((slot) => placeOf(found.slots, slot) < 0);
  if (slots.length === 0) return found;
  let akin: ScoredSlots = { slots, scores: new Float64Array(slots.length) };
  weigh(akin, columns.size < commonMin ? await index.scores(behind) : [], slotOf, worth);
  const kin = conditions.length === 1 && slots.length < commonMin ? (conditions[0]?.kin ?? []) : [];
  for (const token of kin.toReversed()) akin = ahead(akin, slotsOf(await index.find(bearing([token, ...memberSubjects([token])])), slotOf));
  const least = found.scores.reduce((lowest, score) => Math.min(lowest, score), Number.POSITIVE_INFINITY);
  const best = akin.scores.reduce((most, score) => Math.max(most, score), 0);
  return together(found, { slots, scores: akin.scores.map((score) => (least * score) / (2 * best)) });
}

/**
 * Where most of what was found bears the subject, bm25 gives little for it and much for a part of its name in another meaning, as «الذكاء الاصطناعي» for
 * «الأقمار الاصطناعية»: who does not bear it comes behind.
 */
function lowerOthers({ slots, scores }: ScoredSlots, bearing: Int32Array): void {
  const bears = new Uint8Array(slots.length);
  eachPlace(slots, bearing, (place) => {
    bears[place] = 1;
  });
  for (let place = 0; place < slots.length; place += 1) if (bears[place] === 0) scores[place] = (scores[place] as number) * 0.05;
}
