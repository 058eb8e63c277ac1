import type { Entry } from '#lib/import/draft/entry.ts';
import { columnsMax, recordMax } from './record-bound.ts';
import { countLines } from './split-lines.ts';

/** A row of a table with its cells; `text` is a preview of them. */
export interface RowEntry extends Entry {
  readonly cells: readonly string[];
  /** The column of each cell, from 0, where empty cells are left out: a row with only its last column filled has one cell. */
  readonly columns?: readonly number[];
}

/** After this many unclosed quotes, quotes are taken literally. */
const unclosedMax = 100;
/** Maximum rows and characters to read after an unclosed quote, to decide whether the text after it is table rows or prose. */
const doubtfulRowsMax = 200;
const doubtfulCharactersMax = 1 << 20;

interface Row {
  readonly cells: readonly string[];
  /** Index in the text at which the next row begins. */
  readonly end: number;
}

/** Non-blank rows of a CSV file (RFC 4180), with the heading. A row with an open quote is refused; if no rows follow it, reading ends. */
export async function* splitCsv(pieces: AsyncIterable<string>): AsyncGenerator<RowEntry> {
  let width = 0;
  let doubtful: { readonly first: RowEntry; readonly rows: RowEntry[]; size: number } | undefined;
  const areRows = () => {
    const rows = doubtful?.rows ?? [];
    return rows.length === 0 || rows.filter(({ cells, fault }) => fault ?? isRowWidth(cells.length, width)).length * 2 >= rows.length;
  };
  for await (const row of withoutPreamble(splitRows(pieces))) {
    width ||= row.cells.length;
    if (!doubtful && row.fault !== 'bad_row') {
      yield row;
      continue;
    }
    if (doubtful) {
      doubtful.rows.push(row);
      doubtful.size += row.size ?? 0;
    } else doubtful = { first: row, rows: [], size: 0 };
    if (doubtful.rows.length < doubtfulRowsMax && doubtful.size < doubtfulCharactersMax) continue;
    if (!areRows()) break;
    yield* [doubtful.first, ...doubtful.rows];
    doubtful = undefined;
  }
  if (!doubtful) return;
  if (areRows()) yield* [doubtful.first, ...doubtful.rows];
  else yield { ...doubtful.first, fault: 'open_quote' };
}

/** Leaves out lines before the heading, such as the terms of use of Dimensions: rows with one value before a row with many. */
async function* withoutPreamble(rows: AsyncIterable<RowEntry>): AsyncGenerator<RowEntry> {
  let first: RowEntry | undefined;
  let isBefore = true;
  for await (const row of rows) {
    const values = row.cells.filter((cell) => cell.trim() !== '').length;
    if (isBefore && !row.fault && values === 1 && !first) first = row;
    else {
      if (first && !(isBefore && values > 3)) yield first;
      first = undefined;
      isBefore = false;
      yield row;
    }
  }
  if (first) yield first;
}

/** Whether a number of cells fits a table. Rows may omit empty cells at the end; prose only has a comma or two. */
const isRowWidth = (cells: number, width: number) => cells === width || (cells > width / 2 && cells > 1 && cells < width * 2);

async function* splitRows(pieces: AsyncIterable<string>): AsyncGenerator<RowEntry> {
  let text = '';
  let separator: string | undefined;
  let number = 0;
  let line = 1;
  let unclosed = 0;
  /** Incomplete text is scanned again only when its length has doubled, so that the time stays linear. */
  let lengthMin = 0;
  let isSkipping = false;

  const entryOf = (cells: readonly string[], size: number, fault?: Entry['fault']): RowEntry[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    number += 1;
    return [{ number, line, text: cells.join(' | ').slice(0, 200), size, cells, ...(fault && { fault }) }];
  };
  /** Cuts complete rows off the text and leaves the incomplete one. */
  function* rows(isLast: boolean): Generator<RowEntry> {
    let index = 0;
    while (index < text.length) {
      if (isSkipping) {
        const end = text.indexOf('\n', index);
        index = end < 0 ? text.length : end + 1;
        isSkipping = end < 0;
        if (!isSkipping) line += 1;
        continue;
      }
      const row = readRow(text, index, separator as string, isLast, unclosed >= unclosedMax);
      if (typeof row === 'object') {
        yield* entryOf(row.cells, row.end - index);
        line += countLines(text.slice(index, row.end));
        index = row.end;
      } else if (isLast || row === 'broken' || text.length - index > recordMax) {
        const fault = row === 'line' ? 'too_long' : 'bad_row';
        if (fault === 'bad_row') unclosed += 1;
        const end = text.indexOf('\n', index);
        yield* entryOf([text.slice(index, Math.min(index + 200, end < 0 ? text.length : end))], 200, fault);
        isSkipping = true;
      } else break;
    }
    text = text.slice(index);
    lengthMin = text.length * 2;
  }

  for await (const piece of pieces) {
    if (separator === undefined) {
      const declared = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r?\n|\r)/i.exec(piece);
      separator = declared?.[1] && declared[1] in unquotedCell ? declared[1] : separatorOf(piece);
      if (declared) line += 1;
      text = piece.slice(declared?.[0].length ?? 0);
    } else text += piece;
    if (text.length > lengthMin || text.length > recordMax) yield* rows(false);
  }
  yield* rows(true);
}

/**
 * The row at `from`. If the text ends within it: `quote` if a quote is open, else `line`. `broken` if another quoted cell begins before
 * an open quote is closed.
 */
function readRow(text: string, from: number, separator: string, isLast: boolean, isLiteral: boolean): Row | 'quote' | 'line' | 'broken' {
  const cells: string[] = [];
  const unquoted = unquotedCell[separator] as RegExp;
  for (let index = from; ; index += 1) {
    let cell = '';
    if (text[index] === '"' && !isLiteral) {
      const end = quoteEnd(text, index + 1, separator);
      if (end === 'broken') return end;
      if (end < 0 || (end + 1 >= text.length && !isLast)) return 'quote';
      cell = text
        .slice(index + 1, end)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n');
      index = end + 1;
    }
    unquoted.lastIndex = index;
    const rest = unquoted.exec(text)?.[0] ?? '';
    // Further columns would cost more memory than the row has bytes.
    if (cells.length < columnsMax) cells.push((cell + rest).replace(/\r$/, ''));
    index += rest.length;
    if (index >= text.length) return isLast ? { cells, end: text.length } : 'line';
    if (text[index] === '\n') return { cells, end: index + 1 };
  }
}

/** Index of the quote that ends a cell, before a separator or line end; -1 if none. `broken` if another quoted cell begins first. */
function quoteEnd(text: string, from: number, separator: string): number | 'broken' {
  for (let index = text.indexOf('"', from); index >= 0; index = text.indexOf('"', index + 1)) {
    const next = text[index + 1];
    if (next === '"') index += 1;
    else if (next === undefined || next === separator || next === '\n' || next === '\r') return index;
    else if (index > from && (text[index - 1] === separator || text[index - 1] === '\n')) return 'broken';
  }
  return -1;
}

const unquotedCell: Readonly<Record<string, RegExp>> = { ',': /[^,\n]*/y, ';': /[^;\n]*/y, '\t': /[^\t\n]*/y, '|': /[^|\n]*/y };

function separatorOf(head: string): string {
  const first = head.slice(0, head.indexOf('\n') >= 0 ? head.indexOf('\n') : undefined);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',');
}
