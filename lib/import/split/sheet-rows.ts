import { columnsMax, recordMax } from './record-bound.ts';
import { cellTextMax, decodeEscapes, rawTextMax } from './sheet-text.ts';
import { readXml } from './sheet-xml.ts';
import type { RowEntry } from './split-csv.ts';
import { BoundExceeded } from './zip-parts.ts';

export interface SheetContext {
  /** Texts by number; undefined where one is longer than a cell may be. */
  readonly shared: readonly (string | undefined)[];
  readonly isDate: (style: number) => boolean;
  /** Dates count from 1904, as in old Excel for Mac. */
  readonly from1904: boolean;
}

/**
 * Non-empty rows of a sheet, with their non-empty cells; `line` is the row number in the sheet. What a row costs depends on its XML, not on
 * the columns it names or on the texts it refers to. A read error yields a last row with a fault.
 */
export async function* readRows(pieces: AsyncIterable<string>, context: SheetContext): AsyncGenerator<RowEntry> {
  const ready: RowEntry[] = [];
  const state = { line: 0, number: 0 };
  try {
    for await (const _ of readXml(pieces, rowEvents(context, state, ready))) yield* ready.splice(0);
  } catch (error) {
    const fault = error instanceof BoundExceeded ? 'too_large' : 'bad_workbook';
    ready.push({ number: state.number + 1, line: Math.max(1, state.line), text: '', cells: [], fault });
  }
  yield* ready;
}

function rowEvents(context: SheetContext, state: { line: number; number: number }, ready: RowEntry[]) {
  let cells = new Map<number, string>();
  let size = 0;
  let column = 0;
  let hasLongCell = false;
  let cell = { type: '', style: 0, text: '' };
  let isValue = false;
  let phoneticDepth = 0;
  return {
    open(name: string, { r, t = '', s }: Readonly<Record<string, string>>): void {
      if (name === 'row') {
        state.line = Number(r) || state.line + 1;
        [cells, size, column, hasLongCell] = [new Map(), 0, 0, false];
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1;
        cell = { type: t, style: Number(s ?? 0), text: '' };
      } else if (name === 'rPh') phoneticDepth += 1;
      isValue = (name === 'v' || name === 't') && phoneticDepth === 0;
    },
    text(part: string): void {
      if (!isValue) return;
      size += part.length;
      cell.text += part.slice(0, rawTextMax + 1 - cell.text.length);
    },
    close(name: string): void {
      isValue = false;
      if (name === 'rPh') phoneticDepth -= 1;
      // The first cells of an overlong row suffice to identify it.
      if (name === 'c' && column >= 1 && column <= columnsMax && cell.text && size <= recordMax) {
        const value = cellText(cell, context);
        hasLongCell ||= value === undefined;
        if (value?.trim()) cells.set(column - 1, value);
        if (cell.type === 's') size += value?.length ?? 0;
      }
      if (name !== 'row' || (cells.size === 0 && !hasLongCell)) return;
      state.number += 1;
      const fault = size > recordMax ? 'too_long' : hasLongCell ? 'long_cell' : undefined;
      const ascending = [...cells].sort(([a], [b]) => a - b);
      ready.push({
        number: state.number,
        line: state.line,
        text: ascending
          .slice(0, 20)
          .map(([, value]) => value.slice(0, 200))
          .join(' | ')
          .slice(0, 200),
        size,
        cells: fault ? [] : ascending.map(([, value]) => value),
        columns: fault ? [] : ascending.map(([index]) => index),
        ...(fault && { fault }),
      });
    },
  };
}

/** The column of a cell: 28 for `AB12`; 0 if there are no letters. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})/.exec(reference)?.[1] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The value of a cell; undefined if it is longer than a cell may be. */
function cellText(
  { type, style, text }: { type: string; style: number; text: string },
  { shared, isDate, from1904 }: SheetContext,
): string | undefined {
  const isText = type === 'str' || type === 'inlineStr';
  if (text.length > (isText ? rawTextMax : cellTextMax)) return undefined;
  if (type === 's') return Number(text) in shared ? shared[Number(text)] : '';
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type === '' || type === 'n') {
    const value = Number(text);
    if (!Number.isFinite(value)) return text;
    if (isDate(style) && value >= 1 && value < 3_000_000) return isoOf(value, from1904);
    // Excel stores 0.1 + 0.2 as 0.30000000000000004 but displays 15 digits.
    return String(Number(value.toPrecision(15)));
  }
  return isText ? decodeEscapes(text) : text;
}

/** Excel counts days from 1 January 1900 and wrongly treats that year as a leap year. */
function isoOf(days: number, from1904: boolean): string {
  const fromEpoch = Math.floor(days) + (from1904 ? 1462 : 0) - 25_569 + (!from1904 && days < 60 ? 1 : 0);
  return new Date(fromEpoch * 86_400_000).toISOString().slice(0, 10);
}
