/** Cuts at a space to at most `lengthMax` characters; never within an Arabic word, whose letters would change shape. */
export function cutAtWord(text: string, lengthMax: number): string {
  const letters = [...text];
  if (letters.length <= lengthMax) return text;
  const start = letters.slice(0, lengthMax - 1).join('');
  const wordEnd = letters[lengthMax - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${start.slice(0, wordEnd > 0 ? wordEnd : start.length).replace(/[\s,،;؛:.–-]+$/u, '')}…`;
}
