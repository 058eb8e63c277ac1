import { terms } from '#lib/text/vocabulary/terms.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Minimum length of a word; shorter ones are too ambiguous: «فجر» is not «فوياجر». */
const lengthMin = 4;
/** Maximum number of long vowels that only one of two spellings writes. */
const vowelsMax = 2;

let namesBySkeleton: ReadonlyMap<string, readonly string[]> | undefined;

/** The vocabulary's spellings of a foreign name, by consonants: «جاليلو» and «غاليليو». Meant for folded words that occur in no text. */
export function foreignSpellings(word: string): readonly string[] {
  if (!/^[\u0621-\u064a]+$/.test(word) || word.length < lengthMin) return [];
  namesBySkeleton ??= readNames();
  return (namesBySkeleton.get(skeleton(word)) ?? []).filter(
    (name) => name !== word && endsOpen(name) === endsOpen(word) && Math.abs(name.length - word.length) <= vowelsMax,
  );
}

/** Both words or neither must end in a vowel: «فاروق» is not «فيرغو». */
const endsOpen = (word: string) => /[اويهى]$/.test(word);

/** Arabic names of entities that are one word, or one word after a word for their kind: «كبلر» in «تلسكوب كبلر». */
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

/** The consonants; letters used for the same foreign sound are merged. */
const skeleton = (word: string): string =>
  fold(word)
    .replace(article, '')
    .replace(/تش/g, 'ش')
    .replace(/[غقك]/g, 'ج')
    .replace(/[طث]/g, 'ت')
    .replace(/[صز]/g, 'س')
    .replace(/[اويىء]/g, '');
