import type { CoverageLine } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import type { CountedOrigin } from '#lib/domain/text-origin.ts';

type TextKind = CoverageLine['what'];

interface Texts {
  readonly heading: (counts: { research: number; authors: number }) => string;
  readonly what: Readonly<Record<TextKind, string>>;
  readonly language: Readonly<Record<Language, string>>;
  readonly missing: string;
  readonly hint: string;
  readonly remote: string;
  readonly unknown: string;
  readonly none: string;
  readonly byUnknown: string;
  readonly origins: Readonly<Record<CountedOrigin, string>>;
}

/** Messages of the command `coverage`. */
export const coverageTexts: Readonly<Record<Language, Texts>> = {
  en: {
    heading: ({ research, authors }) => `Publications: ${research}   People: ${authors}`,
    what: {
      title: 'Titles',
      abstract: 'Abstracts',
      keywords: 'Keywords',
      venue: 'Venue names',
      authorName: 'Author names',
      affiliation: 'Affiliations',
    },
    language: { en: 'English', ar: 'Arabic' },
    missing: 'missing',
    hint: 'To list missing texts: npm run -s coverage -- --missing title.ar',
    remote: 'Coverage can only be computed for the local store, but this site reads a remote service (UPSTREAM_BASE_URL is set).',
    unknown: 'Give title, abstract, keywords, venue, authorName or affiliation, followed by a dot and en or ar, for example title.ar',
    none: 'Nothing is missing.',
    byUnknown: 'Use --by year or --by area, and --text title.en, title.ar, abstract.en or abstract.ar for one text only',
    origins: { source: 'source', author: 'authors', editor: 'editors', reviewed: 'reviewed', machine: 'machine', missing: 'missing' },
  },
  ar: {
    heading: ({ research, authors }) => `الأبحاث: ${research}   الأشخاص: ${authors}`,
    what: {
      title: 'العناوين',
      abstract: 'الملخصات',
      keywords: 'الكلمات المفتاحية',
      venue: 'أسماء أوعية النشر',
      authorName: 'أسماء الأشخاص',
      affiliation: 'جهات الانتماء',
    },
    language: { en: 'بالإنجليزية', ar: 'بالعربية' },
    missing: 'ناقص',
    hint: 'لعرض قائمة ما ينقص: npm run -s coverage -- --missing title.ar',
    remote: 'تُحسب التغطية في المخزن المحلي، وهذا الموقع يقرأ من خدمة أخرى (المتغير UPSTREAM_BASE_URL مضبوط).',
    unknown:
      'اكتب ما تبحث عنه بإحدى الكلمات title أو abstract أو keywords أو venue أو authorName أو affiliation تليها نقطة ثم en أو ar، مثل title.ar',
    none: 'لا شيء ناقص.',
    byUnknown: 'العدّ بحسب السنة أو المجال: ‎--by year أو ‎--by area، ولنص واحد: ‎--text مع title.en أو title.ar أو abstract.en أو abstract.ar',
    origins: { source: 'المصدر', author: 'المؤلفون', editor: 'المحرّرون', reviewed: 'مراجَع', machine: 'آلة', missing: 'ناقص' },
  },
};

/** One line per text and language: percentage and number of records with the text, number without it. Ends with a line break. */
export function writeCoverage(lines: readonly CoverageLine[], counts: { research: number; authors: number }, language: Language): string {
  const texts = coverageTexts[language];
  const kinds = [...new Set(lines.map((line) => line.what))];
  const rows = kinds.flatMap((what) =>
    languages
      .flatMap((of) => lines.filter((line) => line.what === what && line.language === of))
      .map((line) => [
        texts.what[what],
        texts.language[line.language],
        formatShare(line),
        `${line.have}/${line.of}`,
        line.of > line.have ? `${texts.missing}: ${line.of - line.have} (${what}.${line.language})` : '',
      ]),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column > 1 && column < 4 ? cell.padStart(widths[column] as number) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `${[texts.heading(counts), '', ...table, '', texts.hint].join('\n')}\n`;
}

/** Rounded down, so that 100% means all. */
function formatShare({ have, of }: CoverageLine): string {
  return of === 0 ? '–' : `${(Math.floor((have / of) * 1000) / 10).toFixed(1)}%`;
}
