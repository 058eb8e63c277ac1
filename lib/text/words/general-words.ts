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

let known: ReadonlyMap<string, Generality> | undefined;

interface Generality {
  /** `request` says little beside anything, `deed` beside a subject, `general` once words have to be dropped. */
  readonly kind: 'request' | 'deed' | 'general';
  /** Of a deed: the stems that say the same. */
  readonly alike: ReadonlySet<string>;
}

/** How little a word says beside others, by its stem; undefined where it says enough. */
export function generality(stemmed: string): Generality | undefined {
  known ??= new Map(
    [
      { kind: 'general' as const, alike: stemsIn(wordsOfClass('general')) },
      { kind: 'request' as const, alike: stemsIn(wordsOfClass('request')) },
      ...wordGroups('deed').map((words) => ({ kind: 'deed' as const, alike: stemsIn(words) })),
    ].flatMap((group) => [...group.alike].map((one) => [one, group] as const)),
  );
  return known.get(stemmed);
}
