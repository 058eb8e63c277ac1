/** Cuts to at most `lengthMax` characters, at a space if possible, because the letters of a cut Arabic word would change shape. */
export function cutAtWord(text: string, lengthMax: number): string {
  const letters = [...text];
  if (letters.length <= lengthMax) return text;
  const start = letters.slice(0, lengthMax - 1).join('');
  const wordEnd = letters[lengthMax - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${start.slice(0, wordEnd > 0 ? wordEnd : start.length).replace(/[\s,،;؛:.–-]+$/u, '')}…`;
}
