/** Widths of Madar Sans 400 from the blank to the tilde, in hundredths of an em; other letters by the average of Arabic ones. */
const latin = [
  24, 28, 42, 71, 60, 93, 69, 24, 33, 33, 45, 60, 27, 40, 27, 38, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 29, 29, 60, 60, 60, 48, 89, 64,
  65, 62, 67, 58, 56, 69, 71, 40, 51, 63, 50, 81, 71, 71, 61, 71, 64, 58, 57, 68, 61, 89, 61, 59, 58, 32, 38, 32, 60, 56, 60, 53, 58, 50,
  58, 55, 32, 53, 57, 25, 25, 53, 27, 87, 57, 56, 58, 58, 37, 49, 35, 57, 49, 77, 51, 50, 46, 34, 31, 34, 60,
];
const otherWidth = 47;

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{M}/u.test(letter) ? 0 : (latin[letter.charCodeAt(0) - 32] ?? otherWidth)), 0) / 100;

/** A text of a drawing, which cannot break its lines, cut behind a word so that it is at most so wide (in em). */
export function cutToWidth(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')}…`) > most) words.pop();
  return `${words.join(' ').replace(/[,:;،؛.–—-]+$/, '')}…`;
}
