import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { latinDigits } from '#lib/base/latin-digits.ts';
import { decodeSafely } from '#lib/domain/identifiers/identifier-addresses.ts';
import { isMembers, namesIn } from '#lib/remote/reader/tables/names.ts';
import { parseLine } from './parse-text.ts';

const zeroGuid = /^[{(]?0{8}-?(0{4}-?){3}0{12}[)}]?$/;

/** An id as a string, spelled as in the response. Zero and the zero GUID are the default values of .NET and count as absent. */
export function parseId(value: unknown): string | undefined {
  const id = parseLine(value);
  return id === undefined || id === '0' || zeroGuid.test(id) || id.length > 512 ? undefined : id;
}

/** An integer, also from a string in any digits. */
export function parseInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const digits = latinDigits(value.trim());
  const number = /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** An integer from 0. */
export function parseCount(value: unknown): number | undefined {
  const integer = parseInteger(value);
  return integer !== undefined && integer >= 0 ? integer : undefined;
}

const yesWords: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', 'on', 'active', 'enabled', 'published', 'نعم']);
const noWords: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'off', 'inactive', 'disabled', 'لا']);

export function parseFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value === 1 ? true : value === 0 ? false : undefined;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return yesWords.has(word) ? true : noWords.has(word) ? false : undefined;
}

/** The bare DOI in lower case: `10.…`. A prefix such as `https://doi.org/` or `doi:` is removed. */
export function parseDoi(value: unknown): string | undefined {
  const text = parseLine(value);
  const doi = text && /10\.\d{4,9}\/\S+/.exec(/%2f/i.test(text) ? decodeSafely(text) : text)?.[0];
  return doi ? doi.replace(/[.,;]+$/, '').toLowerCase() : undefined;
}

export function parseOrcid(value: unknown): string | undefined {
  return typeof value === 'string'
    ? /\d{4}-?\d{4}-?\d{4}-?\d{3}[\dxX]/
        .exec(value)?.[0]
        .replace(/-/g, '')
        .replace(/(.{4})(?=.)/g, '$1-')
        .toUpperCase()
    : undefined;
}

/** An http or https URL. A relative one is resolved against `base`; undefined without `base` or for another scheme. */
export function parseUrl(value: unknown, base?: string): string | undefined {
  if (Array.isArray(value)) return parseUrl(value[0], base);
  if (isMembers(value)) return parseUrl(value.url ?? value.Url ?? value.href ?? value.path, base);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || parseLine(text) === undefined || /[\s<>"]/.test(text)) return undefined;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address) && base === undefined) return undefined;
  const url = URL.parse(address, base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url.href : undefined;
}

const languageNames = {
  en: 'english eng الإنجليزية إنجليزي',
  ar: 'arabic ara العربية عربي',
  fr: 'french fra fre',
  de: 'german deu ger',
  es: 'spanish spa',
  ru: 'russian rus',
  zh: 'chinese zho chi',
  ja: 'japanese jpn',
  it: 'italian ita',
  pt: 'portuguese por',
  tr: 'turkish tur',
  fa: 'persian fas',
  ur: 'urdu urd',
};
const languageWords: Readonly<Record<string, string>> = lookupTable(
  Object.fromEntries(Object.entries(languageNames).flatMap(([code, names]) => namesIn(names).map((name) => [name, code]))),
);

/** ISO 639-1 code, from a code, a language tag or a language name. */
export function parseLanguage(value: unknown): string | undefined {
  const text = isMembers(value) ? parseLine(value.code ?? value.name) : parseLine(value);
  if (text === undefined) return undefined;
  const lower = text.toLowerCase();
  return languageWords[lower] ?? /^([a-z]{2})(?:[-_][a-z0-9]+)*$/.exec(lower)?.[1];
}

/** A list of words, from an array or a string with separators. */
export function parseStrings(value: unknown): string[] | undefined {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;؛,،|\n]/) : [];
  const words = parts
    .map((part) => parseLine(isMembers(part) ? (part.name ?? part.value ?? part.title ?? part.keyword) : part))
    .filter((part) => part !== undefined);
  return words.length > 0 ? [...new Set(words)] : undefined;
}
