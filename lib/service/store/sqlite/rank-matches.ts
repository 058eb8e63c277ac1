import type { DatabaseSync } from 'node:sqlite';
import type { Language } from '#lib/domain/language.ts';
import { words } from '#lib/text/fold.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { type Columns, flag, slotFinder } from './columns.ts';
import type { QueryExpressions } from './match-expression.ts';

/** Weights of title, title_stem, body, body_stem, people, concept, identifier in bm25; how they were found stands in docs/search.md. */
const weights = '1, 4, 0.2, 1, 3, 1.5, 6';

/** What a better match multiplies the score by, less one. */
const lift = {
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
export function matchRanker(database: DatabaseSync) {
  const idsOf = database.prepare('SELECT json_group_array(rowid) AS ids FROM research_fts WHERE research_fts MATCH ?');
  const scoresOf = database.prepare(
    `SELECT rowid AS id, -bm25(research_fts, ${weights}) AS score FROM research_fts WHERE research_fts MATCH ?`,
  );
  const titleOf = database.prepare(`SELECT doc ->> '$.title' AS title FROM research WHERE id = ?`);
  const find = (expression: string): number[] => JSON.parse((idsOf.get(expression) as { ids: string }).ids) as number[];

  const isExact = (id: number, asked: string): boolean => {
    const row = titleOf.get(id) as { title: string };
    return Object.values(JSON.parse(row.title) as Record<string, string>).some((title) => meantWords(title) === asked);
  };

  return (columns: Columns, language: Language, query: QueryExpressions, mode: 'all' | 'any', typed: string): Scores => {
    const narrow = mode === 'all' && query.narrow ? find(query.narrow) : [];
    const isNarrow = narrow.length >= narrowMin;
    const expression = isNarrow ? query.narrow : query[mode];
    if (!expression) return new Map();
    const slotOf = slotFinder(columns.id);
    const scores: Scores = new Map();
    const found = isNarrow ? narrow : find(expression);
    const scored =
      found.length <= scoredMax ? expression : query.titleWords && mode === 'all' && `(${query.titleWords}) AND (${expression})`;
    if (scored !== expression) for (const id of found) put(scores, slotOf(id), 0);
    if (scored)
      for (const row of scoresOf.iterate(scored) as Iterable<{ id: number; score: number }>) put(scores, slotOf(row.id), row.score);
    for (const [slot, score] of scores) scores.set(slot, (score + floor) * prior(columns, slot, language));
    const raise = (expressionOf: string | undefined, by: number): number[] => {
      const ids = expressionOf && scores.size > 1 ? find(expressionOf) : [];
      for (const id of ids) multiply(scores, slotOf(id), 1 + by);
      return ids;
    };
    for (const id of isNarrow ? [] : narrow) multiply(scores, slotOf(id), 1 + lift.narrow);
    raise(query.phrase, lift.phrase);
    const phrases = raise(query.titlePhrase, lift.titlePhrase);
    const inTitle = raise(query.titleWords, lift.titleWords);
    raise(query.titleAsTyped, lift.titleAsTyped);
    const asked = meantWords(typed);
    const candidates = query.titlePhrase ? phrases : inTitle;
    if (candidates.length <= exactMax)
      for (const id of candidates) if (scores.has(slotOf(id)) && isExact(id, asked)) multiply(scores, slotOf(id), 1 + lift.titleExact);
    if (mode === 'any') countConditions(query, find, slotOf, scores);
    return scores;
  };
}

/** With any of the words, a record that meets more of them is the better answer, and one word of many is none: it takes two of four. */
function countConditions(
  { conditions }: QueryExpressions,
  find: (expression: string) => number[],
  slotOf: (id: number) => number,
  scores: Scores,
): void {
  const met = new Map<number, number>();
  for (const condition of conditions)
    for (const id of find(condition)) {
      const slot = slotOf(id);
      if (scores.has(slot)) met.set(slot, (met.get(slot) ?? 0) + 1);
    }
  const least = conditions.length < 4 ? 1 : 2;
  for (const [slot, score] of scores) {
    const count = met.get(slot) ?? 0;
    if (count < least) scores.delete(slot);
    else scores.set(slot, score * (1 + (0.5 * count) / conditions.length));
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
