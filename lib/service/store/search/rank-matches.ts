import type { Language } from '#lib/domain/language.ts';
import type { Localized } from '#lib/domain/text.ts';
import { words } from '#lib/text/fold.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { type Columns, flag, slotFinder } from './columns.ts';
import type { Condition, QueryExpressions } from './match-expression.ts';
import type { SearchIndex } from './search-index.ts';

/** What a better match multiplies the score by, less one. */
const lift = {
  subjects: 0.8,
  narrow: 0.6,
  titleWords: 0.4,
  titleAsTyped: 0.15,
  titlePhrase: 0.6,
  phrase: 0.3,
  titleExact: 9,
  sameLanguage: 0.06,
} as const;

/** A narrow meaning that so few records have is widened: better the area of a subject than next to nothing. */
const narrowMin = 3;
/** bm25 costs a microsecond a record: of a larger set only those with the words in the title get one, the rest stand in order of their prior. */
const scoredMax = 20_000;
/** Titles read to see whether the query is all of one. */
const exactMax = 200;
/** What a record is worth that bm25 has not seen, or that it gives nothing because every record has the word. */
const floor = 0.2;

export type Scores = Map<number, number>;

/**
 * Finds and scores records. A score is bm25 over weighted columns, lifted by words and phrases in the title, by the language of the reader
 * and, mildly, by citations and recency; equal scores are ordered by id elsewhere, so the order is total and stable.
 */
export function matchRanker(index: SearchIndex) {
  /** Of a set that costs too much to score, those with the words in the title get a score, the others none. */
  const scored = async (found: readonly number[], expression: string, query: QueryExpressions, mode: 'all' | 'any') => {
    if (found.length <= scoredMax) return index.scores(expression);
    return query.titleWords && mode === 'all' ? index.scores(`(${query.titleWords}) AND (${expression})`) : [];
  };
  const isExact = (title: Localized, asked: string) =>
    Object.values(title).some((text) => text !== undefined && meantWords(text) === asked);
  const exactOf = async (candidates: readonly number[], asked: string) => {
    const titles = candidates.length <= exactMax ? await index.titles(candidates) : new Map<number, Localized>();
    return [...titles].filter(([, title]) => isExact(title, asked)).map(([id]) => id);
  };

  return async (columns: Columns, language: Language, query: QueryExpressions, mode: 'all' | 'any', typed: string): Promise<Scores> => {
    const narrow = mode === 'all' && query.narrow ? await index.find(query.narrow) : [];
    const isNarrow = narrow.length >= narrowMin;
    const parts = mode === 'any' ? await meetable(query.conditions, index) : [];
    const expression = isNarrow ? query.narrow : mode === 'any' ? someOf(parts, query.except) : query.all;
    if (!expression) return new Map();
    const slotOf = slotFinder(columns.id);
    const scores: Scores = new Map();
    const found = isNarrow ? narrow : await index.find(expression);
    if (found.length > scoredMax) for (const id of found) put(scores, slotOf(id), 0);
    for (const { id, score } of await scored(found, expression, query, mode)) put(scores, slotOf(id), score);
    for (const [slot, score] of scores) scores.set(slot, (score + floor) * prior(columns, slot, language));
    const raise = (ids: readonly number[], by: number) => {
      for (const id of ids) multiply(scores, slotOf(id), 1 + by);
    };
    const findMore = async (wanted: string | undefined) => (wanted && scores.size > 1 ? index.find(wanted) : []);
    raise(isNarrow ? [] : narrow, lift.narrow);
    const { phrase, titlePhrase, titleWords, titleAsTyped, subjects } = query;
    const more = [phrase, titlePhrase, titleWords, titleAsTyped, subjects].map(findMore);
    const [whole, phrases, inTitle, asTyped, bearing] = await Promise.all(more);
    raise(whole as readonly number[], lift.phrase);
    raise(phrases as readonly number[], lift.titlePhrase);
    raise(inTitle as readonly number[], lift.titleWords);
    raise(asTyped as readonly number[], lift.titleAsTyped);
    raise(bearing as readonly number[], lift.subjects);
    const candidates = (titlePhrase ? phrases : inTitle) as readonly number[];
    const visible = candidates.filter((id) => scores.has(slotOf(id)));
    raise(candidates.length <= exactMax ? await exactOf(visible, meantWords(typed)) : [], lift.titleExact);
    if (mode === 'any') countConditions(parts, slotOf, scores);
    return scores;
  };
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
      if (ids.length > 0 || !wider) return { expression, isSubject, ids };
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
function countConditions(parts: readonly Meetable[], slotOf: (id: number) => number, scores: Scores): void {
  const met = new Map<number, number>();
  for (const { ids } of parts)
    for (const id of ids) {
      const slot = slotOf(id);
      if (scores.has(slot)) met.set(slot, (met.get(slot) ?? 0) + 1);
    }
  const isEnough = [...met.values()].filter((count) => count > 1).length >= narrowMin;
  const least = parts.length < 3 || (parts.length === 3 && !isEnough) ? 1 : 2;
  for (const [slot, score] of scores) {
    const count = met.get(slot) ?? 0;
    if (count < least) scores.delete(slot);
    else scores.set(slot, score * (1 + (0.5 * count) / parts.length));
  }
}

/** Citations and recency decide among equals: together at most a tenth; the language of the reader 6 %. */
export function prior(columns: Columns, slot: number, language: Language): number {
  const citations = Math.max(0, columns.citations[slot] as number);
  const age = Math.max(0, newest(columns) - (columns.year[slot] as number));
  const isTheirs = language === 'ar' ? ((columns.flags[slot] as number) & flag.arabic) !== 0 : !isArabic(columns, slot);
  return (1 + Math.min(0.06, Math.log10(1 + citations) * 0.015)) * (1 + 0.04 / (1 + age / 10)) * (isTheirs ? 1 + lift.sameLanguage : 1);
}

const isArabic = (columns: Columns, slot: number) => columns.languages[columns.language[slot] as number] === 'ar';

const newestOf = new WeakMap<Columns, number>();
function newest(columns: Columns): number {
  const known = newestOf.get(columns);
  if (known !== undefined) return known;
  const year = columns.year.reduce((most, one) => Math.max(most, one), 0);
  newestOf.set(columns, year);
  return year;
}

/** A text as its words that carry meaning, for saying that a query is the whole title. */
function meantWords(text: string): string {
  const all = words(text);
  const meant = all.filter((word) => !isStopWord(word));
  return (meant.length > 0 ? meant : all).join(' ');
}

function put(scores: Scores, slot: number, score: number): void {
  if (slot >= 0) scores.set(slot, score);
}

function multiply(scores: Scores, slot: number, by: number): void {
  const score = scores.get(slot);
  if (score !== undefined) scores.set(slot, score * by);
}
