import { latinDigits } from '#lib/base/latin-digits.ts';
import { isLanguage, languageFacts, otherLanguages } from '#lib/languages/languages.ts';
import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** A text whose untranslatable pieces are replaced by marks ⟦1⟧, ⟦2⟧…, in order. */
export interface ProtectedText {
  readonly text: string;
  readonly pieces: readonly string[];
}

const unit =
  '(?:[kcmμµn]m|km/s|m/s|m|[km]?g|ms|μs|ns|[kMGT]?Hz|[kMGT]?eV|m?K|°C|°|%|[aA][uU]|[kMG]?pc|ly|[kMm]?W|k?V|nT|T|hPa|kPa|MPa|Pa|mas|arcsec|arcmin|m?N|dB|[kMG]bps|[kMG]?yr)';
const number = String.raw`\d+(?:[.,]\d+)*`;

/** Patterns of pieces that are not translated. At each position, the first that matches applies. */
const patterns = [
  // Formulas with subscripts or superscripts, other markup, entities, TeX.
  /(?:[\p{L}\p{N}()+−-]{0,30}<(?:sub|sup)>[^<>]{0,60}<\/(?:sub|sup)>)+[\p{L}\p{N}]*/u,
  /<\/?[A-Za-z][^<>]{0,200}>/,
  /&(?:[A-Za-z]{2,10}|#\d{1,6});/,
  /\$(?!\s)[^$]{1,300}?(?<!\s)\$(?!\d)/,
  /\\\([^\n]{1,300}?\\\)/,
  /\\[A-Za-z]+(?:\{[^{}]{0,100}\})*/,
  // Addresses and identifiers.
  /https?:\/\/[^\s<>]+[^\s<>.,;:!?)]/,
  /10\.\d{4,9}\/[^\s<>]+[^\s<>.,;:!?)]/,
  /[\w.+-]+@[\w-]+\.[\w.-]+\w/,
  // Catalogue names of two words: NGC 1068, SDSS J1030+0524, 67P/Churyumov–Gerasimenko, C/2014 S3.
  /(?<![\p{L}\p{N}])(?:(?!(?:AD|BC|AH|CE|II|III|IV|VI) )[A-Z]{2,}[a-z]?|M|Mrk|Sgr|Cyg|Cen|Sco|Vir|Her|Abell|Gliese|Wolf|Kepler|WASP|HAT-P|TRAPPIST)[ -](?:[A-Z]{0,2}\d[\d.+−–-]*\d*[A-Za-z]?(?: [a-h](?![\p{L}\p{N}]))?|[A-Z]-?\d+|A\*)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[CPDXAI]\/\d{4} [A-Z]\d+(?: \([\p{L}-]+\))?/u,
  /(?<![\p{L}\p{N}])\d{1,4}[PIDC]\/\p{Lu}[\p{L}–-]+/u,
  // Numbers with a unit.
  new RegExp(String.raw`(?<![\p{L}\p{N}])[+−±~-]?${number}(?:\s?[–±-]\s?${number})?[\s-]?${unit}(?![\p{L}\p{N}])`, 'u'),
  // Ranges.
  new RegExp(String.raw`(?<![\p{L}\p{N}])${number}–${number}(?![\p{L}\p{N}])`, 'u'),
] as const;

