import { isGroup } from '#lib/formats/person-name.ts';
import { capitalised, keptInCapitals, particles } from './case-lists.ts';

/**
 * A title that was written in capitals throughout, in the case of a sentence: "THE SPIN OF MARS FROM VLBI" becomes "The spin of Mars from VLBI". Abbreviations, names and
 * designations of a declared list, and whatever has a digit in it, stay or get their capital. Turkish has letters and a case of its own. Undefined where the title was
 * not in capitals.
 */
export function sentenceCase(title: string, language?: string): string | undefined {
  if (!isInCapitals(title)) return undefined;
  // No other language of titles has these two letters.
  const locale = language === 'tr' || language === 'az' || /[İĞ]/.test(title) ? 'tr' : 'en';
  let starts = true;
  return title.replace(/[\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]+/gu, (part, place: number) => {
    if (!/[\p{L}\p{N}]/u.test(part)) {
      starts ||= /[.:?!]\s|[«"“]$/.test(part);
      return part;
    }
    const before = title[place - 1] ?? '';
    const after = title[place + part.length] ?? '';
    const word = wordCase(part, before, after, locale);
    const first = starts && word === word.toLocaleLowerCase(locale) ? capital(word, locale) : word;
    starts = false;
    return first;
  });
}

/** Three words and more that are none of the abbreviations that stay. */
function isInCapitals(title: string): boolean {
  if (/\p{Ll}/u.test(title.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, ''))) return false;
  const words = (title.match(/\p{Lu}{3,}/gu) ?? []).filter((word) => !keptInCapitals.has(word));
  return words.length >= 3 && words.join('').length >= 12;
}

function wordCase(word: string, before: string, after: string, locale: string): string {
  const bare = word.replace(/['’]S$/, '');
  const ending = word.slice(bare.length).toLowerCase();
  if (/\p{N}/u.test(bare) || keptInCapitals.has(bare)) return bare + ending;
  // One letter is a designation (X rays, comet C/…, H II), unless it is an article.
  if (bare.length === 1) return bare === 'A' && before !== '-' && after !== '-' && after !== '/' ? 'a' : bare;
  const lower = bare.toLocaleLowerCase(locale);
  return (capitalised.get(bare.toLowerCase()) ?? lower) + ending;
}

const capital = (word: string, locale: string) => word.replace(/^\P{L}*\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));

/**
 * A person's name that was written in capitals, or its family name, as names are written: "MCDONALD, JOHN" gives McDonald and John, "AL-OTAIBI" Al-Otaibi.
 * Initials stay, also in a block before a family name in ordinary case ("Harbi, SMA"), and so do names of organisations. Undefined where nothing was in capitals.
 */
export function nameCase(name: string): string | undefined {
  const words = name.split(/\s+/);
  const isLoud = (word: string) => /^\p{Lu}[\p{Lu}'’-]{2,},?$/u.test(word) && /\p{Lu}{3}/u.test(word) && !numeral.test(word);
  // One word in capitals, or one with an abbreviation, is as often the name of a body.
  const isBody = words.length < 2 || isGroup(name) || words.some((word) => keptInCapitals.has(word) && !numeral.test(word));
  if (isBody || /\p{Script=Arabic}/u.test(name) || !words.some(isLoud)) return undefined;
  // Where all is in capitals two letters are a name too (LI WEI is not, LI Xiaoming is); initials have no vowel or a dot.
  const all = !/\p{Ll}/u.test(name);
  const comma = words.findIndex((word) => word.endsWith(',')) + 1;
  const written = words.map((word, place) => {
    if (all && place > 0 && place < words.length - 1 && particles.has(word.toLowerCase())) return word.toLowerCase();
    const isGiven = comma > 0 ? place >= comma : place === 0;
    if (/^\p{Lu}{3,4}$/u.test(word) && (!/[AEIOUY]/.test(word) || (!all && isGiven && word.length === 3))) return word;
    if (isLoud(word))
      return word.toLowerCase().replace(/(?<![\p{L}])\p{L}|(?<=\bmc)\p{L}|(?<=\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase());
    return all && /^\p{Lu}[AEIOUY]$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
  });
  const result = written.join(' ');
  return result === name ? undefined : result;
}

/** Which of a name somebody is, as in "KING III, MARTIN". */
const numeral = /^I{2,3}V?,?$|^IV,?$/;
