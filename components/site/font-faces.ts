import type { Language } from '#lib/domain/language.ts';

const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  arabic: 'U+0600-06FF',
  /** Digits, the blank and the signs around them, which stand in every line of an Arabic page; the Arabic face has none of them. */
  figures: 'U+0020, U+0025, U+0028-0029, U+002B-003B, U+00A0, U+00AB, U+00B7, U+00BB, U+2013, U+2026',
} as const;

export type FontScript = keyof typeof ranges;

/** What a page is written in. Of faces that overlap the later one is used, so that a line of Arabic has its digits from one design. */
const ownScripts: Readonly<Record<Language, readonly FontScript[]>> = { en: ['latin'], ar: ['arabic', 'figures'] };
const otherScript: Readonly<Record<Language, FontScript>> = { en: 'arabic', ar: 'latin' };
const weights = [400, 600] as const;

const fileOf = (script: FontScript, weight: number) => `/fonts/madar-sans-${script}-${weight}.v1.woff2`;

/**
 * The style sheet that holds the faces of a page's own script, as data: a browser paints nothing before it has it, so the first text is in our own
 * typeface and nothing moves. A face in a file of its own comes after the first layout even where it is preloaded, and Arabic lines broke anew then.
 */
export const ownFacesUrl = (language: Language) => `/fonts/madar-sans-${language}.v1.css`;

/** What that file holds; `read` gives a file of `public/` in base64. */
export const ownFaces = (language: Language, read: (path: string) => string): string =>
  facesOf(ownScripts[language], 'block', (script, weight) => `data:font/woff2;base64,${read(fileOf(script, weight))}`);

/** The faces of the other script: there at the first paint or not before the next page, because a title that changes its face changes its lines, and the list below it would jump. */
export const otherFaces = (language: Language): string => fallbackFaces + facesOf([otherScript[language]], 'optional', fileOf);

function facesOf(scripts: readonly FontScript[], display: string, sourceOf: (script: FontScript, weight: number) => string): string {
  const faceOf = (script: FontScript, weight: number) =>
    `@font-face{font-family:"Madar Sans";font-weight:${weight};font-display:${display};src:url("${sourceOf(script, weight)}") format("woff2");unicode-range:${ranges[script]}}`;
  return scripts.flatMap((script) => weights.map((weight) => faceOf(script, weight))).join('');
}

/**
 * The machine's own faces in the measure of Madar Sans (1.085 em above the line and 0.415 below), for what waits until the next page.
 * Widths were measured on sentences of this site in Chromium: Arial (metrically Liberation Sans and Helvetica) and DejaVu Sans.
 */
const fallbackFaces = [
  fallbackFace(400, ['Arial', 'Liberation Sans', 'Helvetica'], 1.001, ranges.latin),
  fallbackFace(600, ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 0.963, ranges.latin),
  fallbackFace(400, ['DejaVu Sans'], 0.902, ranges.arabic),
  fallbackFace(600, ['DejaVu Sans Bold'], 0.789, ranges.arabic),
].join('');

function fallbackFace(weight: number, names: readonly string[], size: number, range: string): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  const sources = names.map((name) => `local("${name}")`).join(',');
  const lines = `ascent-override:${percent(1.085 / size)};descent-override:${percent(0.415 / size)};line-gap-override:0%`;
  return `@font-face{font-family:"Madar Fallback";font-weight:${weight};src:${sources};size-adjust:${percent(size)};${lines};unicode-range:${range}}`;
}
