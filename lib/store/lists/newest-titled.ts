import type { NameIndex, NameQuery } from '#lib/store/values/search-index.ts';

/** The beginning of a word is expanded to at most this many words of the index, the most common ones. Many begin with the Arabic article. */
const wordsMax = 60;

/** The beginning of a word as typed and, in Arabic, without its article or with it. */
function formsOf(text: string): readonly string[] {
  if (!/^[\u0621-\u064a]{3,}$/.test(text)) return [text];
  const bare = text.replace(/^ال(?=.{2})/, '');
  return [text, bare === text ? `ال${text}` : bare];
}

/** Ids of the newest publications with all these words in a title, or one of the `otherTerms` of a word in its place. */
export async function newestTitled(
  index: NameIndex,
  nameWords: NameQuery['words'],
  max: number,
  otherTerms: (word: string) => readonly string[] = () => [],
): Promise<readonly number[]> {
  const groups = await index.lookUp((terms) =>
    nameWords.map(({ text, isBeginning }) => [
      ...(isBeginning ? formsOf(text).flatMap((form) => terms.termsBeginning(`w${form}`, wordsMax)) : [`w${text}`]),
      ...otherTerms(text),
    ]),
  );
  return index.newestTitled(groups, max);
}
