import { plainText } from '#lib/formats/plain-text.ts';

/** A value inside a line of the page's language, whose figures and signs it must not take into its own direction; marks of its own are gone. */
export const isolate = (value: string): string => `\u2068${plainText(value)}\u2069`;

/** A line whose isolated values stay so, each piece written by `write`, which may remove marks of direction. */
export const isolated = (line: string, write: (text: string) => string): string =>
  line
    .split(/([\u2068\u2069])/)
    .map((piece) => (/^[\u2068\u2069]$/.test(piece) ? piece : spaced(piece, write)))
    .join('');

/** `write` trims; blanks at the ends of a piece are blanks inside the line. */
const spaced = (piece: string, write: (text: string) => string) =>
  `${/^\s/.test(piece) ? ' ' : ''}${write(piece)}${/\S\s$/.test(piece) ? ' ' : ''}`;
