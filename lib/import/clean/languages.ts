import { languageOfLangid } from '#lib/formats/bibliography/langid.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';

/** ISO 639-1 code (639-3 where there is none) of a language in any notation of sources: `en`, `en-US`, `eng`, `English`, `العربية`. */
export function cleanLanguage(value: string | undefined): string | undefined {
  const text = value?.trim().toLowerCase();
  if (!text) return undefined;
  if (/^(?:العربية|عربي|عربى|عربية)$/.test(text)) return 'ar';
  if (/^(?:الإنجليزية|الانجليزية|إنجليزي|انجليزي)$/.test(text)) return 'en';
  const tag = /^([a-z]{2,3})(?:[-_][a-z0-9]+)*$/.exec(text)?.[1];
  if (tag) return codesWithoutLanguage.has(tag) ? 'und' : Intl.getCanonicalLocales(tag)[0]?.replace(/-.*/, '');
  return languageOfLangid(text);
}

/** ISO 639-2 codes for undetermined, multiple, uncoded and no language. */
const codesWithoutLanguage: ReadonlySet<string> = new Set(['und', 'mul', 'mis', 'zxx']);

const withoutTranslation: ReadonlySet<string> = new Set(['en', 'und']);

/** Whether a work in this language may have its title translated into English by an index. */
export const isTranslatable = (language: string | undefined): boolean => language !== undefined && !withoutTranslation.has(language);

/** Common words of five languages, by which the language of a title in Latin letters is recognised. */
const commonWords: readonly (readonly [string, RegExp])[] = [
  ['de', /(?<!\p{L})(?:der|die|das|und|von|zur|über|eine[rs]?|für|mit|des)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:le|la|les|des|du|une|dans|pour|sur|et|par|aux|l'|d')(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:el|los|las|del|una|para|por|con|sobre|y|en)(?!\p{L})/giu],
  ['tr', /(?<!\p{L})(?:ve|ile|için|bir|olarak|\p{L}{0,30}[ğĞıİ]\p{L}{0,30})(?!\p{L})/giu],
  ['en', /(?<!\p{L})(?:the|of|and|in|for|with|from|on|to|an?|by|using)(?!\p{L})/giu],
];

/** Likeliest language of a title: Arabic by its script, else one of five by common words and Turkish letters; English by default. */
export function likelyLanguage(title: string): string {
  if (hasArabicLetters(title))
    return (title.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 >= (title.match(/\p{L}/gu)?.length ?? 0) ? 'ar' : 'en';
  let best = 'en';
  let max = 1;
  for (const [language, words] of commonWords) {
    const count = title.match(words)?.length ?? 0;
    if (count > max || (count === max && language === 'en')) [best, max] = [language, count];
  }
  return best;
}

/** Scripts by language. A language that is not in this map is written in Latin letters. */
const scripts: ReadonlyMap<string, RegExp> = new Map(
  (
    [
      ['ar fa ur ps sd ug ckb ota arz azb', /\p{Script=Arabic}/gu],
      ['ru uk bg be mk ky mn tg', /\p{Script=Cyrillic}/gu],
      ['sr kk uz az tt', /\p{Script=Cyrillic}|\p{Script=Latin}/gu],
      ['ja', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu],
      ['zh', /\p{Script=Han}/gu],
      ['ko', /\p{Script=Hangul}|\p{Script=Han}/gu],
      ['el grc', /\p{Script=Greek}/gu],
      ['he yi', /\p{Script=Hebrew}/gu],
      ['hi mr ne sa', /\p{Script=Devanagari}/gu],
      ['hy', /\p{Script=Armenian}/gu],
      ['ka', /\p{Script=Georgian}/gu],
      ['th', /\p{Script=Thai}/gu],
      ['bn', /\p{Script=Bengali}/gu],
      ['ta', /\p{Script=Tamil}/gu],
    ] as const
  ).flatMap(([languages, script]) => languages.split(' ').map((language) => [language, script] as const)),
);
const latin = /\p{Script=Latin}/gu;

/** Language of a text: that of its work if the script fits, else recognised from the text; `und` if romanised or not recognised. */
export function languageOfText(text: string, language: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const script = scripts.get(language) ?? latin;
  const inScript = count(script);
  // Titles contain names and formulas in other scripts. Latin text needs a majority of Latin letters; other scripts need one letter.
  const isForeign = script === latin ? inScript * 2 < letters : inScript === 0;
  if (letters === 0 || !isForeign || language === 'und') return language;
  if (hasArabicLetters(text) && count(/\p{Script=Arabic}/gu) * 2 >= letters) return 'ar';
  if (count(latin) * 2 < letters) return script === latin ? 'und' : inScript > 0 ? language : 'und';
  return isRomanised(text) ? 'und' : likelyLanguage(text);
}

/** Whether Latin text is romanised Arabic or Persian (ALA-LC): by its special letters (ā, ḥ), or `al-` in a text without English words. */
export function isRomanised(text: string): boolean {
  const composed = text.normalize('NFC');
  if (/[āīūḥṣḍṭẓʻ]|(?<=\p{L})ʼ/iu.test(composed)) return true;
  return (
    /(?<![\p{L}-])(?:al|wa-al)-\p{Ll}/u.test(composed) && !/(?<!\p{L})(?:the|of|and|in|for|with|from|on|to|by)(?!\p{L})/iu.test(composed)
  );
}

/** The language of a short text: `language` unless the script contradicts it, else Arabic or English. */
export function languageByScript(text: string, language: string): string {
  const isInArabicScript = scripts.get(language) === scripts.get('ar');
  if (hasArabicLetters(text)) return isInArabicScript ? language : 'ar';
  return isInArabicScript ? 'en' : language;
}
