import { greekNames, letterVariants } from './letters.ts';
import { units } from './units.ts';

/**
 * The form in which two spellings of the same word are equal. It is for comparing and indexing, never for display.
 *
 * Promises: `fold(fold(x)) === fold(x)`; never throws; linear in the length of the text. Marks, tatweel and
 * invisible controls go; Arabic, Persian and Urdu variants of one letter become one; presentation forms, full-width
 * letters and the three digit sets become plain; isolated Greek letters are spelt out; white space becomes one blank.
 * Punctuation stays, because identifiers are recognised in folded text.
 */
export function fold(text: string): string {
  if (plainAscii.test(text)) return foldSpaces(foldApostrophes(text.toLowerCase()));
  const letters = text
    // NFKD would make a blank and a mark of it.
    .replaceAll('\u00b4', "'")
    .replace(superscripts, (run) => `^${run}`)
    .normalize('NFKD')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(variants, (letter) => letterVariants[letter] as string)
    .replace(greekRun, spellGreek)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u02bb\u02be\u02bf]/g, '')
    .replace(/[\u2018\u2019\u02bc\u201b\u0060\uff07]/g, "'")
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-');
  return foldSpaces(foldApostrophes(letters.replace(hamzaAtEnd, dropFinalHamza)));
}

/** The folded tokens of a text, letters and digits only. A joined name gives its parts, then the whole: `K2-18b` → k2, 18, b, k218b. */
export function words(text: string): string[] {
  return units(fold(text)).flatMap((unit) => (unit.whole === undefined ? unit.parts : [...unit.parts, unit.whole]));
}

const plainAscii = /^[\x20-\x7e]*$/;
const superscripts = /(?<=\d)[⁺⁻]?[⁰¹²³⁴-⁹]+/g;
// Soft hyphen, bidi and zero-width controls, byte order mark, and the C0 and C1 controls that are not white space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removed.
const invisible = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const marks = /[\p{M}\u0640]/gu;
const variants = new RegExp(`[${Object.keys(letterVariants).join('')}]`, 'g');
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const greekRun = /\p{Script=Greek}+/gu;
// Anchored at the start of a run: otherwise a run would be tried again from each of its letters.
const hamzaAtEnd = /(?<![\u0621-\u064a])[\u0621-\u064a]+ء(?![\u0621-\u064a])/g;
const articleAtStart = /^(?:[وفبك]?ال|و?لل)/;

/** Makes سماء and سما equal. Besides the article, at least three letters ending in alef must remain, so ماء and ضوء do not change. */
function dropFinalHamza(word: string): string {
  const withoutHamza = word.replace(/(?<!ء)ء+$/, '');
  const base = withoutHamza.replace(articleAtStart, '');
  return base.length >= 3 && base.endsWith('ا') && !/^[وفبكل]ما$/.test(base) ? withoutHamza : word;
}

/** Greek runs of up to two letters are symbols; longer ones are words and stay. A micro sign before a unit becomes `u`. */
function spellGreek(run: string, index: number, whole: string): string {
  if (run.length > 2) return run;
  if (run === 'μ' && /[a-z]/.test(whole[index + 1] ?? '') && !/[a-z]/.test(whole[index - 1] ?? '')) return 'u';
  return [...run].map((letter) => greekNames[letter] ?? letter).join('');
}

/** Kepler's becomes kepler; Qur'an, O'Neill and ʿAbd only lose the sign. Chang'e does not become "change". */
function foldApostrophes(text: string): string {
  if (!text.includes("'") && !text.includes('`')) return text;
  return text
    .replaceAll('`', "'")
    .replace(/(?<!\p{L})chang'+e(?!\p{L})-?/gu, 'chang e ')
    .replace(/(?<=\p{L})'s(?![\p{L}\p{N}'])/gu, '')
    .replace(/(?<=\p{L})'+(?=\p{L})/gu, '');
}

function foldSpaces(text: string): string {
  // Most texts have single blanks only, and testing costs a tenth of replacing.
  return /\s{2}|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}
