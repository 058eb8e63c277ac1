/**
 * Text that is safe in any of the formats: one line, composed (NFC), without control characters and without the invisible marks of
 * direction that would travel into a reference manager and break sorting and searching there. Letters of every script stay.
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

/** Most texts are, and a list asks of some hundred. */
const plainAlready = /^[!-~]+(?: [!-~]+)*$/;

/** ALM, LRM, RLM, embeddings, overrides, isolates and the byte order mark. Joiners stay: Persian and Indic words need them. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The plain text, or undefined when nothing is left of it. */
export function plainOrNothing(text: string | undefined): string | undefined {
  return (text && plainText(text)) || undefined;
}

export function hasArabicLetters(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}
