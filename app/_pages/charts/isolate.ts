import { plainText } from '#lib/formats/plain-text.ts';

/** A value isolated (FSI…PDI) in a line of the page's language; its own direction marks are removed. */
export const isolate = (value: string): string => `\u2068${plainText(value)}\u2069`;

/** A line whose isolated values stay isolated, each piece written by `write`, which may drop direction marks. */
export const isolated = (line: string, write: (text: string) => string): string =>
  line
    .split(/([\u2068\u2069])/)
    .map((piece) => (/^[\u2068\u2069]$/.test(piece) ? piece : spaced(piece, write)))
    .join('');

/** `write` trims, but spaces at the ends of a piece are inside the line. */
const spaced = (piece: string, write: (text: string) => string) =>
  `${/^\s/.test(piece) ? ' ' : ''}${write(piece)}${/\S\s$/.test(piece) ? ' ' : ''}`;
