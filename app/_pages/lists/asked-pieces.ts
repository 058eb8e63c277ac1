import { analyse, wordRanges } from '#lib/text/analyse.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { fold } from '#lib/text/words/fold.ts';

const piecesMax = 6;

/** The names and words of a query as they were typed, each to be searched alone; empty where there is only one. Of one name alone, its words. */
export function askedPieces(keyword: string): readonly string[] {
  const { clauses } = parseQuery(keyword);
  const text = clauses.flatMap(({ exclude, text: own }) => (exclude ? [] : own)).join(' ');
  const { units, spans } = analyse(text);
  const ranges = wordRanges(text);
  const typed = (from: number, to: number) => text.slice(ranges[from]?.[0], ranges[to - 1]?.[1]);
  const isWhole = spans.some(({ from, to }) => from === 0 && to === units.length);
  const pieces: string[] = [];
  for (let at = 0; at < units.length; ) {
    const to = (isWhole ? undefined : spans.find(({ from }) => from === at)?.to) ?? at + 1;
    if (to > at + 1 || !units[at]?.stop) pieces.push(typed(at, to));
    at = to;
  }
  const distinct = [...new Map(pieces.map((piece) => [fold(piece), piece])).values()].slice(0, piecesMax);
  return distinct.length > 1 ? distinct : [];
}
