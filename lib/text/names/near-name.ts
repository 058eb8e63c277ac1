import { memoized } from '#lib/base/bounds/memoized.ts';
import { damerau } from '#lib/base/damerau.ts';
import { SpellIndex } from '#lib/text/spelling/spell.ts';
import { defaultVocabulary, namesOf } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';

/** Minimum length of a name in which two typos are allowed. */
const longMin = 12;

let index: { readonly names: ReadonlyMap<string, string>; readonly spelling: SpellIndex } | undefined;

/**
 * The vocabulary's name that a text misspells by a typo or a blank: «ستار لنك» means «ستارلينك». Compares whole names, since a short word
 * resembles many others.
 */
export function nearName(text: string): string | undefined {
  index ??= openNames();
  const key = joinWords(text);
  const exact = index.names.get(key);
  if (exact !== undefined) return words(exact).join(' ') === words(text).join(' ') ? undefined : exact;
  const nearest = index.spelling.nearest(key);
  const name = nearest === null ? undefined : index.names.get(nearest);
  if (name === undefined || nearest === null) return undefined;
  const typos = key.length >= longMin ? 2 : 1;
  return damerau(key, nearest, typos) <= typos ? name : undefined;
}

function openNames() {
  const names = new Map<string, string>();
  for (const concept of defaultVocabulary().concepts.values())
    for (const name of namesOf(concept)) {
      const key = joinWords(name);
      if (key.length >= 5 && !names.has(key)) names.set(key, name);
    }
  return { names, spelling: new SpellIndex([...names.keys()].map((key) => [key, 1] as const)) };
}

const joinWords = (text: string) => (/^[\p{L} ]+$/u.test(text) ? text.split(' ') : [text]).map(joinPiece).join('');

/** Memoised, since names share words. */
const joinPiece = memoized(
  (piece) =>
    words(piece)
      .map((word) => word.replace(/^ال(?=.{3})/, ''))
      .join(''),
  { most: 20_000, length: 40 },
);
