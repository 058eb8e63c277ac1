import { memoized } from '#lib/domain/bounds/memoized.ts';
import { damerau } from '#lib/text/spelling/damerau.ts';
import { SpellIndex } from '#lib/text/spelling/spell.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';

/** From so many letters on two typos are forgiven. */
const longMin = 12;

let known: { readonly names: ReadonlyMap<string, string>; readonly spelling: SpellIndex } | undefined;

/**
 * The name of a subject that these words are, but for a typo or a blank too many: «ستار لنك» is ستارلينك, «تلسكوب هبل» تلسكوب هابل. A short word alone has too
 * many neighbours; within the name it stands in it has one.
 */
export function nearName(text: string): string | undefined {
  known ??= openNames();
  const asked = joined(text);
  const same = known.names.get(asked);
  if (same !== undefined) return words(same).join(' ') === words(text).join(' ') ? undefined : same;
  const nearest = known.spelling.nearest(asked);
  const name = nearest === null ? undefined : known.names.get(nearest);
  if (name === undefined || nearest === null) return undefined;
  const typos = asked.length >= longMin ? 2 : 1;
  return damerau(asked, nearest, typos) <= typos ? name : undefined;
}

function openNames() {
  const names = new Map<string, string>();
  for (const { en, ar } of defaultVocabulary().concepts.values())
    for (const name of [...en, ...ar]) {
      const key = joined(name);
      if (key.length >= 5 && !names.has(key)) names.set(key, name);
    }
  return { names, spelling: new SpellIndex([...names.keys()].map((key) => [key, 1] as const)) };
}

const joined = (text: string) => (/^[\p{L} ]+$/u.test(text) ? text.split(' ') : [text]).map(joinedPiece).join('');

/** Names share their words. */
const joinedPiece = memoized(
  (piece) =>
    words(piece)
      .map((word) => word.replace(/^ال(?=.{3})/, ''))
      .join(''),
  { most: 20_000, length: 40 },
);
