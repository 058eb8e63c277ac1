import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A table with one row per record: its columns in order, each with its heading in both languages. */
export interface CsvTable<Column extends string, T> {
  readonly columns: readonly (readonly [Column, Readonly<Record<Language, string>>])[];
  row(value: T, options: WriteOptions): string;
}

/** The byte order mark, by which Excel recognises UTF-8, and the heading line in the reader's language. */
export function csvHead<Column extends string, T>(table: CsvTable<Column, T>, language: Language): string {
  return `\uFEFF${writeCsvRow(table.columns.map(([, heading]) => heading[language]))}`;
}

/** One line of RFC 4180, with CRLF. Cells are plain text; an apostrophe precedes one that a spreadsheet would change (`guardedCell`). */
export function writeCsvRow(cells: readonly (string | number | boolean | undefined)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Like `writeCsvRow`, but keeps line breaks and invisible characters, for a table that is imported again and compared. */
export function writeExactCsvRow(cells: readonly string[]): string {
  return `${cells.map((text) => quoted(guardedCell(text))).join(',')}\r\n`;
}

/** The rows of a file by column name. Accepts headings of either language and drops unknown columns. Never fails. */
export function readCsvTable<Column extends string, T>(table: CsvTable<Column, T>, source: string): Readonly<Record<Column, string>>[] {
  const [head, ...rows] = parseCsv(source.replace(/^\uFEFF/, ''));
  const columnIndexes = table.columns.map(
    ([column, heading]) => [column, (head ?? []).findIndex((cell) => [column, heading.en, heading.ar].includes(cell.trim()))] as const,
  );
  return rows.map(
    (row) =>
      Object.fromEntries(columnIndexes.map(([column, index]) => [column, unguardedCell(row[index] ?? '')])) as Record<Column, string>,
  );
}

/** The start of a formula. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
const numberLike = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Excel shows longer numbers as `9.78E+12`, and saves them so. */
const digitsMax = 11;

/** Whether a spreadsheet would evaluate a cell, or keep another number than its text: `2603.10350`, `0012`, `1e5`, `1822147792370506`. */
function isChanged(text: string): boolean {
  return formulaStart.test(text) || (numberLike.test(text) && (String(Number(text)) !== text || text.length > digitsMax));
}

/** Whether a cell is, after apostrophes, one that a spreadsheet would change. Writing adds one apostrophe to each, and reading removes one. */
const needsGuard = (cell: string) => isChanged(cell.replace(/^'+/, ''));

function writeCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = plainText(value);
  return quoted(guardedCell(text));
}

/** Prefixes an apostrophe to a text that a spreadsheet would take for a formula, or for a number that it writes otherwise. */
export const guardedCell = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** The text of a cell that may have been guarded. */
export const unguardedCell = (cell: string): string => (cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell);

const quoted = (text: string) => (/[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function parseCsv(source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source);
    if (!match) break;
    row.push(match[1]?.replaceAll('""', '"') ?? (match[2] as string));
    if (match[3] === ',' && cell.lastIndex < source.length) continue;
    if (match[3] === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
