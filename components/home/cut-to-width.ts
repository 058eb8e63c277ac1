/** Widths of Madar Sans 400 from space to tilde, in hundredths of an em; other letters use the Arabic average. */
const latin = [
  24, 28, 42, 71, 60, 93, 69, 24, 33, 33, 45, 60, 27, 40, 27, 38, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 29, 29, 60, 60, 60, 48, 89, 64,
  65, 62, 67, 58, 56, 69, 71, 40, 51, 63, 50, 81, 71, 71, 61, 71, 64, 58, 57, 68, 61, 89, 61, 59, 58, 32, 38, 32, 60, 56, 60, 53, 58, 50,
  58, 55, 32, 53, 57, 25, 25, 53, 27, 87, 57, 56, 58, 58, 37, 49, 35, 57, 49, 77, 51, 50, 46, 34, 31, 34, 60,
];
const otherWidth = 47;

/** Width of a text in em, regular face. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\p{M}\p{Cf}]/u.test(letter) ? 0 : (latin[letter.charCodeAt(0) - 32] ?? otherWidth)), 0) / 100;

/** Cuts a text to at most `widthMax` em, at a word if possible. SVG cannot wrap text. */
export function cutToWidth(text: string, widthMax: number): string {
  if (widthOf(text) <= widthMax) return text;
  // Characters are wider than a sixth of an em on average, so the rest of a long text cannot fit and is not measured.
  const words = [...text]
    .slice(0, Math.ceil(widthMax * 6) + 1)
    .join('')
    .split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')}…`) > widthMax) words.pop();
  while (words.length === 1 && [...(words[0] as string)].length > 1 && widthOf(`${words[0]}…`) > widthMax)
    words[0] = [...(words[0] as string)].slice(0, -1).join('');
  return `${words.join(' ').replace(/[,:;،؛.–—-]+$/, '')}…`;
}

/** Wraps text at words into at most `linesMax` lines of `widthMax` em; the last line is cut. */
export function wrapToWidth(text: string, widthMax: number, linesMax: number): readonly string[] {
  const lines: string[] = [];
  for (const word of [...text]
    .slice(0, Math.ceil(widthMax * 6) * linesMax + 1)
    .join('')
    .split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= widthMax) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const [leadingLines, lastLine] = [lines.slice(0, linesMax - 1), lines.slice(linesMax - 1).join(' ')];
  return [...leadingLines, ...(lastLine ? [lastLine] : [])].map((line) => cutToWidth(line, widthMax));
}
