/**
 * One line of plain text: composed (NFC), without control characters, direction controls, zero-width blanks and soft hyphens; every kind of
 * blank and line break becomes one blank. Joiners stay, because Persian and Indic words need them. Never fails.
 */
export function cleanPlain(text: string): string {
  if (plainAscii.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Printable ASCII with single blanks and none at the ends: nothing to clean. Most titles are that. */
const plainAscii = /^(?:[!-~]+(?: [!-~]+)*)?$/;

// Control characters save white space; soft hyphen, ALM, zero-width space, LRM, RLM, embeddings, overrides, isolates, word joiner, byte order mark,
// non-characters; lone surrogates.
const invisible = /(?![\s\u0085])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** The plain text, or undefined when nothing is left of it. */
export function plainOrNothing(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanPlain(value) || undefined : undefined;
}
