/**
 * What else an Arabic word may be that no text has, for looking up: «وهشاشة» is "and" and a word; «تتبخر» and «يتبخر» are of the verbal noun «تبخر»;
 * a foreign g is written غ or ج, «مانغروف» and «مانجروف». Readings, not typos: nothing was mistyped. Takes a folded word.
 */
export function otherReadings(word: string): string[] {
  if (!/^[\u0621-\u064a]{4,}$/.test(word)) return [];
  const found = [];
  if (/^و.{4}/.test(word)) found.push(word.slice(1));
  // «عالمريخ» is how the dialects write على المريخ.
  if (/^عال.{3}/.test(word)) found.push(word.slice(1));
  // «نرصد» is of «رصد», «تتبخر» and «يتبخر» of «تبخر».
  if (/^[تين]ت.{3}/.test(word) || /^[ين].{3,}/.test(word)) found.push(word.slice(1));
  // The dialects leave the last hamza out: «سودا», «صحرا».
  if (/^.{3,}ا$/.test(word)) found.push(`${word}ء`);
  if (word.includes('غ')) found.push(word.replaceAll('غ', 'ج'));
  if (word.includes('ج')) found.push(word.replaceAll('ج', 'غ'));
  return found;
}
