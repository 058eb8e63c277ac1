import { memoized } from '#lib/domain/bounds/memoized.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Marks whole words of the original whose stem is asked for. The segments joined are the original, character by
 * character. Words are found in the original and analysed one by one; offsets of folded text are never used, because
 * folding changes lengths (vocalised Arabic, ligatures). `prefixes` are folded beginnings, for the word being typed.
 */
export function highlight(original: string, queryStems: ReadonlySet<string>, prefixes: readonly string[] = []): Segment[] {
  const segments: Segment[] = [];
  let plainFrom = 0;
  if (queryStems.size > 0 || prefixes.length > 0)
    for (const found of original.matchAll(writtenWord)) {
      if (!isAskedFor(found[0], queryStems, prefixes)) continue;
      if (found.index > plainFrom) segments.push({ text: original.slice(plainFrom, found.index), match: false });
      segments.push({ text: found[0], match: true });
      plainFrom = found.index + found[0].length;
    }
  if (plainFrom < original.length) segments.push({ text: original.slice(plainFrom), match: false });
  return segments;
}

/** A word of an original carries its marks, tatweel, apostrophes and joiners with it; hyphens divide, so that one part can be marked. */
export const writtenWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640\u200b-\u200f\u061c\u00ad]|['’ʼ](?=\p{L}))*/gu;

function isAskedFor(text: string, queryStems: ReadonlySet<string>, prefixes: readonly string[]): boolean {
  return meantTokens(text).some(
    (token) => queryStems.has(stem(token)) || queryStems.has(token) || prefixes.some((prefix) => token.startsWith(prefix)),
  );
}

/** The tokens of a written word that say something. */
const meantTokens = memoized((written): readonly string[] => words(written).filter((token) => !isStopWord(token)), {
  most: 50_000,
  length: 40,
});
