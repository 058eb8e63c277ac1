import { type Language, languageFacts } from '#lib/languages/languages.ts';

/**
 * Applies our typography (docs/arabic-style.md, §4 and §7) to machine translations: punctuation, digits, white space, invisible characters.
 * Diacritics stay.
 */
export function normaliseTranslation(text: string, to: Language): string {
  const normalised = text
    .normalize('NFC')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return languageFacts[to].script === 'Arabic' ? normaliseArabic(normalised) : normalised;
}

function normaliseArabic(text: string): string {
  return text
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (letter) => letter.normalize('NFKC'))
    .replace(/\u0640/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replace(/(\d)٬(?=\d)/g, '$1')
    .replace(/(?<!\d),|,(?!\d)/g, '،')
    .replace(/;/g, '؛')
    .replace(/\?/g, '؟')
    .replace(/[“"]([^“”"]*)[”"]/g, '«$1»')
    .replace(/ ([،؛؟])/g, '$1')
    .replace(/(\d)[–—](?=\d)/g, '$1-')
    .replace(/^([^:–—]+) ?[–—] ?([^:–—]+)$/, (_, before: string, after: string) => `${before.trim()}: ${after.trim()}`)
    .replace(/عن بعد(?![\u064b-\u0652\u0621-\u064a])/g, 'عن بُعد');
}
