/** Names such as `The Astronomical Journal`, `European Physical Journal C`, `SIAM Journal on Optimization`; not `Abstracts of the Journal Club`. */
export const journalName =
  /^(?:(?!of )[\p{L}&.-]{1,30} ){0,6}journal(?: (?:of|for|on|in)\b|(?: letters?| supplement(?: series)?| [a-z])?$)|^(?:مجلة|المجلة|دورية)\s/iu;

/** Whether `short` abbreviates `long`, by initials (`ATJ`) or by shortened words in the same order (`Acad. Tests J.`). */
export function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length) return false;
  const words = long.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shortWords = short.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [firstWord = ''] = shortWords;
  const pieces = shortWords.length === 1 && /^\P{Ll}+$/u.test(short) ? [...firstWord] : shortWords;
  let index = 0;
  for (const piece of pieces) {
    while (index < words.length && !isPieceOf(piece, words[index] as string)) index += 1;
    if (index >= words.length) return false;
    index += 1;
  }
  return pieces.length > 0;
}

/** Whether the word begins with the first letter of the piece and contains its other letters in order: `jrnl` of `journal`. */
function isPieceOf(piece: string, word: string): boolean {
  let index = 0;
  for (const letter of word) if (letter === piece[index]) index += 1;
  return piece[0] === word[0] && index >= piece.length;
}
