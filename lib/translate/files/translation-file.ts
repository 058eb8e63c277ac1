import { Problem } from '#lib/base/problem.ts';
import { readCsvTable, writeExactCsvRow } from '#lib/formats/bibliography/csv-syntax.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type TextForPeople, type TextFromPeople, unitId } from '#lib/translate/texts/people-texts.ts';
import { readXliff, writeXliff } from './xliff.ts';

export interface FileFormat {
  /** Streams texts ordered by area. */
  write(texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): AsyncIterable<string>;
  /** Throws a `Problem` that describes the fault of the file. */
  read(content: string, name: string): readonly TextFromPeople[];
}

const formats: Readonly<Record<string, FileFormat>> = {
  csv: { write: translationCsv, read: readTranslationCsv },
  xlf: { write: writeXliff, read: readXliff },
  xliff: { write: writeXliff, read: readXliff },
};

/** The format of a file by its extension: CSV or XLIFF 2.1. */
export function fileFormat(name: string): FileFormat {
  const format = formats[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (!format) throw new Problem('bad_request', { detail: `${name} is neither .xlf, .xliff nor .csv.` });
  return format;
}

type Column = 'id' | 'area' | 'year' | 'source_language' | 'source' | 'target' | 'reviewed';

const columns: readonly (readonly [Column, Readonly<Record<Language, string>>])[] = [
  ['id', { en: 'Id', ar: 'المعرف' }],
  ['area', { en: 'Area', ar: 'المجال' }],
  ['year', { en: 'Year', ar: 'السنة' }],
  ['source_language', { en: 'Source language', ar: 'لغة الأصل' }],
  ['source', { en: 'Source', ar: 'الأصل' }],
  ['target', { en: 'Target', ar: 'الترجمة' }],
  ['reviewed', { en: 'Reviewed', ar: 'مراجع' }],
];

/** Accepted spellings of "yes" in the column `reviewed`. */
const yesPattern = /^(?:yes|y|x|1|true|ok|نعم|✓|✔)$/i;

/** One row per text, exactly as stored, with an empty column `reviewed`. */
async function* translationCsv(texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): AsyncGenerator<string> {
  yield `\uFEFF${writeExactCsvRow(columns.map(([column]) => column))}`;
  for await (const { missing, text = '' } of texts)
    yield writeExactCsvRow([
      unitId(missing),
      missing.areas[0] ?? '',
      missing.year === undefined ? '' : String(missing.year),
      missing.fromLanguage,
      missing.from,
      text,
      '',
    ]);
}

/** Reads the texts that people return. Throws a `Problem` for columns that are missing or separated by semicolons. */
function readTranslationCsv(content: string, name: string): readonly TextFromPeople[] {
  // Spreadsheets of some locales separate cells by semicolons.
  const head = content.slice(0, content.search(/[\r\n]|$/));
  if (!head.includes(',') && head.includes(';'))
    throw new Problem('bad_request', { detail: `${name} separates its columns with semicolons; save it as CSV with commas.` });
  const rows = readCsvTable<Column, never>({ columns, row: () => '' }, content);
  const present = columns.filter(([column, heading]) => [column, heading.en, heading.ar].some((word) => cellsOf(head).includes(word)));
  for (const required of ['id', 'source', 'target'])
    if (!present.some(([column]) => column === required))
      throw new Problem('bad_request', { detail: `${name} has no column ${required}.` });
  let line = 2;
  return rows.flatMap((row) => {
    const firstLine = line;
    line += 1 + [row.source, row.target].join('').split('\n').length - 1;
    if (row.id.trim() === '' && row.source === '' && row.target === '') return [];
    return [
      {
        id: row.id.trim(),
        source: row.source,
        fromLanguage: row.source_language.trim() || 'en',
        target: row.target,
        reviewed: yesPattern.test(row.reviewed.trim()),
        line: firstLine,
      },
    ];
  });
}

const cellsOf = (head: string) =>
  head
    .replace(/^\uFEFF/, '')
    .split(',')
    .map((cell) => cell.replace(/^"|"$/g, '').trim());
