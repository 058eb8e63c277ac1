import { terms } from '#lib/text/query/terms.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Shorter words are other words: «فجر» is no فوياجر. */
const lengthMin = 4;
/** So many long vowels may be written or left out. */
const vowelsMax = 2;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * How the vocabulary writes a foreign name that an Arabic word may be, by the consonants: «كيبلر» and «كبلر», «جاليلو» and «غاليليو». Another way of writing, not a
 * typo; for words that nothing has as they stand. Takes a folded word.
 */
export function foreignSpellings(word: string): readonly string[] {
  if (!/^[\u0621-\u064a]+$/.test(word) || word.length < lengthMin) return [];
  known ??= readNames();
  return (known.get(skeleton(word)) ?? []).filter(
    (name) => name !== word && endsOpen(name) === endsOpen(word) && Math.abs(name.length - word.length) <= vowelsMax,
  );
}

/** «فاروق» is no «فيرغو». */
const endsOpen = (word: string) => /[اويهى]$/.test(word);

/** Arabic names of things that are one word, or one behind what the thing is: «كبلر» of «تلسكوب كبلر». */
function readNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { en, ar, isMission } of terms) {
    if (!isMission && !/^\p{Lu}\p{Ll}/u.test(en[0] ?? '')) continue;
    for (const word of ar.map((name) => words(name.replace(kind, ''))).flatMap((name) => (name.length === 1 ? name : []))) {
      const key = skeleton(word);
      const isName = word.length >= lengthMin && key.length > 2 && !article.test(word);
      if (isName) names.set(key, [...new Set([...(names.get(key) ?? []), word])]);
    }
  }
  return names;
}

const kind = new RegExp(`^(?:ال)?(?:${wordsOfClass('thing-before-name').join('|')})\\s+`);
const article = /^ال(?=.{3})/;

/** The consonants, with letters that are written for one foreign sound as one. */
const skeleton = (word: string): string =>
  fold(word)
    .replace(article, '')
    .replace(/تش/g, 'ش')
    .replace(/[غقك]/g, 'ج')
    .replace(/[طث]/g, 'ت')
    .replace(/[صز]/g, 'س')
    .replace(/[اويىء]/g, '');
