import type { Language } from '#lib/domain/language.ts';
import { arabicFaults, leftoverEnglish } from '#lib/service/starter/style.ts';
import { analyse } from '#lib/text/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { termsIn } from './glossary.ts';
import { isFreeForPeople, isOrdinal, protect } from './protect.ts';

export const translationFaults = [
  'no_answer',
  'service',
  'empty',
  'untranslated',
  'script',
  'leftover',
  'number_lost',
  'number_invented',
  'kept_lost',
  'kept_doubled',
  'style',
  'term',
  'length',
] as const;

/** Why a translation is not taken; `value` is what it is about. */
export interface TranslationFault {
  readonly code: (typeof translationFaults)[number];
  readonly value?: string;
}

export interface Checked {
  readonly source: string;
  readonly answer: string;
  /** ISO 639-1. */
  readonly from: string;
  readonly to: Language;
  /** A person may say a term in another way and a sentence at another length. */
  readonly by: 'machine' | 'person';
}

/**
 * The rules that the starter collection is held to, for a translation with its formulas and names in place: share of script, no words left, each number and
 * each protected piece as often as in the source, house style, terms of the dictionary, length. Empty where there is no fault.
 */
export function checkTranslation(checked: Checked): readonly TranslationFault[] {
  const { source, answer, from, by } = checked;
  if (answer.trim() === '') return [{ code: 'empty' }];
  const { kept, text } = protect(source, from);
  const there = kept.filter((piece) => answer.includes(piece));
  const bare = without(answer, there);
  const isAllKept = !/\p{L}{2,}/u.test(text.replace(/⟦\d+⟧/g, ' '));
  const language = isAllKept ? [] : languageFaults(checked, bare);
  if (language.length > 0) return language;
  return [
    ...keptFaults(answer, by === 'person' ? kept.filter((piece) => !isFreeForPeople(piece)) : kept),
    ...numberFaults(without(source, there), bare, checked),
    ...styleFaults(checked, bare),
    ...(by === 'machine' ? [...termFaults(text.replace(/⟦\d+⟧/g, ' , '), bare), ...(isAllKept ? [] : lengthFaults(checked))] : []),
  ];
}

/** The text without each of the pieces once. */
function without(text: string, kept: readonly string[]): string {
  // The longest first, or CO would be taken out of CO2.
  return kept.toSorted((a, b) => b.length - a.length).reduce((rest, piece) => rest.replace(piece, () => ' '), text);
}

function languageFaults({ source, answer, to, by }: Checked, bare: string): readonly TranslationFault[] {
  if (plain(answer) === plain(source)) return [{ code: 'untranslated' }];
  const letters = bare.match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => (to === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(letter));
  if (own.length === 0) return [{ code: 'untranslated' }];
  if (own.length * 2 < letters.length) return [{ code: 'script' }];
  // A person may have left a name that is written in small letters.
  if (by === 'person') return [];
  const left = to === 'ar' ? leftoverEnglish(bare, new Set()) : (bare.replace(/\([^)]*\)/g, ' ').match(/\p{Script=Arabic}{2,}/gu) ?? []);
  return left.length > 0 ? [{ code: 'leftover', value: left.slice(0, 3).join(', ') }] : [];
}

function keptFaults(answer: string, kept: readonly string[]): readonly TranslationFault[] {
  const count = (pieces: readonly string[]) => Map.groupBy(pieces, (piece) => piece);
  return [...count(kept)].flatMap(([piece, places]): TranslationFault[] => {
    const times = answer.split(piece).length - 1;
    if (times < places.length) return [{ code: 'kept_lost', value: piece }];
    // Markup and long pieces only: a short name may well be part of another word.
    return times > places.length && /^[<\\$&]/.test(piece) ? [{ code: 'kept_doubled', value: piece }] : [];
  });
}

