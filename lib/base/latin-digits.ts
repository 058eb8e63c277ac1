/** The text with Arabic-Indic and Persian digits as Latin ones, so that a typed ٢٠٢٤ means 2024. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
