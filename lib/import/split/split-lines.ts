import { recordMax } from './record-bound.ts';

/** A chunk of complete lines; `first` is the number of its first line in the file, from 1. */
export interface Lines {
  readonly text: string;
  readonly first: number;
  /** The text is the beginning of a line that exceeds the bound of a record; the rest is dropped. */
  readonly tooLong?: true;
}

/** Complete lines in chunks. Only \n ends a line, since records contain U+2028 and U+0085. Overlong lines are cut. */
export async function* splitLines(pieces: AsyncIterable<string>, sizeMin = 1 << 19): AsyncGenerator<Lines> {
  let rest = '';
  let first = 1;
  let isSkipping = false;
  for await (let piece of pieces) {
    if (isSkipping) {
      const end = piece.indexOf('\n') + 1;
      if (end === 0) continue;
      isSkipping = false;
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
      isSkipping = true;
    }
  }
  if (rest.trim()) yield { text: rest, first };
}

export function countLines(text: string): number {
  let count = 0;
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) count += 1;
  return count;
}
