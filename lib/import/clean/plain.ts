/** One line of plain text: NFC, single blanks, no control or direction characters. Keeps joiners (Persian, Indic). Never throws. */
export function cleanPlain(text: string): string {
  if (plainAscii.test(text)) return text;
  return text
    .replace(dotlessBase, 'i')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A dotless i with an accent, which TeX and some publishers write for `í`; NFC does not compose it. */
const dotlessBase = /ı(?=[\u0300-\u036f])/g;

/** Printable ASCII with single blanks, like most titles, is already clean. */
const plainAscii = /^(?:[!-~]+(?: [!-~]+)*)?$/;

// Control characters except white space; soft hyphen, zero-width space, direction marks and other invisible characters; lone surrogates.
const invisible = /(?![\s\u0085])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** A number as text, or a cleaned string; undefined when empty or of another type. */
export function plainOrUndefined(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanPlain(value) || undefined : undefined;
}
