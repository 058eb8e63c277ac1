import { plainText } from '#lib/formats/values/plain-text.ts';

/** Wraps a value in direction isolates (FSI…PDI) for a line in the page's language, and removes the direction marks of the value. */
export const isolate = (value: string): string => `\u2068${plainText(value)}\u2069`;

/** Escapes a line with `write`, but keeps the isolates. `write` alone would remove them like other direction marks. */
export const isolated = (line: string, write: (text: string) => string): string =>
  line
    .split(/([\u2068\u2069])/)
    .map((piece) => (/^[\u2068\u2069]$/.test(piece) ? piece : writeWithSpaces(piece, write)))
    .join('');

/** Escapes a piece and restores the spaces at its ends. `write` trims them, but they separate the piece from its neighbours. */
const writeWithSpaces = (piece: string, write: (text: string) => string) =>
  `${/^\s/.test(piece) ? ' ' : ''}${write(piece)}${/\S\s$/.test(piece) ? ' ' : ''}`;
