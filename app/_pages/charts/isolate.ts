import { plainText } from '#lib/formats/plain-text.ts';

/** A value isolated (FSI…PDI) in a line of the page's language; its own direction marks are removed. */
export const isolate = (value: string): string => `\u2068${plainText(value)}\u2069`;

/** Escapes a line with `write`, piece by piece, so that the isolates stay although `write` drops direction marks. */
export const isolated = (line: string, write: (text: string) => string): string =>
  line
    .split(/([\u2068\u2069])/)
    .map((piece) => (/^[\u2068\u2069]$/.test(piece) ? piece : writeWithSpaces(piece, write)))
    .join('');

/** Keeps a space at either end of a piece, which `write` would trim although it is inside the line. */
const writeWithSpaces = (piece: string, write: (text: string) => string) =>
  `${/^\s/.test(piece) ? ' ' : ''}${write(piece)}${/\S\s$/.test(piece) ? ' ' : ''}`;
