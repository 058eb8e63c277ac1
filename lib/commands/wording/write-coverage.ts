import type { CoverageLine } from '#lib/domain/collection.ts';
import { abstractsWord, type CountedOrigin, type OriginLine } from '#lib/domain/text-origin.ts';
import { type Language, languages } from '#lib/languages/languages.ts';

type TextKind = CoverageLine['what'];
type AbstractsWord = ReturnType<typeof abstractsWord>;

const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };

/** Messages of the command `coverage`. */
export const coverageMessages = {
  what: {
    title: 'Titles',
    abstracts: 'Abstracts',
    summaries: 'Summaries',
    abstractsAndSummaries: 'Abstracts and summaries',
    keywords: 'Keywords',
    venue: 'Venue names',
    authorName: 'Author names',
    affiliation: 'Affiliations',
  } satisfies Readonly<Record<Exclude<TextKind, 'abstract'> | AbstractsWord, string>>,
  remote: 'Coverage can only be computed for the local store, but this site reads a remote service (UPSTREAM_BASE_URL is set).',
  unknown: 'Give title, abstract, keywords, venue, authorName or affiliation, followed by a dot and en or ar, for example title.ar',
  none: 'Nothing is missing.',
  byUnknown: 'Use --by year or --by area, and --text title.en, title.ar, abstract.en or abstract.ar for one text only',
  origins: {
    source: 'source',
    author: 'authors',
    editor: 'editors',
    reviewed: 'reviewed',
    machine: 'machine',
    missing: 'missing',
  } satisfies Readonly<Record<CountedOrigin, string>>,
} as const;

interface Coverage {
  readonly lines: readonly CoverageLine[];
  readonly origins: readonly OriginLine[];
  readonly counts: { readonly research: number; readonly authors: number };
}

/** One line per text and language: percentage and number of records with the text, number without it. Ends with a line break. */
export function writeCoverage({ lines, origins, counts }: Coverage): string {
  const abstracts = abstractsWord(origins);
  const kinds = [...new Set(lines.map((line) => line.what))];
  const rows = kinds.flatMap((what) =>
    languages
      .flatMap((of) => lines.filter((line) => line.what === what && line.language === of))
      .map((line) => [
        coverageMessages.what[what === 'abstract' ? abstracts : what],
        languageNames[line.language],
        formatShare(line),
        `${line.have}/${line.of}`,
        line.of > line.have ? `missing: ${line.of - line.have} (${what}.${line.language})` : '',
      ]),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column > 1 && column < 4 ? cell.padStart(widths[column] as number) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const heading = `Publications: ${counts.research}   People: ${counts.authors}`;
  return `${[heading, '', ...table, '', 'To list missing texts: npm run -s coverage -- --missing title.ar'].join('\n')}\n`;
}

/** Rounded down, so that 100% means all. */
function formatShare({ have, of }: CoverageLine): string {
  return of === 0 ? '–' : `${(Math.floor((have / of) * 1000) / 10).toFixed(1)}%`;
}
