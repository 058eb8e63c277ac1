import type { Entry } from './entry.ts';
import { recordMax } from './record-bound.ts';
import { countLines } from './split-lines.ts';

/** A row of a table with its cells; `text` is what stands in the file. */
export interface RowEntry extends Entry {
  readonly cells: readonly string[];
}

/** So many quotes without an end, and the file uses them as letters. */
const unclosedMax = 100;
/** After a quote without an end at most this many rows wait until it is known whether they are rows; and their letters. */
const doubtedMax = 200;
const doubtedLetters = 1 << 20;

interface Row {
  readonly cells: readonly string[];
  /** Where the next row begins. */
  readonly end: number;
}

/**
 * The rows of a CSV file (RFC 4180; comma, semicolon, tab or bar, as a line `sep=;` says or the heading uses), quoted cells with line breaks included.
 * A quote that never closes, or not within the bound of a record, costs the row in which it opens: reading goes on with the next line. Where the lines
 * behind it have not the columns of the heading, they are the text that was quoted: the file ends there, and the line of the quote is named. Blank rows
 * are left out. The heading is row 1.
 */
export async function* splitCsv(pieces: AsyncIterable<string>): AsyncGenerator<RowEntry> {
  let width = 0;
  let doubt: { readonly first: RowEntry; readonly rows: RowEntry[]; size: number } | undefined;
  const isWhole = () => {
    const rows = doubt?.rows ?? [];
    return rows.length === 0 || rows.filter(({ cells, fault }) => fault ?? fits(cells.length, width)).length * 2 >= rows.length;
  };
  for await (const row of splitRows(pieces)) {
    width ||= row.cells.length;
    if (!doubt && row.fault !== 'bad_row') {
      yield row;
      continue;
    }
    if (doubt) {
      doubt.rows.push(row);
      doubt.size += row.size ?? 0;
    } else doubt = { first: row, rows: [], size: 0 };
    if (doubt.rows.length < doubtedMax && doubt.size < doubtedLetters) continue;
    if (!isWhole()) break;
    yield* [doubt.first, ...doubt.rows];
    doubt = undefined;
  }
  if (!doubt) return;
  if (isWhole()) yield* [doubt.first, ...doubt.rows];
  else yield { ...doubt.first, fault: 'open_quote' };
}

/** Rows end early where the last cells are empty; prose has a comma or two. */
const fits = (cells: number, width: number) => cells === width || (cells > width / 2 && cells > 1 && cells < width * 2);

async function* splitRows(pieces: AsyncIterable<string>): AsyncGenerator<RowEntry> {
  let text = '';
  let separator: string | undefined;
  let number = 0;
  let line = 1;
  let unclosed = 0;
  /** Less than this much text was tried already and held no whole row. */
  let needed = 0;
  let skipping = false;

  const entryOf = (cells: readonly string[], size: number, fault?: Entry['fault']): RowEntry[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    number += 1;
    return [{ number, line, text: cells.join(' | ').slice(0, 200), size, cells, ...(fault && { fault }) }];
  };
  /** Cuts whole rows off the text; what is left is one that has not ended yet. */
  function* rows(isLast: boolean): Generator<RowEntry> {
    let at = 0;
    while (at < text.length) {
      if (skipping) {
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end + 1;
        skipping = end < 0;
        if (!skipping) line += 1;
        continue;
      }
      const row = readRow(text, at, separator as string, isLast, unclosed >= unclosedMax);
      if (typeof row === 'object') {
        yield* entryOf(row.cells, row.end - at);
        line += countLines(text.slice(at, row.end));
        at = row.end;
      } else if (isLast || row === 'broken' || text.length - at > recordMax) {
        const fault = row === 'line' ? 'too_long' : 'bad_row';
        if (fault === 'bad_row') unclosed += 1;
        const end = text.indexOf('\n', at);
        yield* entryOf([text.slice(at, Math.min(at + 200, end < 0 ? text.length : end))], 200, fault);
        skipping = true;
      } else break;
    }
    text = text.slice(at);
    needed = text.length * 2;
  }

  for await (const piece of pieces) {
    if (separator === undefined) {
      const declared = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r?\n|\r)/i.exec(piece);
      separator = declared?.[1] && declared[1] in bareCell ? declared[1] : separatorOf(piece);
      if (declared) line += 1;
      text = piece.slice(declared?.[0].length ?? 0);
    } else text += piece;
    if (text.length > needed || text.length > recordMax) yield* rows(false);
  }
  yield* rows(true);
}

/** The row that begins here; what it waits for, where the text ends before it does: the end of a `quote` or of the `line`. */
function readRow(text: string, from: number, separator: string, isLast: boolean, plain: boolean): Row | 'quote' | 'line' | 'broken' {
  const cells: string[] = [];
  const bare = bareCell[separator] as RegExp;
  for (let at = from; ; at += 1) {
    let cell = '';
    if (text[at] === '"' && !plain) {
      const end = quoteEnd(text, at + 1, separator);
      if (end === 'broken') return end;
      if (end < 0 || (end + 1 >= text.length && !isLast)) return 'quote';
      cell = text
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n');
      at = end + 1;
    }
    bare.lastIndex = at;
    const rest = bare.exec(text)?.[0] ?? '';
    cells.push((cell + rest).replace(/\r$/, ''));
    at += rest.length;
    if (at >= text.length) return isLast ? { cells, end: text.length } : 'line';
    if (text[at] === '\n') return { cells, end: at + 1 };
  }
}

/**
 * Where a quoted cell ends: at a quote before a separator or the end of a line. Other quotes are letters ("The "big" bang"), unless one stands
 * where a cell begins: then this one was never closed. Negative where the text ends first.
 */
function quoteEnd(text: string, from: number, separator: string): number | 'broken' {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at += 1;
    else if (next === undefined || next === separator || next === '\n' || next === '\r') return at;
    else if (at > from && (text[at - 1] === separator || text[at - 1] === '\n')) return 'broken';
  }
  return -1;
}

const bareCell: Readonly<Record<string, RegExp>> = { ',': /[^,\n]*/y, ';': /[^;\n]*/y, '\t': /[^\t\n]*/y, '|': /[^|\n]*/y };

function separatorOf(head: string): string {
  const first = head.slice(0, head.indexOf('\n') >= 0 ? head.indexOf('\n') : undefined);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
