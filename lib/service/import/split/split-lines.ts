/** A stretch of whole lines; `first` is the number of the first one, from 1. */
export interface Lines {
  readonly text: string;
  readonly first: number;
}

/** A line longer than this is no record but a file of another kind; holding it would cost memory without end. */
const lineLengthMax = 64 * 1024 * 1024;

/**
 * Text in pieces of any size to stretches of whole lines, about as large as the pieces. Only \n ends a line: U+2028 and U+0085 stand inside
 * records of real files. Throws a `RangeError` for a line without end.
 */
export async function* splitLines(pieces: AsyncIterable<string>, sizeMin = 1 << 18): AsyncGenerator<Lines> {
  let rest = '';
  let first = 1;
  for await (const piece of pieces) {
    rest += piece;
    if (rest.length < sizeMin) continue;
    const end = rest.lastIndexOf('\n') + 1;
    if (end === 0) {
      if (rest.length > lineLengthMax) throw new RangeError(`line ${first} is longer than ${lineLengthMax} characters`);
      continue;
    }
    const text = rest.slice(0, end);
    rest = rest.slice(end);
    yield { text, first };
    first += countLines(text);
  }
  if (rest.trim()) yield { text: rest, first };
}

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
