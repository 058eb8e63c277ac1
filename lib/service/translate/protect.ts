import { analyse, wordRanges } from '#lib/text/analyse.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** A text in which what no translation may change stands as marks ⟦1⟧, ⟦2⟧…, in the order of `kept`. */
export interface ProtectedText {
  readonly text: string;
  readonly kept: readonly string[];
}

const unit =
  '(?:[kcmμµn]m|km/s|m/s|m|[km]?g|ms|μs|ns|[kMGT]?Hz|[kMGT]?eV|m?K|°C|°|%|[aA][uU]|[kMG]?pc|ly|[kMm]?W|k?V|nT|T|hPa|kPa|MPa|Pa|mas|arcsec|arcmin|m?N|dB|[kMG]bps|[kMG]?yr)';
const number = String.raw`\d+(?:[.,]\d+)*`;

/** In the order in which they are looked for at each place. */
const patterns = [
  // Formulas with raised or lowered pieces, other markup, entities, mathematics of TeX.
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
  // Names in catalogues that are written in two words: NGC 1068, SDSS J1030+0524, 67P/Churyumov–Gerasimenko, C/2014 S3.
  /(?<![\p{L}\p{N}])(?:(?!(?:AD|BC|AH|CE|II|III|IV|VI) )[A-Z]{2,}[a-z]?|M|Mrk|Sgr|Cyg|Cen|Sco|Vir|Her|Abell|Gliese|Wolf|Kepler|WASP|HAT-P|TRAPPIST)[ -](?:[A-Z]{0,2}\d[\d.+−–-]*\d*[A-Za-z]?(?: [a-h](?![\p{L}\p{N}]))?|[A-Z]-?\d+|A\*)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[CPDXAI]\/\d{4} [A-Z]\d+(?: \([\p{L}-]+\))?/u,
  /(?<![\p{L}\p{N}])\d{1,4}[PIDC]\/\p{Lu}[\p{L}–-]+/u,
  // Numbers with a unit.
  new RegExp(String.raw`(?<![\p{L}\p{N}])[+−±~-]?${number}(?:\s?[–±-]\s?${number})?[\s-]?${unit}(?![\p{L}\p{N}])`, 'u'),
  // Ranges.
  new RegExp(String.raw`(?<![\p{L}\p{N}])${number}–${number}(?![\p{L}\p{N}])`, 'u'),
] as const;

