import type { Language } from '#lib/languages/languages.ts';

/**
 * Unicode ranges of inlined faces: the most frequent letters, without kerning, for the first paint. See
 * docs/decisions/0013-subset-and-inline-fonts.md. No face has the letters ʻ and ʼ: ours are as wide as an n, which splits a name in two.
 */
const basicRanges = {
  latin:
    'U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00C0-00C1, U+00C4-00C5, U+00C7, U+00C9, U+00D3, U+00D6-00D7, U+00DC, U+00DF-00EB, U+00ED-00EF, U+00F1-00F6, U+00F8, U+00FA-00FD, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
  /** Basic Latin, for English headings and for names and digits in Arabic text. */
  letters: 'U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00E9, U+2013-2014, U+2019, U+2026',
  /** Digits, space and punctuation, which the inlined Arabic face does not contain. */
  figures: 'U+0020, U+0025, U+0028-0029, U+002B-003B, U+00A0, U+00AB, U+00B7, U+00BB, U+2013, U+2026',
  arabic: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652',
} as const;

/**
 * Unicode ranges of complete faces in files. `…Rest` excludes inlined letters, `…Letters` inlined figures, and all exclude the invisible marks
 * of direction: each would cause a download.
 */
const fileRanges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-200A, U+2010-2027, U+2030-205E, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  latinRest:
    'U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-200A, U+2010-2012, U+2015-2018, U+201A-2025, U+2027, U+2030-205E, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  latinLetters:
    'U+0021-0024, U+0026-0027, U+002A, U+003C-007E, U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-200A, U+2010-2012, U+2014-2025, U+2027, U+2030-205E, U+2070, U+2074-2079, U+2080-2089, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  arabic: 'U+0600-061B, U+061D-06FF',
  arabicRest: 'U+0600-060B, U+060D-061A, U+061D-061E, U+0620, U+063B-063F, U+0653-06FF',
} as const;

type Weight = 400 | 600;

interface Face {
  /** Defaults to the family of Madar Sans. */
  readonly family?: 'Madar Aside';
  readonly weight: Weight;
  /** An inlined face and its unicode-range. */
  readonly basic?: keyof typeof basicRanges;
  /** A face in a file with `font-display: optional`: a late font swap would wrap titles differently and move the list. */
  readonly file?: keyof typeof fileRanges;
}

/**
 * Faces by page language; later faces override earlier ones. The script of the other language is inlined in regular weight only; browsers
 * synthesise bold until the bold file loads.
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
    { file: 'latinLetters', weight: 600 },
    { basic: 'arabic', weight: 400 },
    { basic: 'arabic', weight: 600 },
    { basic: 'figures', weight: 600 },
    { basic: 'letters', weight: 400, family: 'Madar Aside' },
  ],
};

/** Address of the style sheet with all faces. The server inlines the sheet in pages (lib/server/pages/defer-scripts.ts). */
export const facesUrl = (language: Language) => `/fonts/madar-sans-${language}.v4.css`;

/** The content of the style sheet at `facesUrl`; `readFile` returns a file of `basic-faces/` in base64. */
export const facesSheet = (language: Language, readFile: (name: string) => string): string =>
  fallbackFaces + facesOf[language].map((face) => faceRule(face, readFile)).join('');

function faceRule({ family, weight, basic, file }: Face, readFile: (name: string) => string): string {
  const rule = (display: string, source: string, range: string) =>
    `@font-face{font-family:"${family ?? 'Madar Sans'}";font-weight:${weight};font-display:${display};src:url("${source}") format("woff2");unicode-range:${range}}`;
  if (basic) return rule('block', `data:font/woff2;base64,${readFile(`${basic}-${weight}.woff2`)}`, basicRanges[basic]);
  if (file) return rule('optional', `/fonts/madar-sans-${file.replace(/[A-Z].*/, '')}-${weight}.v1.woff2`, fileRanges[file]);
  return '';
}

/**
 * System fallbacks with the metrics of Madar Sans (ascent 1.085 em, descent 0.415). Widths measured in Chromium with Arial and DejaVu Sans.
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
