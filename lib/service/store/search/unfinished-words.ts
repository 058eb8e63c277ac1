import { words } from '#lib/text/fold.ts';
import { isRegionName } from '#lib/text/region-names.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { isVocabularyWord } from '#lib/text/vocabulary.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Whether the last word of a query may be the beginning of another: not where it is a word that texts have, or the vocabulary. Red is a colour, and no *reduced*.
 * MIT is no Mitsuda, and «كاس» no كاسي: an abbreviation is whole, of two letters and of three Arabic ones most are a word.
 */
export function unfinishedWords(index: SearchIndex): (word: string) => Promise<boolean> {
  return async (word) => {
    if (/^(?:[A-Z]{2,5}|.{1,2}|[\u0621-\u064a]{1,3})$/u.test(word)) return false;
    const typed = words(word);
    const isMeant = (one: string) => isStopWord(one) || isRegionName(one) || isVocabularyWord(one);
    if (typed.length !== 1) return true;
    const [only] = typed as [string];
    return !isMeant(only) && (await index.knownWords([only, stem(only)], 'texts')).size === 0;
  };
}
