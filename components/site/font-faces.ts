import type { Language } from '#lib/domain/language.ts';

/**
 * What is within a page: the letters of nearly all its lines, of both scripts and without kerning, so that the first frame is in our own typeface. How they are
 * cut out is in docs/decisions/0013-fonts.md; each face has exactly the letters of its range.
 */
const basicRanges = {
  latin:
    'U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00C0-00C1, U+00C4-00C5, U+00C7, U+00C9, U+00D3, U+00D6-00D7, U+00DC, U+00DF-00EB, U+00ED-00EF, U+00F1-00F6, U+00F8, U+00FA-00FD, U+02BB-02BC, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
  /** Without accents: for headings, and for names and digits in a line of Arabic. */
  letters: 'U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00E9, U+02BB-02BC, U+2013-2014, U+2019, U+2026',
  /** Digits, the blank and the signs around them, of which the Arabic face has none. */
  figures: 'U+0020, U+0025, U+0028-0029, U+002B-003B, U+00A0, U+00AB, U+00B7, U+00BB, U+2013, U+2026',
  arabic: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652',
} as const;

/** Whole faces, in files of their own: without the letters that the page has, which would load them for nothing. */
const fileRanges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  latinRest:
    'U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2018, U+201A-2025, U+2027-2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  arabic: 'U+0600-06FF',
  arabicRest: 'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0653-06FF',
} as const;

type Weight = 400 | 600;

interface Face {
  /** Without a family of its own it is of Madar Sans. */
  readonly family?: 'Madar Aside';
  readonly weight: Weight;
  /** A face within the page, and the range it was cut to. */
  readonly basic?: keyof typeof basicRanges;
  /** A face in a file: there at the first paint or not before the next page, because a title that changes its face changes its lines, and the list below it would jump. */
  readonly file?: keyof typeof fileRanges;
}

/**
 * Of faces that overlap the later one is used. The other script is within the page in one weight only, in a family of its own, which browsers embolden; the true
 * semibold comes before it once it is there.
 */
const facesOf: Readonly<Record<Language, readonly Face[]>> = {
  en: [
    { file: 'latinRest', weight: 400 },
    { file: 'latinRest', weight: 600 },
    { file: 'arabicRest', weight: 400 },
    { file: 'arabic', weight: 600 },
    { basic: 'latin', weight: 400 },
    { basic: 'letters', weight: 600 },
    { basic: 'arabic', weight: 400, family: 'Madar Aside' },
  ],
  ar: [
    { file: 'arabicRest', weight: 400 },
    { file: 'arabicRest', weight: 600 },
    { file: 'latinRest', weight: 400 },
    { file: 'latin', weight: 600 },
    { basic: 'arabic', weight: 400 },
    { basic: 'arabic', weight: 600 },
    { basic: 'figures', weight: 600 },
    { basic: 'letters', weight: 400, family: 'Madar Aside' },
  ],
};

/** The style sheet of all faces of a page; the server writes it into the page (lib/server/pages/defer-scripts.ts). */
export const facesUrl = (language: Language) => `/fonts/madar-sans-${language}.v2.css`;

/** What that file holds; `read` gives a file of `basic-faces/` in base64. */
export const facesSheet = (language: Language, readFile: (name: string) => string): string =>
  fallbackFaces + facesOf[language].map((face) => faceRule(face, readFile)).join('');

function faceRule({ family, weight, basic, file }: Face, readFile: (name: string) => string): string {
  const rule = (display: string, source: string, range: string) =>
    `@font-face{font-family:"${family ?? 'Madar Sans'}";font-weight:${weight};font-display:${display};src:url("${source}") format("woff2");unicode-range:${range}}`;
  if (basic) return rule('block', `data:font/woff2;base64,${readFile(`${basic}-${weight}.woff2`)}`, basicRanges[basic]);
  if (file) return rule('optional', `/fonts/madar-sans-${file.replace('Rest', '')}-${weight}.v1.woff2`, fileRanges[file]);
  return '';
}

/**
 * The machine's own faces in the measure of Madar Sans (1.085 em above the line and 0.415 below), for what waits until the next page.
 * Widths were measured on sentences of this site in Chromium: Arial (metrically Liberation Sans and Helvetica) and DejaVu Sans.
 */
const fallbackFaces = [
  fallbackFace(400, ['Arial', 'Liberation Sans', 'Helvetica'], 1.001, fileRanges.latin),
  fallbackFace(600, ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], 0.963, fileRanges.latin),
  fallbackFace(400, ['DejaVu Sans'], 0.902, fileRanges.arabic),
  fallbackFace(600, ['DejaVu Sans Bold'], 0.789, fileRanges.arabic),
].join('');

function fallbackFace(weight: Weight, names: readonly string[], size: number, range: string): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  const sources = names.map((name) => `local("${name}")`).join(',');
  const lines = `ascent-override:${percent(1.085 / size)};descent-override:${percent(0.415 / size)};line-gap-override:0%`;
  return `@font-face{font-family:"Madar Fallback";font-weight:${weight};src:${sources};size-adjust:${percent(size)};${lines};unicode-range:${range}}`;
}
