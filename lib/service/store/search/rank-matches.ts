import type { Language } from '#lib/domain/language.ts';
import { type Columns, slotFinder } from './columns.ts';
import { liftTitles } from './lift-titles.ts';
import type { Condition, QueryExpressions } from './match-expression.ts';
import { priors } from './prior.ts';
import { eachPlace, keepWhere, multiplyAt, nothing, placeOf, type ScoredSlots, slotsOf } from './scored-slots.ts';
import type { ScoredId, SearchIndex } from './search-index.ts';

/** What a better match multiplies the score by, less one. */
const lift = {
  subjects: 0.8,
  narrow: 0.6,
  phrase: 0.3,
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
    const parts = mode === 'any' ? await meetable(query.conditions, index) : [];
    const expression = isNarrow ? query.narrow : mode === 'any' ? someOf(parts, query.except) : query.all;
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
    const { phrase, title, subjects } = query;
    const bearing = await findMore(subjects);
    raise(bearing, lift.subjects);
    if (bearing.length * 2 > slots.length) lowerOthers(found, slotsOf(bearing, slotOf));
    const hasAll = (wanted: string) => wanted === expression;
    const isFull = title && slots.length > 1 && (await liftTitles(index, columns, found, title, { typed, hasAll }));
    // Where titles with the words fill the first pages, texts that have them side by side are not seen.
    if (!isFull) raise(await findMore(phrase), lift.phrase);
    return mode === 'any' ? meetingEnough(parts, slotOf, found) : found;
  };
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
function weigh({ slots, scores }: ScoredSlots, rows: Iterable<ScoredId>, slotOf: (id: number) => number, worth: Float64Array): void {
  for (const { id, score } of rows) {
    const place = placeOf(slots, slotOf(id));
    if (place >= 0) scores[place] = score;
  }
  for (let place = 0; place < slots.length; place += 1)
    scores[place] = ((scores[place] as number) + floor) * (worth[slots[place] as number] as number);
}

interface Meetable {
  readonly expression: string;
  readonly isSubject: boolean;
  /** Who meets it. */
  readonly ids: readonly number[];
}

/** The conditions with who meets them; a subject that no record bears counts as met by its areas. */
function meetable(conditions: readonly Condition[], index: SearchIndex): Promise<Meetable[]> {
  return Promise.all(
    conditions.map(async ({ expression, isSubject, wider }) => {
      const ids = await index.find(expression);
      if (ids.length > 0 || !wider || conditions.length > fewWords) return { expression, isSubject, ids };
      return { expression: wider, isSubject, ids: await index.find(wider) };
    }),
  );
}

/** So many conditions are a search in a few words; a sentence says its subject in several ways, and the collection may say it in another. */
const fewWords = 3;

/** Any of the conditions; where few words name a subject, not without one: who asks for "weak lensing shear" does not mean the shear of rocks. */
function someOf(parts: readonly Meetable[], except: string | undefined): string | undefined {
  const met = parts.filter(({ ids }) => ids.length > 0);
  if (met.length === 0) return undefined;
  const oneOf = (some: readonly Meetable[]) => `(${some.map(({ expression }) => expression).join(' OR ')})`;
  const subjects = met.filter(({ isSubject }) => isSubject);
  const isShort = parts.length <= fewWords;
  const wanted = isShort && subjects.length > 0 && subjects.length < met.length ? `${oneOf(subjects)} AND ${oneOf(met)}` : oneOf(met);
  return except ? `(${wanted}) NOT (${except})` : wanted;
}

/** With any of the words, a record that meets more of them is the better answer, and one word of many is none: it takes two of four, and of three where some records have two. */
function meetingEnough(parts: readonly Meetable[], slotOf: (id: number) => number, found: ScoredSlots): ScoredSlots {
  const met = new Uint8Array(found.slots.length);
  for (const { ids } of parts)
    eachPlace(found.slots, slotsOf(ids, slotOf), (place) => {
      met[place] = (met[place] as number) + 1;
    });
  const isEnough = met.reduce((count, one) => count + Number(one > 1), 0) >= narrowMin;
  const least = parts.length < 3 || (parts.length === 3 && !isEnough) ? 1 : 2;
  for (let place = 0; place < met.length; place += 1)
    found.scores[place] = (found.scores[place] as number) * (1 + (0.5 * (met[place] as number)) / parts.length);
  return keepWhere(found, (_, place) => (met[place] as number) >= least);
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
