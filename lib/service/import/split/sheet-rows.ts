import { recordMax } from './record-bound.ts';
import { readXml } from './sheet-xml.ts';
import type { RowEntry } from './split-csv.ts';
import { BoundExceeded } from './zip-parts.ts';

/** Columns per sheet (ECMA-376, 18.3.1.4). */
const columnsMax = 16_384;

export interface SheetContext {
  readonly shared: readonly string[];
  readonly isDate: (style: number) => boolean;
  /** Dates count from 1904, as in old Excel for Mac. */
  readonly from1904: boolean;
}

/** Non-empty rows of a sheet; `line` is the row number in the sheet. A read error yields a last row with a fault. */
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
  let cells: string[] = [];
  let size = 0;
  let column = 0;
  let cell = { type: '', style: 0, text: '' };
  let isValue = false;
  let phoneticDepth = 0;
  return {
    open(name: string, { r, t = '', s }: Readonly<Record<string, string>>): void {
      if (name === 'row') {
        state.line = Number(r) || state.line + 1;
        [cells, size, column] = [[], 0, 0];
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1;
        cell = { type: t, style: Number(s ?? 0), text: '' };
      } else if (name === 'rPh') phoneticDepth += 1;
      isValue = (name === 'v' || name === 't') && phoneticDepth === 0;
    },
    text(part: string): void {
      if (!isValue) return;
      size += part.length;
      // The first cells of an overlong row suffice to identify it.
      if (size <= recordMax) cell.text += part;
    },
    close(name: string): void {
      isValue = false;
      if (name === 'rPh') phoneticDepth -= 1;
      if (name === 'c' && column >= 1 && column <= columnsMax && cell.text) {
        const value = cellText(cell, context);
        while (cells.length < column - 1) cells.push('');
        cells[column - 1] = value;
        if (cell.type === 's') size += value.length;
      }
      if (name !== 'row' || cells.every((value) => value.trim() === '')) return;
      state.number += 1;
      const isTooLong = size > recordMax;
      const rowCells = isTooLong ? [] : cells;
      ready.push({
        number: state.number,
        line: state.line,
        text: cells
          .slice(0, 20)
          .map((value) => value.slice(0, 200))
          .join(' | ')
          .slice(0, 200),
        size,
        cells: rowCells,
        ...(isTooLong && { fault: 'too_long' as const }),
      });
    },
  };
}

/** The column of a cell: 28 for `AB12`; 0 if there are no letters. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})/.exec(reference)?.[1] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(
  { type, style, text }: { type: string; style: number; text: string },
  { shared, isDate, from1904 }: SheetContext,
): string {
  if (type === 's') return decodeEscapes(shared[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type === '' || type === 'n') {
    const value = Number(text);
    if (!Number.isFinite(value)) return text;
    if (isDate(style) && value >= 1 && value < 3_000_000) return isoOf(value, from1904);
    // Excel stores 0.1 + 0.2 as 0.30000000000000004 but displays 15 digits.
    return String(Number(value.toPrecision(15)));
  }
  return type === 'str' || type === 'inlineStr' ? decodeEscapes(text) : text;
}

/** Excel counts days from 1 January 1900 and wrongly treats that year as a leap year. */
function isoOf(days: number, from1904: boolean): string {
  const fromEpoch = Math.floor(days) + (from1904 ? 1462 : 0) - 25_569 + (!from1904 && days < 60 ? 1 : 0);
  return new Date(fromEpoch * 86_400_000).toISOString().slice(0, 10);
}

/** Control characters are escaped as `_x000D_` (ECMA-376, 22.9.2.19). */
function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
