import type { Entry } from './entry.ts';

/** A row of a table with its cells; `text` is what stands in the file. */
export interface RowEntry extends Entry {
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file (RFC 4180, comma or semicolon or tab, whichever the heading uses), quoted cells with line breaks included. A quote
 * that never closes ends with the file and says so. Blank rows are left out. The heading is row 1.
 */
export async function* splitCsv(pieces: AsyncIterable<string>): AsyncGenerator<RowEntry> {
  let separator: string | undefined;
  let cell = '';
  let cells: string[] = [];
  let quoted = false;
  let wasQuoted = false;
  let pendingQuote = false;
  let number = 0;
  let line = 1;
  let rowLine = 1;
  const take = (fault?: Entry['fault']): RowEntry | undefined => {
    cells.push(cell);
    cell = '';
    wasQuoted = false;
    const row = cells;
    cells = [];
    if (row.every((value) => value.trim() === '')) return undefined;
    number += 1;
    return { number, line: rowLine, text: row.join(' | ').slice(0, 200), cells: row, ...(fault && { fault }) };
  };
  for await (const piece of pieces) {
    separator ??= separatorOf(piece);
    for (const character of piece) {
      if (pendingQuote) {
        pendingQuote = false;
        if (character === '"') {
          cell += '"';
          continue;
        }
        quoted = false;
      }
      if (quoted) {
        if (character === '"') pendingQuote = true;
        else cell += character;
      } else if (character === '"' && cell === '' && !wasQuoted) {
        quoted = true;
        wasQuoted = true;
      } else if (character === separator) {
        cells.push(cell);
        cell = '';
        wasQuoted = false;
      } else if (character === '\n') {
        const row = take();
        if (row) yield row;
        rowLine = line + 1;
      } else if (character !== '\r') cell += character;
      if (character === '\n') line += 1;
    }
  }
  if (cell !== '' || cells.length > 0) {
    const row = take(quoted && !pendingQuote ? 'bad_row' : undefined);
    if (row) yield row;
  }
}

function separatorOf(head: string): string {
  const first = head.slice(0, head.indexOf('\n') >= 0 ? head.indexOf('\n') : undefined);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