/** A word of Latin or Greek letters and digits, without the punctuation around it; an Arabic particle written to it is none of it. */
const word =
  /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{No}](?:[^\s,;:!?()[\]"“”«»<>،؛؟\p{Script=Arabic}]*[\p{Script=Latin}\p{Script=Greek}\p{N}\p{No}+*])?/u;
const next = new RegExp([...patterns, word].map(({ source }) => `(?:${source})`).join('|'), 'gu');
const whole = new RegExp(`^(?:${word.source})$`, 'u');
/** Capitals that are words: numbers of parts, eras, states. */
const capitalWords = /^(?:[IVX]+|AD|BC|BCE|CE|AH|US|USA|UK|EU|UN|UAE|USSR|OK|TV|PhD|MSc)$/;

/** Puts a mark for each formula, designation, number with unit, piece of markup, acronym and name without a translation. */
export function protect(source: string, from: string): ProtectedText {
  const { isTerm, isName } = termRanges(source, from);
  const shouts = isShouted(source);
  const kept: string[] = [];
  const text = source.replace(next, (found: string, ...rest: unknown[]) => {
    const at = rest.find((each) => typeof each === 'number') as number;
    const isInBrackets = /\([^()]*$/.test(source.slice(0, at));
    if (isWord(found) && !isName(at) && !isFormula(found) && (isTerm(at) || !isFixedWord(found, from, shouts, isInBrackets))) return found;
    kept.push(found);
    return `⟦${kept.length}⟧`;
  });
  return { text, kept };
}

/** A number with its unit may be written in words, and a name without digits may be translated, by whoever knows how. */
export const isFreeForPeople = (piece: string) => quantity.test(piece) || /^[^\p{N}\p{No}<>\\$&]+$/u.test(piece);
const quantity = new RegExp(`^[+−±~-]?${number}[^\\p{L}]*${unit}$|^${number}–${number}$`, 'u');

/** The text with what was kept in the place of its mark; `lost` and `doubled` name what is not there exactly once, `strange` says that there is another mark. */
export function restore(
  answer: string,
  kept: readonly string[],
): { readonly text: string; readonly lost: readonly string[]; readonly doubled: readonly string[]; readonly strange: boolean } {
  const counts = kept.map(() => 0);
  let strange = false;
  const text = answer.replace(marks, (_, first?: string, second?: string) => {
    const place = Number(latinDigits(first ?? second ?? '')) - 1;
    if (kept[place] === undefined) {
      strange = true;
      return '';
    }
    counts[place] = (counts[place] ?? 0) + 1;
    return kept[place];
  });
  return { text, lost: kept.filter((_, n) => counts[n] === 0), doubled: kept.filter((_, n) => (counts[n] ?? 0) > 1), strange };
}

/** The marks of a protected text in the form that a service leaves alone. */
export function rewriteMarks(text: string, form: (number: number) => string): string {
  return text.replace(/⟦(\d+)⟧/g, (_, number: string) => form(Number(number)));
}

const marks = /⟦\s*([\d٠-٩]+)\s*⟧|\[\s*\[\s*([\d٠-٩]+)\s*\]\s*\]/g;
const latinDigits = (digits: string) => digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** A place of the text that reads as a word and not as one of the patterns. */
const isWord = (found: string) => whole.test(found) && !patterns.some((pattern) => new RegExp(`^(?:${pattern.source})$`, 'u').test(found));

/** Letters and digits together (CO₂, Sentinel-2, H2O), a Greek letter. */
const isFormula = (found: string) =>
  /\p{L}/u.test(found) && /[\p{N}\p{No}\p{Script=Greek}]/u.test(found) && !/^\d+D$/.test(found) && !isOrdinal(found);

/** Several capitals (LSST); in Arabic every word in Latin letters outside brackets. */
function isFixedWord(found: string, from: string, shouts: boolean, isInBrackets: boolean): boolean {
  if (/^[\p{Nd}.,/-]+$/u.test(found) || isOrdinal(found) || capitalWords.test(found)) return false;
  if (from === 'ar' && !isInBrackets) return true;
  // Not initials nor a full stop without its blank, nor words that a hyphen joins: F.R.S., Dr.Edmond, Navier-Stokes.
  return !shouts && /^(?=(?:.*\p{Lu}){2})[^.]+$/u.test(found) && !/^(?:\p{Lu}\p{Ll}+-)+\p{Lu}?\p{Ll}+$/u.test(found);
}

/** 20th, 1990s, 3-dimensional: the digits of a word of the language, which the other one may say in a word. */
export const isOrdinal = (found: string) => /^\d+(?:st|nd|rd|th|s|'s|’s)$/i.test(found) || /^\d+-\p{Ll}{4,}$/u.test(found);

/** A title in capitals throughout says nothing by them. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.6;
}

/** Where the text names something that the dictionary has in the other language, which is translated, and where a mission that it has not. */
function termRanges(source: string, from: string): { isTerm: (at: number) => boolean; isName: (at: number) => boolean } {
  const { concepts } = defaultVocabulary();
  const ranges = wordRanges(source);
  const to = from === 'en' ? 'ar' : 'en';
  const terms: (readonly [number, number])[] = [];
  const names: (readonly [number, number])[] = [];
  for (const span of analyse(source).spans) {
    const [start, end] = [ranges[span.from]?.[0], ranges[span.to - 1]?.[1]];
    if (start === undefined || end === undefined) continue;
    const found = span.concepts.flatMap((token) => concepts.get(token) ?? []);
    const isTranslated = found.some((concept) => concept[to].some((name) => to === 'en' || /\p{Script=Arabic}/u.test(name)));
    // MODIS and ALMA go by their letters in each language, Hubble and synthetic aperture radar (SAR) by a name.
    const written = source.slice(start, end);
    const isAcronym = /^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(written) && found.some(({ en, type }) => en[0] === written && type !== 'agency');
    const isMission = found.some(({ type }) => type === 'mission' || type === 'sensor');
    if (isTranslated && !isAcronym && !(from === 'ar' && /^\P{Script=Arabic}+$/u.test(written))) terms.push([start, end]);
    else if (isMission || isAcronym) names.push([start, end]);
  }
  const within = (list: readonly (readonly [number, number])[]) => (at: number) => list.some(([start, end]) => at >= start && at < end);
  return { isTerm: within(terms), isName: within(names) };
}
