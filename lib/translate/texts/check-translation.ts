import { type Language, languageFacts } from '#lib/languages/languages.ts';
import type { TextRefusal } from '#lib/store/values/text-port.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { arabicFaults, leftoverEnglish } from '#lib/text/arabic-style.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { termsIn } from './glossary.ts';
import { isFreeForPeople, isOrdinal, protect } from './protect.ts';

/** Codes of faults. `kept_…`: about a piece that must stay untranslated; `leftover`: an untranslated word; `service`: a refusal. */
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

/** Why a translation is rejected; `value` is the part of the text that is at fault. */
export interface TranslationFault {
  readonly code: (typeof translationFaults)[number];
  readonly value?: string;
}

export interface TranslationCheck {
  readonly source: string;
  readonly answer: string;
  /** Language of the source text, ISO 639-1. */
  readonly from: string;
  readonly to: Language;
  /** Who translated the text; a person may paraphrase terms and vary the length. */
  readonly by: 'machine' | 'person';
}

/** Checks a translation whose protected pieces are restored: script, leftovers, numbers, pieces, style, terms, length. Empty if good. */
export function checkTranslation(check: TranslationCheck): readonly TranslationFault[] {
  const { source, answer, from, by } = check;
  if (answer.trim() === '') return [{ code: 'empty' }];
  const { pieces, text } = protect(source, from);
  const present = pieces.filter((piece) => answer.includes(piece));
  const prose = without(answer, present);
  const isAllProtected = !/\p{L}{2,}/u.test(text.replace(/⟦\d+⟧/g, ' '));
  const language = isAllProtected ? [] : languageFaults(check, prose);
  if (language.length > 0) return language;
  return [
    ...pieceFaults(answer, by === 'person' ? pieces.filter((piece) => !isFreeForPeople(piece)) : pieces),
    ...numberFaults(without(source, present), prose, check),
    ...styleFaults(check, prose),
    ...(by === 'machine' ? [...termFaults(text.replace(/⟦\d+⟧/g, ' , '), prose), ...(isAllProtected ? [] : lengthFaults(check))] : []),
  ];
}

/** The text without one occurrence of each piece. */
function without(text: string, pieces: readonly string[]): string {
  // The longest first, since CO is part of CO2.
  return pieces.toSorted((a, b) => b.length - a.length).reduce((rest, piece) => rest.replace(piece, () => ' '), text);
}

const scripts = { Latin: /\p{Script=Latin}/u, Arabic: /\p{Script=Arabic}/u } as const;

function languageFaults({ source, answer, to, by }: TranslationCheck, prose: string): readonly TranslationFault[] {
  if (normalise(answer) === normalise(source)) return [{ code: 'untranslated' }];
  const letters = prose.match(/\p{L}/gu) ?? [];
  const inScript = letters.filter((letter) => scripts[languageFacts[to].script].test(letter));
  if (inScript.length === 0) return [{ code: 'untranslated' }];
  if (inScript.length * 2 < letters.length) return [{ code: 'script' }];
  // A person may leave a name in lower-case letters untranslated.
  if (by === 'person') return [];
  const leftovers =
    languageFacts[to].script === 'Arabic'
      ? leftoverEnglish(prose, new Set())
      : (prose.replace(/\([^)]*\)/g, ' ').match(/\p{Script=Arabic}{2,}/gu) ?? []);
  return leftovers.length > 0 ? [{ code: 'leftover', value: leftovers.slice(0, 3).join(', ') }] : [];
}

function pieceFaults(answer: string, pieces: readonly string[]): readonly TranslationFault[] {
  const count = (pieces: readonly string[]) => Map.groupBy(pieces, (piece) => piece);
  return [...count(pieces)].flatMap(([piece, occurrences]): TranslationFault[] => {
    const times = answer.split(piece).length - 1;
    if (times < occurrences.length) return [{ code: 'kept_lost', value: piece }];
    // Only markup counts as doubled: a short name may also occur as part of another word.
    return times > occurrences.length && /^[<\\$&]/.test(piece) ? [{ code: 'kept_doubled', value: piece }] : [];
  });
}

