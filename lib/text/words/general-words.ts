import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { wordGroups, wordsOfClass } from './word-classes.ts';

const stemsIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.map((word) =>
      word
        .split('-')
        .map((part) => stem(fold(part)))
        .join(' '),
    ),
  );

let generalityByStem: ReadonlyMap<string, Generality> | undefined;

interface Generality {
  /** `request`: asks for publications; `action`: what was done with a subject. Records need not match these words if a query has others. */
  readonly kind: 'request' | 'action' | 'general';
  /** For an `action`, the stems of its synonyms; otherwise all stems of its kind. */
  readonly alike: ReadonlySet<string>;
}

/** Why the word with this stem contributes little to a query; undefined for a distinctive word. */
export function generality(stemmed: string): Generality | undefined {
  generalityByStem ??= new Map(
    [
      { kind: 'general' as const, alike: stemsIn(wordsOfClass('general')) },
      { kind: 'request' as const, alike: stemsIn(wordsOfClass('request')) },
      ...wordGroups('action').map((words) => ({ kind: 'action' as const, alike: stemsIn(words) })),
    ].flatMap((group) => [...group.alike].map((member) => [member, group] as const)),
  );
  return generalityByStem.get(stemmed);
}
