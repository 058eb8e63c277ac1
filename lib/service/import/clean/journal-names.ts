/** Whether the first is an abbreviation of the second: its initials (`ATJ`), or beginnings of its words in their order (`Acad. Tests J.`). */
export function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length) return false;
  const words = long.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = short.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [only = ''] = parts;
  const pieces = parts.length === 1 && /^\P{Ll}+$/u.test(short) ? [...only] : parts;
  let at = 0;
  for (const piece of pieces) {
    while (at < words.length && !isPieceOf(piece, words[at] as string)) at += 1;
    if (at >= words.length) return false;
    at += 1;
  }
  return pieces.length > 0;
}

/** `j` and `jrnl` of `journal`: the same first letter, the others in their order. */
function isPieceOf(piece: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === piece[at]) at += 1;
  return piece[0] === word[0] && at >= piece.length;
}