/** Numbers must occur as often as in the source, but words (20th, two, الثاني) may correspond to digits. */
function numberFaults(source: string, answer: string, { to, from }: TranslationCheck): readonly TranslationFault[] {
  const words = source.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const optional = new Set(words.filter(isOrdinal).flatMap(numbersIn));
  const [expected, actual] = [numbersIn(source), numbersIn(answer)];
  const lost = difference(expected, actual).filter((value) => !optional.has(value) && !hasNumberWord(answer, to, value));
  const invented = difference(actual, expected).filter((value) => !hasNumberWord(source, from, value));
  return [
    ...lost.slice(0, 1).map((value) => ({ code: 'number_lost', value }) as const),
    ...invented.slice(0, 1).map((value) => ({ code: 'number_invented', value }) as const),
  ];
}

const numbersIn = (text: string): string[] =>
  (text.normalize('NFKC').match(/\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu) ?? []).map((digits) =>
    digits.replace(/[.,٫٬]/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
  );

/** Multiset difference: the items of `list` that remain after removing each item of `other` once. */
function difference(list: readonly string[], other: readonly string[]): string[] {
  const remaining = [...other];
  return list.filter((item) => {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

function styleFaults({ answer, to }: TranslationCheck, prose: string): readonly TranslationFault[] {
  if (languageFacts[to].script === 'Latin') {
    const invalid = answer.match(/[،؛؟]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
    return invalid ? [{ code: 'style', value: 'has Arabic punctuation or an invisible mark' }] : [];
  }
  const trimmed = prose.replace(/ {2,}/g, ' ').trim();
  // A comma inside a number is not punctuation.
  const faults = arabicFaults(trimmed.replace(/(?<=\d),(?=\d)/g, ''), { mayBeMostlyLatin: true });
  return faults.map((value) => ({ code: 'style', value }));
}

/** Minimum share of terms that must match. Not all, because a correct name may be missing from the dictionary. */
const termShareMin = 2 / 3;

/** Checks terms outside the protected pieces: the answer must name the concept, or a wider or narrower one. */
function termFaults(source: string, answer: string): readonly TranslationFault[] {
  const { broader } = defaultVocabulary();
  const answerTokens = new Set(analyse(answer).concepts);
  const terms = termsIn(source);
  const missing = terms.filter(
    ({ tokens }) => !tokens.some((token) => answerTokens.has(token) || broader.get(token)?.some((wider) => answerTokens.has(wider))),
  );
  return terms.length - missing.length < terms.length * termShareMin
    ? missing.slice(0, 3).map(({ name }) => ({ code: 'term', value: name }))
    : [];
}

/** Bounds on the length of the answer relative to the source; Arabic omits short vowels, and short texts vary more. */
const [ratioMin, ratioMax, slack] = [0.35, 2.2, 15] as const;

function lengthFaults({ source, answer }: TranslationCheck): readonly TranslationFault[] {
  const ratio = (answer.length / source.length).toFixed(2);
  const isWithinBounds = answer.length + slack >= source.length * ratioMin && answer.length - slack <= source.length * ratioMax;
  return isWithinBounds ? [] : [{ code: 'length', value: ratio }];
}

const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Patterns for number words from 1 to 12, by language: the beginnings of cardinals, ordinals and derivatives such as "dozen". */
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

/** Whether a text contains the word for a number from 1 to 12. */
function hasNumberWord(text: string, language: string, digits: string): boolean {
  return numberWords[language]?.[Number(digits) - 1]?.test(text) === true;
}

/** `id`: not an id of a text; `no_machine`: no machine text to review. */
export type FileFault = TranslationFault | { readonly code: TextRefusal | 'id' | 'no_machine'; readonly value?: string };
