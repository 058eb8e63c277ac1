/**
 * Text on one line, NFC, without control characters and directional marks, which would break sorting and searching in reference managers.
 */
export function plainText(text: string): string {
  if (plainAlready.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(directionMarks, '')
    .replace(/\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** ASCII text with single spaces, which is returned unchanged. This fast path matters because a list has hundreds of texts. */
const plainAlready = /^[!-~]+(?: [!-~]+)*$/;

/** ALM, LRM, RLM, embeddings, overrides, isolates and the byte order mark. Joiners stay, since Persian and Indic words need them. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The plain text, or undefined when it is empty. */
export function plainOrNothing(text: string | undefined): string | undefined {
  return (text && plainText(text)) || undefined;
}

/** Whether a text contains a letter of the Arabic script. */
export function hasArabicLetters(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}
