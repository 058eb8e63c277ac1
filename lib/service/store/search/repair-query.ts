import { words } from '#lib/text/fold.ts';
import { keyboardSlips } from '#lib/text/keyboard.ts';
import { isRegionName } from '#lib/text/region-names.ts';
import { SpellIndex } from '#lib/text/spell.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { vocabularyWords } from '#lib/text/vocabulary.ts';
import type { SearchIndex, WordSource } from './search-index.ts';
import { spellingShower } from './show-spelling.ts';

export interface RepairedQuery {
  readonly keyword: string;
  readonly kind: 'repaired' | 'keyboard';
}

interface Mended {
  readonly text: string;
  readonly changed: number;
  readonly left: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}\u0640'’]+/gu;

/** More words than this are rare ones, which are rarely meant; it bounds the time of building the index to a third of a second. */
const wordsMax = 150_000;

/** Mends a query of which nothing was found: the other keyboard layout, then the spelling of each word that occurs nowhere. Undefined when there is nothing to mend. */
export function queryRepairer(index: SearchIndex, source: WordSource = 'texts'): (keyword: string) => Promise<RepairedQuery | undefined> {
  const show = spellingShower(index);
  let known: { readonly version: string; readonly words: SpellIndex } | undefined;
  const spelling = async (): Promise<SpellIndex> => {
    const version = await index.version();
    if (known?.version !== version) {
      const counts = source === 'texts' ? vocabularyWords() : new Map<string, number>();
      for (const [word, count] of await index.commonWords(source, wordsMax)) counts.set(word, count + (counts.get(word) ?? 0));
      // A stop word is never what somebody meant to type.
      known = { version, words: new SpellIndex([...counts].filter(([word]) => !isStopWord(word))) };
    }
    return known.words;
  };
  let subjects: ReadonlySet<string> | undefined;
  // Who looks for "earth" among people means no Barth.
  const namesSubject = (word: string) => {
    subjects ??= new Set([...vocabularyWords().keys()].flatMap((known) => [known, stem(known)]));
    return subjects.has(word) || subjects.has(stem(word));
  };
  const isMeant = (word: string) => (source === 'texts' ? isStopWord(word) || isRegionName(word) : namesSubject(word));
  const formsOf = (word: string) => (source === 'texts' ? [word, stem(word)] : [word]);

  /** The text with every unknown word mended; `left` says how many could not be. Names of fields are left alone. */
  const mend = async (text: string): Promise<Mended> => {
    const typed = [...text.matchAll(wordPattern)].flatMap(([word]) => words(word));
    const there = await index.knownWords([...new Set(typed.flatMap(formsOf))], source);
    const isKnown = (word: string) => isMeant(word) || formsOf(word).some((form) => there.has(form));
    const better = new Map<string, string>();
    for (const folded of new Set(typed)) {
      const nearest = isKnown(folded) ? null : (await spelling()).nearest(folded);
      if (nearest !== null) better.set(folded, await show(nearest));
    }
    let changed = 0;
    let left = 0;
    const mended = text.replace(wordPattern, (word, place: number) => {
      const folded = words(word);
      if (text[place + word.length] === ':' || folded.length === 0 || folded.every(isKnown)) return word;
      const mend = folded.length === 1 ? better.get(folded[0] as string) : undefined;
      if (mend === undefined) left += 1;
      else changed += 1;
      return mend ?? word;
    });
    return { text: mended, changed, left };
  };

  return async (keyword) => {
    const typed = await mend(keyword);
    if (typed.changed + typed.left === 0) return undefined;
    const slips = await Promise.all(keyboardSlips(keyword).map(mend));
    // A text of the other layout is none in its own: taken as it is, or mended where none of the typed words could be.
    const slip =
      slips.find((one) => one.left === 0 && one.changed === 0) ?? (typed.changed === 0 ? slips.find((one) => one.left === 0) : undefined);
    if (slip) return { keyword: slip.text, kind: 'keyboard' };
    return typed.changed > 0 ? { keyword: typed.text, kind: 'repaired' } : undefined;
  };
}
