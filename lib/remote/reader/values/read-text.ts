import type { Text } from '#lib/domain/text.ts';
import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';
import { foldName, isMembers } from '#lib/remote/reader/tables/names.ts';
import { openRow, type Row } from '#lib/remote/reader/tables/row.ts';
import { readMaths } from '#lib/text/latex/read-maths.ts';
import { parseLine, parseText } from './parse-text.ts';
import { parseLanguage } from './parse-value.ts';

/**
 * How services mark the language of a member, in lower case: `titleAr`, `name_ara`, `arabicTitle`, or keys such as `ar-SA` of a nested
 * object.
 */
const marks: Readonly<
  Record<Language, { readonly suffixes: readonly string[]; readonly prefixes: readonly string[]; readonly keys: readonly string[] }>
> = {
  en: { suffixes: ['en', 'eng', 'english', 'enus', 'engb'], prefixes: ['english', 'en'], keys: ['en', 'enus', 'engb', 'eng', 'english'] },
  ar: { suffixes: ['ar', 'ara', 'arabic', 'arsa'], prefixes: ['arabic', 'ar'], keys: ['ar', 'arsa', 'ara', 'arabic'] },
};
export const translationNames: readonly string[] = ['translations', 'localizations', 'languages'];

/** The values of one text field in one row. */
interface TextVariants {
  readonly byLanguage: Partial<Record<string, string>>;
  readonly base?: string;
}

/** The text of the first of `names` that has one, in `language` if possible. Reads suffixed members, nested objects and translations. */
export function readText(row: Row, names: readonly string[], language: Language, prose = false): Text | undefined {
  const cleanWhole = prose ? parseText : parseLine;
  const clean = (value: unknown) => {
    const text = cleanWhole(value);
    return text && readMaths(text).plain;
  };
  for (const name of names) {
    const variants = collectVariants(row, name, clean);
    const text = chooseText(variants, language, declaredLanguage(row, name), clean(row.get(`alternative${name}`)));
    if (text) return text;
  }
  return undefined;
}

function collectVariants(row: Row, name: string, clean: (value: unknown) => string | undefined): TextVariants {
  const byLanguage: Partial<Record<string, string>> = {};
  for (const language of languages) {
    for (const candidate of markedNamesOf(name)[language])
      byLanguage[language] ??= row.shape.has(candidate) ? clean(row.get(candidate)) : undefined;
    byLanguage[language] ??= readTranslation(row, name, language, clean);
  }
  const value = row.get(name);
  if (Array.isArray(value) && value.every(isMembers)) {
    for (const language of languages) byLanguage[language] ??= entryIn(value, language, ['name', 'title', 'value', 'text'], clean);
    return { byLanguage };
  }
  if (isMembers(value)) {
    const nested = openRow(value);
    for (const language of languages) for (const key of marks[language].keys) byLanguage[language] ??= clean(nested.get(key));
    const inner =
      byLanguage.en === undefined && byLanguage.ar === undefined ? readText(nested, ['name', 'title', 'value', 'text'], 'en') : undefined;
    return inner ? { byLanguage, base: inner.value } : { byLanguage };
  }
  const base = clean(Array.isArray(value) ? value[0] : value);
  return base === undefined ? { byLanguage } : { byLanguage, base };
}

function readTranslation(row: Row, name: string, language: Language, clean: (value: unknown) => string | undefined): string | undefined {
  for (const member of translationNames) {
    const list = row.get(member);
    const translation = Array.isArray(list) ? entryIn(list, language, [name], clean) : undefined;
    if (translation) return translation;
  }
  return undefined;
}

function entryIn(
  list: readonly unknown[],
  language: Language,
  names: readonly string[],
  clean: (value: unknown) => string | undefined,
): string | undefined {
  for (const entry of list) {
    if (!isMembers(entry)) continue;
    const row = openRow(entry);
    const tag = [row.get('language'), row.get('lang'), row.get('culture'), row.get('code')]
      .map(parseLanguage)
      .find((candidate) => candidate !== undefined);
    if (tag !== language) continue;
    for (const name of names) {
      const text = clean(row.get(name));
      if (text) return text;
    }
  }
  return undefined;
}

function declaredLanguage(row: Row, name: string): string | undefined {
  return parseLanguage(row.get(`${name}language`)) ?? parseLanguage(row.get(`${name}lang`));
}

/** The text in `language`, otherwise the first of base text, alternative and other language. `alt` is a text in another language. */
export function chooseText(
  { byLanguage, base }: TextVariants,
  language: Language,
  declared: string | undefined,
  alternative: string | undefined,
): Text | undefined {
  const texts: { value: string; lang: string }[] = [];
  const add = (value: string | undefined, lang: string) =>
    void (value !== undefined && !texts.some((text) => text.value === value) && texts.push({ value, lang }));
  add(byLanguage[language], language);
  if (base !== undefined) add(base, declared ?? languageByLetters(base, language));
  add(alternative, alternative === undefined ? 'und' : alternativeLanguage(alternative, texts[0]?.lang));
  for (const other of otherLanguages(language)) add(byLanguage[other], other);
  const best = texts.find((text) => text.lang === language) ?? texts[0];
  if (!best) return undefined;
  const alt = texts.find((text) => text.lang !== best.lang);
  return alt ? { ...best, alt } : best;
}

function alternativeLanguage(value: string, main: string | undefined): string {
  const lang = languageByLetters(value, 'en');
  return lang === main ? 'und' : lang;
}

/** A letter of neither Arabic nor Latin script. */
const otherLetter = /[^\P{L}\p{Script=Arabic}\p{Script=Latin}]/u;

/**
 * The language of a text that declares none: `ar` or `en` by the script of most letters, otherwise `und`; `pathLanguage` if it has no
 * letters.
 */
export function languageByLetters(value: string, pathLanguage: Language): string {
  const [hasArabic, hasLatin, hasOther] = [/\p{Script=Arabic}/u.test(value), /\p{Script=Latin}/u.test(value), otherLetter.test(value)];
  if (!hasOther && hasArabic !== hasLatin) return hasArabic ? 'ar' : 'en';
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return pathLanguage;
  const arabic = value.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic * 2 > letters) return 'ar';
  const latin = value.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 > letters ? 'en' : 'und';
}

const namesByField = new Map<string, Readonly<Record<Language, readonly string[]>>>();

/** The member names of a text field per language. Cached, because most fields are texts. */
function markedNamesOf(name: string): Readonly<Record<Language, readonly string[]>> {
  const spellings = (language: Language) => [
    ...marks[language].suffixes.map((suffix) => foldName(name + suffix)),
    ...marks[language].prefixes.map((prefix) => foldName(prefix + name)),
  ];
  return namesByField.getOrInsertComputed(name, () => ({ en: spellings('en'), ar: spellings('ar') }));
}

/** All member names that a text field may have, normalised with `foldName`. */
export function memberSpellings(name: string): string[] {
  const { en, ar } = markedNamesOf(name);
  return [name, ...en, ...ar, `alternative${name}`, `${name}language`, `${name}lang`];
}
