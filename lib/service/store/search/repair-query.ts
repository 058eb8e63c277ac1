import { words } from '#lib/text/fold.ts';
import { keyboardSlips } from '#lib/text/keyboard.ts';
import { isVocabularyWord } from '#lib/text/vocabulary.ts';
import type { SearchIndex, WordSource } from './search-index.ts';
import { wordMender } from './word-mender.ts';

export interface RepairedQuery {
  readonly keyword: string;
  /** `read`: nothing was mistyped, only another reading of a word is met (`otherReadings`), which needs no remark. */
  readonly kind: 'repaired' | 'keyboard' | 'read';
  /** The same with the long words mended only: what may be looked for although no record has all the words. */
  readonly surely: string;
  /** What to ask whether it was meant; it may be more than was mended, and is the keyword where nothing is to be asked. */
  readonly offered: string;
}

/** Mends a query of which nothing was found: the other keyboard layout, then the spelling of each word that occurs nowhere. Undefined when there is nothing to mend. */
export function queryRepairer(index: SearchIndex, source: WordSource = 'texts'): (keyword: string) => Promise<RepairedQuery | undefined> {
  const mend = wordMender(index, source);
  return async (keyword) => {
    const typed = await mend(keyword);
    if (typed.changed + typed.read + typed.left === 0) return undefined;
    // Of two accidents at once the words cannot have been meant as they are.
    // A word that the vocabulary has is in its own layout, though no text has it: NDVI.
    const isMeant = words(keyword).every(isVocabularyWord);
    const slips = await Promise.all((isMeant ? [] : keyboardSlips(keyword)).map((other) => mend(other, true)));
    // A text of the other layout is none in its own: taken as it is, or mended where none of the typed words could be.
    const slip =
      slips.find((one) => one.left === 0 && one.changed === 0) ??
      (typed.changed + typed.read === 0 ? slips.find((one) => one.left === 0) : undefined);
    if (slip) return { keyword: slip.text, surely: slip.text, offered: slip.text, kind: 'keyboard' };
    if (typed.changed + typed.read === 0 && typed.offered === keyword) return undefined;
    return {
      keyword: typed.text,
      surely: typed.surely,
      offered: typed.offered,
      kind: typed.read > 0 && typed.changed === 0 ? 'read' : 'repaired',
    };
  };
}