/** Digits as often as in the source. What either language says in a word (20th, two, الثاني) may be a number in the other. */
function numberFaults(source: string, answer: string, { to, from }: Checked): readonly TranslationFault[] {
  const words = source.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const optional = new Set(words.filter(isOrdinal).flatMap(numbersIn));
  const [asked, given] = [numbersIn(source), numbersIn(answer)];
  const lost = less(asked, given).filter((each) => !optional.has(each) && !saysNumber(answer, to, each));
  const invented = less(given, asked).filter((each) => !saysNumber(source, from, each));
  return [
    ...lost.slice(0, 1).map((value) => ({ code: 'number_lost', value }) as const),
    ...invented.slice(0, 1).map((value) => ({ code: 'number_invented', value }) as const),
  ];
}

const numbersIn = (text: string): string[] =>
  (text.normalize('NFKC').match(/\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu) ?? []).map((found) =>
    found.replace(/[.,٫٬]/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
  );

/** What of a list is not in the other one, as often as it is there. */
function less(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function styleFaults({ answer, to }: Checked, bare: string): readonly TranslationFault[] {
  if (to === 'en') {
    const strange = answer.match(/[،؛؟]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
    return strange ? [{ code: 'style', value: 'has Arabic punctuation or an invisible mark' }] : [];
  }
  const tidy = bare.replace(/ {2,}/g, ' ').trim();
  // A comma inside a number is the number's.
  const faults = arabicFaults(tidy.replace(/(?<=\d),(?=\d)/g, ''), { mayBeMostlyLatin: true });
  return faults.map((value) => ({ code: 'style', value }));
}

/** So many of the terms may be said in another way: one in three, because a concept has more names than a dictionary. */
const termShareMin = 2 / 3;

/** Of a source without its protected pieces, which are kept as they are: a term is kept where the answer names its concept, or one that is wider or narrower. */
function termFaults(source: string, answer: string): readonly TranslationFault[] {
  const { broader } = defaultVocabulary();
  const found = new Set(analyse(answer).concepts);
  const terms = termsIn(source);
  const lost = terms.filter(
    ({ tokens }) => !tokens.some((token) => found.has(token) || broader.get(token)?.some((wider) => found.has(wider))),
  );
  return terms.length - lost.length < terms.length * termShareMin
    ? lost.slice(0, 3).map(({ name }) => ({ code: 'term', value: name }))
    : [];
}

/** Of characters in the answer to those in the source; Arabic writes no short vowels. Short texts vary more. */
const [ratioMin, ratioMax, slack] = [0.35, 2.2, 15] as const;

function lengthFaults({ source, answer }: Checked): readonly TranslationFault[] {
  const ratio = (answer.length / source.length).toFixed(2);
  const isIn = answer.length + slack >= source.length * ratioMin && answer.length - slack <= source.length * ratioMax;
  return isIn ? [] : [{ code: 'length', value: ratio }];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Beginnings of the words that say a small number, by language: cardinals, ordinals and what is made of them. */
const numberWords: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:one|first|single|mono)/i,
    /\b(?:two|twin|second|double|dual|twice|bi)/i,
    /\b(?:three|third|triple|tri)/i,
    /\b(?:four|quadr)/i,
    /\b(?:five|fif)/i,
    /\bsix/i,
    /\bseven/i,
    /\beight/i,
    /\b(?:nine|ninth)/i,
    /\bten/i,
    /\b(?:eleven)/i,
    /\b(?:twelve|twelf|dozen)/i,
  ],
  ar: [
    /(?:أول|أولى|واحد|إحدى|أحد|أحادي)/,
    /(?:ثان|اثن|ثنائي|مزدوج)/,
    /(?:ثالث|ثلاث)/,
    /(?:رابع|أربع|رباعي)/,
    /(?:خامس|خمس|خماسي)/,
    /(?:سادس|ست|سداسي)/,
    /(?:سابع|سبع|سباعي)/,
    /(?:ثامن|ثمان|ثماني)/,
    /(?:تاسع|تسع)/,
    /(?:عاشر|عشر)/,
    /(?:حادي عشر|أحد عشر|إحدى عشرة)/,
    /(?:ثاني عشر|اثنا عشر|اثني عشر)/,
  ],
};

/** Whether a text in a language says a number from 1 to 12 in a word. */
function saysNumber(text: string, language: string, digits: string): boolean {
  return numberWords[language]?.[Number(digits) - 1]?.test(text) === true;
}
