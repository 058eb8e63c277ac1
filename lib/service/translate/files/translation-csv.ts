import type { Language } from '#lib/domain/language.ts';
import { Problem } from '#lib/domain/problem.ts';
import { readCsvTable, writeExactCsvRow } from '#lib/formats/bibliography/csv-syntax.ts';
import { type TextForPeople, type TextFromPeople, unitId } from '#lib/service/translate/people-texts.ts';

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

/** What a person may write into the column for "yes"; anything else is none. */
const yes = /^(?:yes|y|x|1|true|ok|نعم|✓|✔)$/i;

/** One row for each text, exactly as it is stored; the column `reviewed` is empty for the reader to fill. */
export async function* translationCsv(texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): AsyncGenerator<string> {
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

export function readTranslationCsv(content: string, name: string): readonly TextFromPeople[] {
  // A spreadsheet of another country parts its cells by semicolons.
  const head = content.slice(0, content.search(/[\r\n]|$/));
  if (!head.includes(',') && head.includes(';'))
    throw new Problem('bad_request', { detail: `${name} has its columns parted by semicolons; save it as CSV with commas.` });
  const rows = readCsvTable<Column, never>({ columns, row: () => '' }, content);
  const known = columns.filter(([column, heading]) => [column, heading.en, heading.ar].some((word) => cellsOf(head).includes(word)));
  for (const needed of ['id', 'source', 'target'])
    if (!known.some(([column]) => column === needed)) throw new Problem('bad_request', { detail: `${name} has no column ${needed}.` });
  let line = 2;
  return rows.flatMap((row) => {
    const at = line;
    line += 1 + [row.source, row.target].join('').split('\n').length - 1;
    if (row.id.trim() === '' && row.source === '' && row.target === '') return [];
    return [
      {
        id: row.id.trim(),
        source: row.source,
        fromLanguage: row.source_language.trim() || 'en',
        target: row.target,
        reviewed: yes.test(row.reviewed.trim()),
        line: at,
      },
    ];
  });
}

const cellsOf = (head: string) =>
  head
    .replace(/^\uFEFF/, '')
    .split(',')
    .map((cell) => cell.replace(/^"|"$/g, '').trim());
