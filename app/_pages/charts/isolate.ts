import { plainText } from '#lib/formats/plain-text.ts';

/** Wraps a value in direction isolates (FSI…PDI) for a line in the page's language, and removes the direction marks of the value. */
export const isolate = (value: string): string => `\u2068${plainText(value)}\u2069`;

/** Escapes a line with `write`, except for the isolates, which `write` would remove like other direction marks. */
export const isolated = (line: string, write: (text: string) => string): string =>
  line
    .split(/([\u2068\u2069])/)
    .map((piece) => (/^[\u2068\u2069]$/.test(piece) ? piece : writeWithSpaces(piece, write)))
    .join('');

/** Restores the space at either end of a piece, which `write` trims although it separates the piece from its neighbour. */
const writeWithSpaces = (piece: string, write: (text: string) => string) =>
  `${/^\s/.test(piece) ? ' ' : ''}${write(piece)}${/\S\s$/.test(piece) ? ' ' : ''}`;