/** A word of Latin or Greek letters and digits, without surrounding punctuation or an attached Arabic particle. */
const word =
  /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{No}](?:[^\s,;:!?()[\]"“”«»<>،؛؟\p{Script=Arabic}]*[\p{Script=Latin}\p{Script=Greek}\p{N}\p{No}+*])?/u;
const candidate = new RegExp([...patterns, word].map(({ source }) => `(?:${source})`).join('|'), 'gu');
const wholeWord = new RegExp(`^(?:${word.source})$`, 'u');
/** Words in capitals that are not protected as acronyms, such as Roman numerals, eras and countries. */
const capitalWords = /^(?:[IVX]+|AD|BC|BCE|CE|AH|US|USA|UK|EU|UN|UAE|USSR|OK|TV|PhD|MSc)$/;

/** Replaces formulas, designations, quantities, markup, acronyms and untranslatable names by marks, before a text is translated. */
export function protect(source: string, from: string): ProtectedText {
  const { isTerm, isName } = termRanges(source, from);
  const isUppercase = isAllCapitals(source);
  const pieces: string[] = [];
  const text = source.replace(candidate, (piece: string, ...rest: unknown[]) => {
    const offset = rest.find((argument) => typeof argument === 'number') as number;
    const isInBrackets = /\([^()]*$/.test(source.slice(0, offset));
    if (isWord(piece) && !isName(offset) && !isFormula(piece) && (isTerm(offset) || !isFixedWord(piece, from, isUppercase, isInBrackets)))
      return piece;
    pieces.push(piece);
    return `⟦${pieces.length}⟧`;
  });
  return { text, pieces };
}

/** Whether a person may rewrite a piece: a quantity, which may be written in words, or a name without digits. */
export const isFreeForPeople = (piece: string) => quantity.test(piece) || /^[^\p{N}\p{No}<>\\$&]+$/u.test(piece);
const quantity = new RegExp(`^[+−±~-]?${number}[^\\p{L}]*${unit}$|^${number}–${number}$`, 'u');

/** Replaces marks by their pieces. `lost` and `doubled` list pieces not used exactly once; `strange`: there is an unknown mark. */
export function restore(
  answer: string,
  pieces: readonly string[],
): { readonly text: string; readonly lost: readonly string[]; readonly doubled: readonly string[]; readonly strange: boolean } {
  const counts = pieces.map(() => 0);
  let hasUnknownMark = false;
  const text = answer.replace(marks, (_, first?: string, second?: string) => {
    const index = Number(latinDigits(first ?? second ?? '')) - 1;
    if (pieces[index] === undefined) {
      hasUnknownMark = true;
      return '';
    }
    counts[index] = (counts[index] ?? 0) + 1;
    return pieces[index];
  });
  return {
    text,
    lost: pieces.filter((_, n) => counts[n] === 0),
    doubled: pieces.filter((_, n) => (counts[n] ?? 0) > 1),
    strange: hasUnknownMark,
  };
}

/** Rewrites the marks in the form that a service preserves. */
export function rewriteMarks(text: string, form: (number: number) => string): string {
  return text.replace(/⟦(\d+)⟧/g, (_, number: string) => form(Number(number)));
}

const marks = /⟦\s*([\d٠-٩]+)\s*⟧|\[\s*\[\s*([\d٠-٩]+)\s*\]\s*\]/g;

/** Whether a piece is a plain word that matches none of the patterns. */
const isWord = (piece: string) =>
  wholeWord.test(piece) && !patterns.some((pattern) => new RegExp(`^(?:${pattern.source})$`, 'u').test(piece));

/** Letters mixed with digits (CO₂, Sentinel-2, H2O), or a Greek letter. */
const isFormula = (piece: string) =>
  /\p{L}/u.test(piece) && /[\p{N}\p{No}\p{Script=Greek}]/u.test(piece) && !/^\d+D$/.test(piece) && !isOrdinal(piece);

const isArabic = (language: string) => isLanguage(language) && languageFacts[language].script === 'Arabic';

/** Whether a word stays untranslated: acronyms (LSST), and in Arabic texts every Latin word outside brackets. */
function isFixedWord(piece: string, from: string, isUppercase: boolean, isInBrackets: boolean): boolean {
  if (/^[\p{Nd}.,/-]+$/u.test(piece) || isOrdinal(piece) || capitalWords.test(piece)) return false;
  if (isArabic(from) && !isInBrackets) return true;
  // Does not match initials (F.R.S.), two words without a blank between (Dr.Edmond) or hyphenated names (Navier-Stokes).
  return !isUppercase && /^(?=(?:.*\p{Lu}){2})[^.]+$/u.test(piece) && !/^(?:\p{Lu}\p{Ll}+-)+\p{Lu}?\p{Ll}+$/u.test(piece);
}

/** 20th, 1990s, 3-dimensional: digits within a word, which the other language may write out. */
export const isOrdinal = (piece: string) => /^\d+(?:st|nd|rd|th|s|'s|’s)$/i.test(piece) || /^\d+-\p{Ll}{4,}$/u.test(piece);

/** Whether a title is in capitals, so that capitals do not mark acronyms. */
function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.6;
}

/** Tests of positions: `isTerm` in a term that is translated by the dictionary, `isName` in a mission or acronym that is not translated. */
function termRanges(source: string, from: string): { isTerm: (offset: number) => boolean; isName: (offset: number) => boolean } {
  const { concepts } = defaultVocabulary();
  const ranges = wordRanges(source);
  const [to] = otherLanguages(isLanguage(from) ? from : 'ar');
  const terms: (readonly [number, number])[] = [];
  const names: (readonly [number, number])[] = [];
  for (const span of analyse(source).spans) {
    const [start, end] = [ranges[span.from]?.[0], ranges[span.to - 1]?.[1]];
    if (start === undefined || end === undefined) continue;
    const matches = span.concepts.flatMap((token) => concepts.get(token) ?? []);
    const isTranslated = matches.some((concept) => concept[to].some((name) => !isArabic(to) || /\p{Script=Arabic}/u.test(name)));
    // MODIS and ALMA stay acronyms in each language; Hubble and synthetic aperture radar (SAR) are translated.
    const phrase = source.slice(start, end);
    const isAcronym = /^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(phrase) && matches.some(({ en, type }) => en[0] === phrase && type !== 'agency');
    const isMission = matches.some(({ type }) => type === 'mission' || type === 'sensor');
    if (isTranslated && !isAcronym && !(isArabic(from) && /^\P{Script=Arabic}+$/u.test(phrase))) terms.push([start, end]);
    else if (isMission || isAcronym) names.push([start, end]);
  }
  const isWithin = (list: readonly (readonly [number, number])[]) => (offset: number) =>
    list.some(([start, end]) => offset >= start && offset < end);
  return { isTerm: isWithin(terms), isName: isWithin(names) };
}
