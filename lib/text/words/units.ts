import { catalogueNames, planetLetter } from './catalogue-names.ts';

/** One word as written: its parts and, when signs join them, the whole in letters and digits only. */
export interface Unit {
  readonly parts: readonly string[];
  readonly whole?: string;
  /** The word after an elided article or preposition: "univers" for l’univers. */
  readonly bare?: string;
}

/** Marks an elision in folded text, which has no apostrophes. */
export const undertie = '\u203f';

/** Splits folded text into units, in linear time. Each of these is one unit: NGC 1068, K2-18b, 10.1016/j.rse, z ~ 1, TT&C. */
export function units(folded: string): Unit[] {
  const result: Unit[] = [];
  for (const match of folded.replace(scriptBorder, ' ').matchAll(unitPattern)) {
    const { doi, arxiv, power, redshift, catalogue } = match.groups ?? {};
    const text = match[0];
    if (doi !== undefined) result.push(joinParts(text));
    else if (arxiv !== undefined) result.push(joinParts(text.replace(/v\d+$/, '')));
    else if (power !== undefined) result.push(powerOfTen(text));
    else if (redshift !== undefined) result.push(decimalUnit(text));
    else if (catalogue !== undefined) result.push(joinParts(text, catalogueParts(text)));
    else result.push(compoundUnit(text));
  }
  return result;
}

/** Borders at which Arabic particles and units touch Latin text without a blank: وSentinel, الـNASA, 30سم. */
const scriptBorder = /(?<=[\u0621-\u064a])(?=[a-z0-9])|(?<=[a-z0-9])(?=[\u0621-\u064a])/g;
const alnum = /[\p{L}\p{N}]+/gu;
const unitPattern = new RegExp(
  [
    '(?<doi>(?<![\\p{L}\\p{N}])10\\.\\d{4,9}/[^\\s"<>«»“”]{1,200})',
    '(?<arxiv>(?<![\\p{L}\\p{N}.])(?:\\d{4}\\.\\d{4,5}(?:v\\d{1,2})?|(?:astro-ph|gr-qc|hep-[a-z]{2}|nucl-[a-z]{2}|physics)/\\d{7})(?![\\p{L}\\p{N}]))',
    '(?<power>(?<![\\p{L}\\p{N}.])(?:10(?:\\^|\\*\\*)\\{?[-+]?\\d{1,3}|1e[-+]?\\d{1,3})(?![\\p{L}\\p{N}]))',
    '(?<redshift>(?<![\\p{L}\\p{N}])z ?[~=≈≃∼<>≲≳≥≤] ?\\d{1,4}(?:\\.\\d{1,4})?)',
    `(?<catalogue>(?<![\\p{L}\\p{N}])(?:${catalogueNames})(?![\\p{L}\\p{N}]))`,
    `[\\p{L}\\p{N}]+(?:[-_.&+'${undertie}][\\p{L}\\p{N}]+)*`,
  ].join('|'),
  'gu',
);

function joinParts(text: string, parts: readonly string[] = text.match(alnum) ?? []): Unit {
  const whole = parts.join('');
  return parts.length > 1 ? { parts, whole } : { parts };
}

/** The parts of a designation, the same with or without blanks: GW170817, NGC 1068, TRAPPIST-1 e. K2 and 3C are not split. */
function catalogueParts(text: string): string[] {
  const spaced = text.replace(planetLetter, ' ').replace(/^(k2|3c|2mass|4u|[a-z]+)[- ]?(?=[a-z]?\d)/, '$1 ');
  const parts = spaced.match(alnum) ?? [];
  // PSR 1913+16 has B1950 coordinates and is also written B1913+16.
  const withoutPrefix = parts.map((part, index) => (index > 0 && /^b\d{4,6}$/.test(part) ? part.slice(1) : part));
  return withoutPrefix[0] === 'b' ? withoutPrefix.slice(1) : withoutPrefix;
}

function powerOfTen(text: string): Unit {
  const exponent = text.replace(/^(?:10(?:\^|\*\*)\{?|1e)/, '');
  return { parts: [`10e${exponent.replace('+', '').replace('-', 'm')}`] };
}

/** Keeps the decimal point, as the letter p: 1.5 would otherwise become 15. */
function decimalUnit(text: string): Unit {
  const parts = text.match(alnum) ?? [];
  const [name = '', ...digits] = parts;
  return { parts, whole: name + digits.join('p') };
}

function compoundUnit(text: string): Unit {
  const [, afterElision] = /\u203f([\p{L}\p{N}]+)/u.exec(text) ?? [];
  if (afterElision !== undefined) return { ...compoundUnit(text.replaceAll(undertie, '')), bare: afterElision };
  const parts = text.match(alnum) ?? [];
  if (parts.length === 1) return { parts };
  if (/^\d+\.\d+\p{L}*$/u.test(text)) return { parts, whole: parts.join('p') };
  // u.s.a., t.t.&c.: single letters have no meaning of their own.
  if (parts.every((part) => part.length === 1) && /^\p{L}/u.test(text)) return { parts: [parts.join('')] };
  const years = parts.every((part) => /^\p{N}+$/u.test(part));
  return parts.length > 3 || years ? { parts } : { parts, whole: parts.join('') };
}
