import { recordMax } from './record-bound.ts';

/** A chunk of whole lines; `first` is the number of the first one, from 1. */
export interface Lines {
  readonly text: string;
  readonly first: number;
  /** It is the beginning of one line that is longer than a record may be; the rest of that line was not kept. */
  readonly tooLong?: true;
}

/**
 * Text in pieces of any size to chunks of whole lines, about as large as the pieces. Only \n ends a line: U+2028 and U+0085 stand inside
 * records of real files. A line longer than the bound of a record is passed over.
 */
export async function* splitLines(pieces: AsyncIterable<string>, sizeMin = 1 << 19): AsyncGenerator<Lines> {
  let rest = '';
  let first = 1;
  let skipping = false;
  for await (let piece of pieces) {
    if (skipping) {
      const end = piece.indexOf('\n') + 1;
      if (end === 0) continue;
      skipping = false;
      first += 1;
      piece = piece.slice(end);
    }
    rest += piece;
    if (rest.length < sizeMin) continue;
    const end = rest.lastIndexOf('\n') + 1;
    if (end > 0) {
      const text = rest.slice(0, end);
      rest = rest.slice(end);
      yield { text, first };
      first += countLines(text);
    } else if (rest.length > recordMax) {
      yield { text: rest.slice(0, 200), first, tooLong: true };
      rest = '';
      skipping = true;
    }
  }
  if (rest.trim()) yield { text: rest, first };
}

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
