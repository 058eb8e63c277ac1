import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import { languageOfLangid } from '#lib/formats/bibliography/langid.ts';
import { hasArabicLetters } from '#lib/formats/plain-text.ts';

const threeLetters: Readonly<Record<string, string>> = lookupTable({
  eng: 'en',
  ara: 'ar',
  fre: 'fr',
  fra: 'fr',
  ger: 'de',
  deu: 'de',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  rus: 'ru',
  chi: 'zh',
  zho: 'zh',
  jpn: 'ja',
  kor: 'ko',
  tur: 'tr',
  per: 'fa',
  fas: 'fa',
  urd: 'ur',
  dut: 'nl',
  nld: 'nl',
  lat: 'la',
  pol: 'pl',
  heb: 'he',
});

/** ISO 639-1 code (639-3 where there is none) of a language as sources name it: `en`, `en-US`, `eng`, `English`, `العربية`. */
export function cleanLanguage(value: string | undefined): string | undefined {
  const text = value?.trim().toLowerCase();
  if (!text) return undefined;
  if (/^(?:العربية|عربي|عربى|عربية)$/.test(text)) return 'ar';
  if (/^(?:الإنجليزية|الانجليزية|إنجليزي|انجليزي)$/.test(text)) return 'en';
  const tag = /^([a-z]{2,3})(?:[-_][a-z0-9]+)*$/.exec(text)?.[1];
  if (tag) return threeLetters[tag] ?? tag;
  return languageOfLangid(text);
}

/** Short words that one language only has, for telling six European languages apart. */
const telling: readonly (readonly [string, RegExp])[] = [
  ['de', /(?<!\p{L})(?:der|die|das|und|von|zur|über|eine[rs]?|für|mit|des)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:le|la|les|des|du|une|dans|pour|sur|et|par|aux|l'|d')(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:el|los|las|del|una|para|por|con|sobre|y|en)(?!\p{L})/giu],
  ['tr', /(?<!\p{L})(?:ve|ile|için|bir|olarak|\p{L}{0,30}[ğĞıİ]\p{L}{0,30})(?!\p{L})/giu],
  ['en', /(?<!\p{L})(?:the|of|and|in|for|with|from|on|to|an?|by|using)(?!\p{L})/giu],
];

/** The language a title is most likely written in: its script decides between Arabic and the rest, its short words, and letters of Turkish, between five of these; English otherwise. */
export function languageOf(title: string): string {
  if (hasArabicLetters(title))
    return (title.match(/\p{Script=Arabic}/gu)?.length ?? 0) * 2 >= (title.match(/\p{L}/gu)?.length ?? 0) ? 'ar' : 'en';
  let best = 'en';
  let most = 1;
  for (const [language, words] of telling) {
    const count = title.match(words)?.length ?? 0;
    if (count > most || (count === most && language === 'en')) [best, most] = [language, count];
  }
  return best;
}

const arabicScript: ReadonlySet<string> = new Set(['ar', 'fa', 'ur', 'ps', 'ug', 'sd', 'ckb', 'ota']);

/** Whether a text can be in a language, by its script: Arabic, Persian and their like are not written in Latin letters, nor English in Arabic ones. */
export function inScriptOf(language: string, text: string): boolean {
  const isArabic = hasArabicLetters(text) && languageOf(text) === 'ar';
  return arabicScript.has(language) ? isArabic || !/\p{L}/u.test(text) : !isArabic;
}

/** The language of a short text of a work in a language: that one where the script allows it, else Arabic or English. */
export function languageByScript(text: string, language: string): string {
  if (hasArabicLetters(text)) return arabicScript.has(language) ? language : 'ar';
  return arabicScript.has(language) ? 'en' : language;
}
