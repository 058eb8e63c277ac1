/** At most so many characters; cut between words, never inside an Arabic one, whose letters would lose their joins. */
export function cutAtWord(text: string, lengthMax: number): string {
  const letters = [...text];
  if (letters.length <= lengthMax) return text;
  const cut = letters.slice(0, lengthMax - 1).join('');
  const at = letters[lengthMax - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, at > 0 ? at : cut.length).replace(/[\s,،;؛:.–-]+$/u, '')}…`;
}
