import type { Entry } from '#lib/import/draft/entry.ts';

/** Longer records are rejected: an end mark is missing, or the file is of another kind. */
export const recordMax = 16 * 1024 * 1024;

/** Maximum columns of a table that are read: those of a sheet (ECMA-376, 18.3.1.4). */
export const columnsMax = 16_384;

/** Characters of a file that an entry holds in memory. */
export function sizeOf(entry: Entry): number {
  return entry.size ?? entry.text.length;
}

/** A record that exceeds the bound: its position and first 200 characters. */
export function tooLong(number: number, line: number, text: string): Entry {
  return { number, line, text: text.slice(0, 200), fault: 'too_long' };
}

/** Lines without their line ends. A line beyond the bound is cut, but still exceeds it. */
export async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  const finishLine = (last: string): string => {
    const line = parts.length > 0 ? parts.join('') + last : last;
    parts = [];
    length = 0;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      yield finishLine(length > recordMax ? '' : piece.slice(from, end));
      from = end + 1;
    }
    if (length > recordMax || from >= piece.length) continue;
    parts.push(piece.slice(from));
    length += piece.length - from;
  }
  if (length > 0) yield finishLine('');
}
