import { isGroup } from '#lib/formats/values/person-name.ts';
import { particles, properNames, uppercaseWords } from './words/case-lists.ts';
import { isGermanNoun } from './words/german-nouns.ts';

/** Sentence case for an all-capitals title, except listed abbreviations, proper names, words with digits, and acronyms of the abstract (`context`). Undefined for other titles. */
export function sentenceCase(title: string, language?: string, context = ''): string | undefined {
  if (!isInCapitals(title)) return undefined;
  // İ and Ğ occur only in Turkish and Azerbaijani, whose I has a dotless lower case.
  const locale = language === 'tr' || language === 'az' || /[İĞ]/.test(title) ? 'tr' : 'en';
  // Words that a text prints only in capitals are acronyms, but not its labels ("METHODS. We…") and the words of a line in capitals.
  const capitals = context.match(/(?<!\p{Lu}{2}[\s:.-]{1,2})(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}]|\s*[:.]\s|\s\p{Lu}{2})/gu) ?? [];
  const ordinary = new Set(context.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  const acronyms = new Set(capitals.filter((word) => !ordinary.has(word.toLowerCase())));
  let isSentenceStart = true;
  return title.replace(/[\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]+/gu, (part, index: number) => {
    if (!/[\p{L}\p{N}]/u.test(part)) {
      isSentenceStart ||= /[.:?!]\s|[«"“]$/.test(part);
      return part;
    }
    const before = title[index - 1] ?? '';
    const after = title[index + part.length] ?? '';
    const word = acronyms.has(part) ? part : wordCase(part, before, after, locale, language);
    const cased = isSentenceStart && word === word.toLocaleLowerCase(locale) ? capitalise(word, locale) : word;
    isSentenceStart = false;
    return cased;
  });
}

/** Whether a title has no lower-case letters and enough long words: three, with 12 letters in all, that are not listed abbreviations. */
function isInCapitals(title: string): boolean {
  if (/\p{Ll}/u.test(title.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, ''))) return false;
  const words = (title.match(/\p{Lu}{3,}/gu) ?? []).filter((word) => !uppercaseWords.has(word));
  return words.length >= 3 && words.join('').length >= 12;
}

function wordCase(word: string, before: string, after: string, locale: string, language: string | undefined): string {
  const stem = word.replace(/['’]S$/, '');
  const ending = word.slice(stem.length).toLowerCase();
  if (/\p{N}/u.test(stem) || uppercaseWords.has(stem)) return stem + ending;
  // A single letter is a designation (X rays, comet C/…, H II) or an article.
  if (stem.length === 1) return stem === 'A' && before !== '-' && after !== '-' && after !== '/' ? 'a' : stem;
  const lowerCase = stem.toLocaleLowerCase(locale);
  if (language === 'de' && isGermanNoun(lowerCase)) return capitalise(word.toLowerCase(), locale);
  return (properNames.get(stem.toLowerCase()) ?? lowerCase) + ending;
}

const capitalise = (word: string, locale: string) => word.replace(/^\P{L}*\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));

/** Ordinary case for a name in capitals: "MCDONALD, JOHN" becomes "McDonald, John". Undefined for other names and organisations. */
export function nameCase(name: string): string | undefined {
  const words = name.split(/\s+/);
  const isUppercase = (word: string) => /^\p{Lu}[\p{Lu}'’-]{2,},?$/u.test(word) && /\p{Lu}{3}/u.test(word) && !numeral.test(word);
  // A single word or a name with a listed abbreviation is often an organisation.
  const isOrganisation = words.length < 2 || isGroup(name) || words.some((word) => uppercaseWords.has(word) && !numeral.test(word));
  if (isOrganisation || /\p{Script=Arabic}/u.test(name) || !words.some(isUppercase)) return undefined;
  // Two letters may be a word only in an all-capitals name (LI WEI); otherwise they are initials. So are three or four without a vowel.
  const isAllCapitals = !/\p{Ll}/u.test(name);
  const afterComma = words.findIndex((word) => word.endsWith(',')) + 1;
  const casedWords = words.map((word, index) => {
    if (isAllCapitals && index > 0 && index < words.length - 1 && particles.has(word.toLowerCase())) return word.toLowerCase();
    const isGiven = afterComma > 0 ? index >= afterComma : index === 0;
    if (/^\p{Lu}{3,4}$/u.test(word) && (!/[AEIOUY]/.test(word) || (!isAllCapitals && isGiven && word.length === 3))) return word;
    if (isUppercase(word))
      return word.toLowerCase().replace(/(?<![\p{L}])\p{L}|(?<=\bmc)\p{L}|(?<=\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase());
    return isAllCapitals && /^\p{Lu}[AEIOUY]$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
  });
  const result = casedWords.join(' ');
  return result === name ? undefined : result;
}

/** A generational suffix, as in "KING III, MARTIN". */
const numeral = /^I{2,3}V?,?$|^IV,?$/;
