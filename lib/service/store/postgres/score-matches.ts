import { columnWeights } from '#lib/service/store/search/search-index.ts';
import { type ColumnName, columnLetters, lexemeOf } from './lexemes.ts';
import { nearCounts } from './near.ts';
import { type ExpressionNode, type NearNode, type PhraseNode, phrasesOf } from './parse-expression.ts';

/** The constants of bm25 as SQLite's FTS5 has them, so that both stores order alike. */
const [k1, b] = [1.2, 0.75];

export interface Collection {
  readonly records: number;
  /** Tokens of all records together. */
  readonly tokens: number;
}

/** Where each lexeme of the query stands in one record. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** `'tgalaxy':3A,7A 'bgalaxy':1A`, as PostgreSQL writes a vector out. */
export function readPlaces(vector: string): Places {
  const places = new Map<string, number[]>();
  for (const [, lexeme, at] of vector.matchAll(/'((?:[^']|'')*)':([\dA,]+)/g))
    places.set(
      (lexeme as string).replaceAll("''", "'").replaceAll('\\\\', '\\'),
      (at as string).split(',').map((place) => Number.parseInt(place, 10)),
    );
  return places;
}

/** What a word that `records` of the collection have says of one that has it; never nothing. */
function rarity(collection: Collection, records: number): number {
  const value = Math.log((collection.records - records + 0.5) / (records + 0.5));
  return value <= 0 ? 1e-6 : value;
}

/**
 * Scores a record by bm25. `counts` says of each phrase of the expression, in the order of `phrasesOf`, how many records have it. As in FTS5, a phrase counts
 * only where the part of the expression it stands in is met as a whole.
 */
export function recordScorer(
  root: ExpressionNode,
  counts: readonly number[],
  collection: Collection,
): (places: Places, length: number) => number {
  const phrases = phrasesOf(root);
  const rarities = new Map(phrases.map((phrase, place) => [phrase, rarity(collection, counts[place] as number)]));
  const mean = collection.tokens / Math.max(1, collection.records);
  return (places, length) => {
    let score = 0;
    const met = meets(root, places) ?? [];
    for (const [phrase, frequency] of met)
      score += ((rarities.get(phrase) as number) * (frequency * (k1 + 1))) / (frequency + k1 * (1 - b + (b * length) / mean));
    return score;
  };
}

type Met = [phrase: PhraseNode, frequency: number][];

/** The phrases that make the record meet a part, each with its weighted number of occurrences; undefined where it does not meet it. */
function meets(node: ExpressionNode, places: Places): Met | undefined {
  switch (node.kind) {
    case 'phrase': {
      const frequency = frequencyOf(node, places);
      return frequency > 0 ? [[node, frequency]] : undefined;
    }
    case 'near':
      return meetsNear(node, places);
    case 'not':
      return meets(node.except, places) ? undefined : meets(node.of, places);
    case 'and': {
      const all = node.of.map((part) => meets(part, places));
      return all.every((one) => one !== undefined) ? all.flat() : undefined;
    }
    case 'or': {
      const some = node.of.flatMap((part) => meets(part, places) ?? []);
      return some.length > 0 ? some : undefined;
    }
  }
}

function meetsNear({ of, distance }: NearNode, places: Places): Met | undefined {
  const lengths = of.map(({ tokens }) => tokens.length);
  const frequencies = of.map(() => 0);
  for (const column of (of[0]?.columns ?? []) as readonly ColumnName[]) {
    const starts = of.map((phrase) => startsOf(phrase, column, places));
    for (const [place, count] of nearCounts(starts, lengths, distance).entries())
      frequencies[place] = (frequencies[place] as number) + count * weightOf(column);
  }
  return frequencies.includes(0) ? undefined : of.map((phrase, place) => [phrase, frequencies[place] as number]);
}

function frequencyOf(phrase: PhraseNode, places: Places): number {
  let frequency = 0;
  for (const column of phrase.columns as readonly ColumnName[]) {
    const hits = startsOf(phrase, column, places).length;
    for (let hit = 0; hit < hits; hit += 1) frequency += weightOf(column);
  }
  return frequency;
}

const weightOf = (column: ColumnName): number => columnWeights[column as keyof typeof columnWeights] ?? 1;

/** Where a phrase begins in a column, ascending. */
function startsOf({ tokens, prefix }: PhraseNode, column: ColumnName, places: Places): readonly number[] {
  const last = tokens.length - 1;
  const at = tokens.map((token, place) => {
    const lexeme = lexemeOf(column, token);
    return prefix && place === last ? placesOfBeginning(lexeme, places) : (places.get(lexeme) ?? []);
  });
  const starts = at[0] as readonly number[];
  return last === 0 ? starts : starts.filter((start) => at.every((list, place) => list.includes(start + place)));
}

function placesOfBeginning(beginning: string, places: Places): readonly number[] {
  const all = [...places].filter(([lexeme]) => lexeme.startsWith(beginning)).flatMap(([, at]) => at);
  return [...new Set(all)];
}

/** The columns of the table of words by which a phrase of one token is counted without asking the index; undefined for any other. */
export function countColumn({ columns, tokens, prefix }: PhraseNode): string | undefined {
  if (tokens.length !== 1 || prefix) return undefined;
  const letters = columns.map((column) => columnLetters[column as ColumnName]).join('');
  return letters.length === 1 ? letters : wordGroups[letters];
}

/** Sets of columns that queries ask for together. */
const wordGroups: Readonly<Record<string, string>> = { tbpi: 'w', TB: 's' };
