import { lineMax } from '#lib/domain/text.ts';
import { textOfHtml } from './text-of-html.ts';

/** Maximum string length, in UTF-16 units (about 100 kB). */
const lengthMax = 100_000;

/** Placeholders for empty values, compared after trimming, in lower case. */
const emptyPlaceholders = new Set(['null', 'undefined', 'n/a', 'na', '-', '--', '—', 'none', 'nil', 'لا يوجد', 'غير متوفر', 'غير متاح']);

// Byte order marks, zero-width spaces and directional marks, which are removed at both ends only: inside a text they may matter.
const edge = '[\\s\\u200b\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069\\ufeff]';
// The lookbehind prevents quadratic time: without it, each character of a long run would start a match attempt.
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/** Plain text in NFC, or undefined for an empty value. Numbers are accepted; HTML is converted to text. */
export function parseText(value: unknown): string | undefined {
  return cleanUpTo(value, lengthMax);
}

function cleanUpTo(value: unknown, maxLength: number): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const truncated = value.length > maxLength ? value.slice(0, maxLength) : value;
  const text = textOfHtml(truncated).normalize('NFC').replace(edges, '');
  return text === '' || emptyPlaceholders.has(text.toLowerCase()) ? undefined : text;
}

/** Like `parseText`, but with a lower length limit and on one line, for titles and names. */
export function parseLine(value: unknown): string | undefined {
  return cleanUpTo(value, lineMax)?.replace(/\s+/g, ' ');
}
