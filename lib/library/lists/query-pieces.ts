import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { fold } from '#lib/text/words/fold.ts';

const piecesMax = 6;

/**
 * Splits a query into vocabulary names and single words, as typed, for separate searches. A query that is one name is split into its words.
 * Empty for one word.
 */
export function queryPieces(keyword: string): readonly string[] {
  const { clauses } = parseQuery(keyword);
  const text = clauses.flatMap(({ exclude, text: clauseText }) => (exclude ? [] : clauseText)).join(' ');
  const { units, spans } = analyse(text);
  const ranges = wordRanges(text);
  const typedText = (from: number, to: number) => text.slice(ranges[from]?.[0], ranges[to - 1]?.[1]);
  const isWhole = spans.some(({ from, to }) => from === 0 && to === units.length);
  const pieces: string[] = [];
  for (let index = 0; index < units.length; ) {
    const to = (isWhole ? undefined : spans.find(({ from }) => from === index)?.to) ?? index + 1;
    if (to > index + 1 || !units[index]?.stop) pieces.push(typedText(index, to));
    index = to;
  }
  const distinct = [...new Map(pieces.map((piece) => [fold(piece), piece])).values()].slice(0, piecesMax);
  return distinct.length > 1 ? distinct : [];
}
