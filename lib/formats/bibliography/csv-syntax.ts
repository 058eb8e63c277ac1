import type { Language } from '#lib/domain/language.ts';
import type { WriteOptions } from '#lib/formats/addresses.ts';
import { plainText } from '#lib/formats/plain-text.ts';

/** A table that is written with one row per record: its columns in order, each with its heading in both languages. */
export interface CsvTable<Column extends string, T> {
  readonly columns: readonly (readonly [Column, Readonly<Record<Language, string>>])[];
  row(value: T, options: WriteOptions): string;
}

/** The byte order mark, by which Excel knows UTF-8, and the heading line in the language of the reader. */
export function csvHead<Column extends string, T>(table: CsvTable<Column, T>, language: Language): string {
  return `\uFEFF${writeCsvRow(table.columns.map(([, heading]) => heading[language]))}`;
}

/** One line of RFC 4180, with CRLF. Cells are plain text; a cell that a spreadsheet would take for a formula gets an apostrophe in front. */
export function writeCsvRow(cells: readonly (string | number | boolean | undefined)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** The same with each text exactly as it is, its line breaks included: for a table that comes back and is compared. */
export function writeExactCsvRow(cells: readonly string[]): string {
  return `${cells.map((text) => quoted(guardedCell(text))).join(',')}\r\n`;
}

/** Rows of a file by column name; headings of either language are understood, columns nobody knows are left out. Never fails. */
export function readCsvTable<Column extends string, T>(table: CsvTable<Column, T>, source: string): Readonly<Record<Column, string>>[] {
  const [head, ...rows] = parseCsv(source.replace(/^\uFEFF/, ''));
  const places = table.columns.map(
    ([column, heading]) => [column, (head ?? []).findIndex((cell) => [column, heading.en, heading.ar].includes(cell.trim()))] as const,
  );
  return rows.map(
    (row) => Object.fromEntries(places.map(([column, place]) => [column, unguard(row[place] ?? '')])) as Record<Column, string>,
  );
}

/** Apostrophes before the dangerous character count as well, or a text that has one already would lose it when read. */
const dangerous = /^'*[=+\-@\t\r＝＋－＠]/;

function writeCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = plainText(value);
  return quoted(guardedCell(text));
}

/** A cell that a spreadsheet would take for a formula, with an apostrophe in front. */
export const guardedCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function unguard(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}

function parseCsv(source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) break;
    row.push(found[1]?.replaceAll('""', '"') ?? (found[2] as string));
    if (found[3] === ',' && cell.lastIndex < source.length) continue;
    if (found[3] === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
