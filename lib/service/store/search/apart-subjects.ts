import type { AnalysedWord, ConceptSpan } from '#lib/text/analyse.ts';
import { generality } from '#lib/text/general-words.ts';
import { isBefallen, processSubjects } from '#lib/text/processes.ts';
import { isRegionName } from '#lib/text/region-names.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { houseVocabulary, type Node } from '#lib/text/vocabulary.ts';

/** A longer query is a sentence, in which words stand near each other by chance. */
const wordsMax = 5;

/**
 * Subjects whose names of two words a query has apart or in another order, as tokens by the place of each of the words: who asks how astronauts protect
 * themselves from radiation asks for radiation protection. Words of all research, and places, name nothing so. So are those that a process leads to: how stars die.
 */
export function apartSubjects(units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): ReadonlyMap<number, readonly string[]> {
  const isTaken = (place: number) => spans.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  const free = units.flatMap((unit, place) => (isFree(unit) && !isTaken(place) ? [place] : []));
  const found = new Map<number, Set<string>>();
  const add = (place: number, token: string) => found.set(place, (found.get(place) ?? new Set()).add(token));
  if (units.filter(({ stop }) => !stop).length > wordsMax) return new Map();
  for (const one of free)
    for (const other of free)
      for (const token of one === other ? [] : namedBy(units[one] as AnalysedWord, units[other] as AnalysedWord))
        for (const place of [one, other]) add(place, token);
  for (const [place, unit] of units.entries())
    for (const { from, concepts } of isTaken(place) ? [] : spans.filter((span) => span.from !== place))
      for (const token of processSubjects(unit.stems.join(' '), concepts))
        for (const one of [place, from, ...targets(units, unit)]) add(one, token);
  return new Map([...found].map(([place, tokens]) => [place, [...tokens]]));
}

/** The places of what a process befalls as a matter of course. */
const targets = (units: readonly AnalysedWord[], process: AnalysedWord): number[] =>
  units.flatMap(({ stems }, place) => (isBefallen(process.stems.join(' '), stems.join(' ')) ? [place] : []));

function isFree({ words, stems, stop, whole }: AnalysedWord): boolean {
  return !stop && whole === undefined && !generality(stems.join(' ')) && !/^\d/.test(words[0] ?? '') && !words.some(isRegionName);
}

/** The subjects, not the areas, that have a name of these two words in this order, next to each other or with stop words between. */
function namedBy(one: AnalysedWord, other: AnalysedWord): string[] {
  const { root, concepts } = houseVocabulary();
  const first = root.next.get(one.stems.join(' '));
  const tokens = first ? tokensBehind(first, other.stems.join(' ')) : [];
  return tokens.filter((token) => concepts.get(token)?.kind === 'term');
}

function tokensBehind(node: Node, stemmed: string): string[] {
  const between = [...node.next].flatMap(([word, next]) => (isStopWord(word) ? tokensBehind(next, stemmed) : []));
  return [...(node.next.get(stemmed)?.tokens ?? []), ...between];
}
