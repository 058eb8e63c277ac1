import { lineMax } from '#lib/domain/text.ts';
import { textOfHtml } from './text-of-html.ts';

/** Longest string kept, in UTF-16 units (about 100 kB). */
const lengthMax = 100_000;

/** What services write when they have nothing to say. Compared after trimming, in lower case. */
const nothings = new Set(['null', 'undefined', 'n/a', 'na', '-', '--', '—', 'none', 'nil', 'لا يوجد', 'غير متوفر', 'غير متاح']);

// Byte order marks, zero-width spaces and directional marks belong at no end of a value; inside they may carry meaning.
const edge = '[\\s\\u200b\\u200e\\u200f\\u061c\\u202a-\\u202e\\u2066-\\u2069\\ufeff]';
// From the beginning of a run alone, or a long run inside would be tried from each of its characters.
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/** A readable plain text, or undefined when the value says nothing. Numbers become their digits; HTML becomes text; NFC. */
export function cleanText(value: unknown): string | undefined {
  return cleaned(value, lengthMax);
}

function cleaned(value: unknown, most: number): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const cut = value.length > most ? value.slice(0, most) : value;
  const text = textOfHtml(cut).normalize('NFC').replace(edges, '');
  return text === '' || nothings.has(text.toLowerCase()) ? undefined : text;
}

/** The same on one line, for titles and names. */
export function cleanLine(value: unknown): string | undefined {
  return cleaned(value, lineMax)?.replace(/\s+/g, ' ');
}
