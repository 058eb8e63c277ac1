import type { Language } from '#lib/domain/language.ts';

const scripts = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  arabic: 'U+0600-06FF',
} as const;

const ownScript: Readonly<Record<Language, keyof typeof scripts>> = { en: 'latin', ar: 'arabic' };

export const fontUrl = (language: Language) => `/fonts/madar-sans-${ownScript[language]}-400.v1.woff2`;

/**
 * The regular faces of a page. That of its own script is preloaded. All are `optional`: a face is there at the first paint or waits for the
 * next page, because titles that change their face change their lines, and the list below them would jump (0.12 of layout shift, measured).
 */
export function fontFaces(): string {
  return Object.entries(scripts)
    .map(
      ([script, range]) =>
        `@font-face{font-family:"Madar Sans";font-weight:400;font-display:optional;src:url("/fonts/madar-sans-${script}-400.v1.woff2") format("woff2");unicode-range:${range}}`,
    )
    .join('');
}
