import { memoized } from '#lib/base/bounds/memoized.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { fold } from '#lib/text/words/fold.ts';
import { isArabicName, nameParts } from '#lib/text/words/name-parts.ts';

/** Letters that an Arabic word needs to be compared with Latin names: with two, every word sounds like somebody. */
const lettersMin = 3;
/** Maximum letters of either; longer ones are not a part of a name. */
const lettersMax = 24;

/** Usual Latin spellings of Arabic consonants in names. `name-sounds.ts` merges more of them, to find candidates. */
const consonants: Readonly<Record<string, string>> = {
  ب: '[bp]',
  ت: 't',
  ط: 't',
  ث: '(?:th|s)',
  ج: '(?:dj|j|g)',
  ح: 'h',
  ه: 'h',
  خ: 'kh',
  د: '[dt]',
  ذ: '(?:dh|th|d|z)',
  ض: '(?:dh|d)',
  ظ: '(?:dh|th|z)',
  ر: 'r',
  ز: '[zs]',
  س: '(?:s|c(?=[eiy]))',
  ص: 's',
  ش: '(?:sch|sh|ch|s(?=t))',
  // Stands for «تش», which writes one sound of foreign names or two of Arabic ones.
  چ: '(?:tsch|tch|ch|cz|c|t[aeiou]?sh)',
  غ: '(?:gh|g)',
  ف: '(?:ph|f|v)',
  ق: '(?:q|k|c|gu|g)',
  ك: '(?:ck|k|c(?![eiy]))',
  ل: 'l',
  م: 'm',
  ن: 'n',
};
/** Latin spellings of long vowels and of ع and ء: within a word, at its beginning and at its end. */
const within: Readonly<Record<string, string>> = {
  ا: '[ae]',
  و: '[aeiou]?(?:[ouw]+|(?:w|ou)[aei])',
  ي: '[aeiou]?[iyej]+[aou]?',
  ع: '[aeiou]*',
  ء: '[aeiou]*',
};
const atStart: Readonly<Record<string, string>> = { ا: '[aeiou]{1,2}', و: '(?:w|ou?|u|v)[aeiou]*', ي: '[yij][aeiou]*', ع: '[aeiou]{1,2}' };
const atEnd: Readonly<Record<string, string>> = { ا: '[aeo]h?', ي: '(?:ai|[iy]e?|e[ey]?)', ه: '(?:[ae][ht]?)' };
/** Letters of sounds that few languages but Arabic have. Foreign names are not written with them. */
const arabicOnly = /[عحصضظذ]/;

/**
 * Whether a single word that sounds like a part of a name is likely to mean it. Few words are names, and a key of sounds fits many of them:
 * the word has to be a close spelling, or in the other script a usual transliteration that accounts for every letter of both. Three
 * consonants without a written vowel suffice only where `asksForPerson`, since most Arabic words of three letters fit some name.
 */
export function isLikelyName(word: string, part: string, asksForPerson = false): boolean {
  const isArabic = isArabicName(word);
  // In a word of four Arabic letters, another one is another word: «خاتم» is not «ختام».
  if (isArabic && isArabicName(part))
    return isCloseSpelling(word, part) && (Math.min(plain(word).length, plain(part).length) > 4 || plain(word) === plain(part));
  if (isArabic === isArabicName(part)) return isCloseSpelling(word, part) && syllables(word) === syllables(part);
  const [arabic, latin] = isArabic ? [word, part] : [part, word];
  const name = plain(latin)
    .replace(/^[ae]l-?(?=[a-z]{3})|~/g, '')
    // `nameParts` removes the article of «أبو القاسم», but not that of Abulqasim.
    .replace(/^(ab[ou])l(?=[a-z]{3})/, '$1')
    .replace(/([a-z])\1/g, '$1');
  const letters = plain(arabic)
    .replace(/^ال(?=.{2})|^ع(?=[اوي])/, '')
    .replace(/اه$/, 'ه');
  const isForeign = /[pvx]/.test(name) || (/c(?!h)/.test(name) && !letters.includes('ق'));
  if (name.length > lettersMax || (isForeign && arabicOnly.test(letters))) return false;
  if (!asksForPerson && !/.{4}|.[اوي]/.test(letters.replace(/ه$/, ''))) return false;
  return transliterations(letters)?.test(name) ?? false;
}

/** A part of a name as `matchName` compares it: Abdulrahman and «عبدالرحمن» without the article. */
const plain = (part: string) => nameParts(part).join('') || fold(part);

/** Minimum letters of a foreign name; shorter words match by chance: «فلا» is not Villa. */
const foreignMin = 5;

/**
 * A pattern of the Latin words that an Arabic word may transliterate. Undefined if the word is too short, has an article or the ending of a
 * feminine noun, or has letters that foreign names do not have. The first two letters of «إيوريو» are one vowel.
 */
export const foreignSpelling = (word: string): RegExp | undefined =>
  word.length < foreignMin || /^ال|ه$/.test(word) || arabicOnly.test(word) ? undefined : transliterations(word.replace(/^اي/, 'ي'));

/** Number of vowel groups of a Latin word without a final e, which is often silent: Zuhair has as many as Zoheir, "barber" fewer than Barbieri. */
const syllables = (word: string): number =>
  word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g)?.length ?? 0;

/** The Latin spellings of an Arabic word, or undefined if it has too few letters to be compared. A final ة or ه is not counted. */
const transliterations = memoized(
  (word: string): RegExp | undefined => {
    const letters = [...word.replaceAll('تش', 'چ')];
    if (letters.length > lettersMax || word.replace(/ه$/, '').length < lettersMin) return undefined;
    const patterns = letters.map((letter, index) => {
      if (index === letters.length - 1 && atEnd[letter]) return atEnd[letter];
      return (
        (index === 0 && atStart[letter]) || within[letter] || (consonants[letter] && `(?:${consonants[letter]}){1,2}[aeiou]?`) || undefined
      );
    });
    return patterns.includes(undefined) ? undefined : new RegExp(`^${patterns.join('')}$`);
  },
  { most: 2_000, length: lettersMax },
);
