/** What the same keys type on the other keyboard layout (Arabic 101, US), likeliest first. Several readings, as both B and GH give لا. */
export function keyboardTypos(text: string): string[] {
  const typedText = text.normalize('NFKC').trim();
  if (typedText.length > 100) return [];
  const arabic = /[\u0621-\u064a]/.test(typedText);
  const latin = /[a-z]/i.test(typedText);
  if (arabic === latin) return [];
  return arabic ? toLatin(typedText) : toArabic(typedText);
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const latinShifted = 'YHNTGB';
const arabicShifted = ['إ', 'أ', 'آ', 'لإ', 'لأ', 'لآ'];

const arabicOf = new Map<string, string>([...latinKeys].map((key, i) => [key, [...arabicKeys][i] as string]));
arabicOf.set('b', 'لا');
[...latinShifted].forEach((key, i) => {
  arabicOf.set(key, arabicShifted[i] as string);
});
const latinOf = new Map<string, string>([...arabicKeys].map((key, i) => [key, [...latinKeys][i] as string]));
for (const [key, letters] of [...latinShifted].map((shifted, i) => [shifted, arabicShifted[i] as string] as const))
  if (letters.length === 1) latinOf.set(letters, key.toLowerCase());

function toArabic(typed: string): string[] {
  const result = [...typed].map((key) => arabicOf.get(key) ?? arabicOf.get(key.toLowerCase()) ?? key).join('');
  const words = result.split(/\s+/).filter((word) => /[\u0621-\u064a]/.test(word));
  // ة ى end words, ء ئ ؤ never begin one, and a word has more than one letter.
  const possible =
    words.length > 0 && words.every((word) => /^[^ءئؤةى][\u0621-\u064a]+$/.test(word) && !/[ةى](?=[\u0621-\u064a])/.test(word));
  return possible ? [result] : [];
}

function toLatin(typed: string): string[] {
  const readings = ['b', 'gh'].map((lamAlef) =>
    [...typed.replace(/لا/g, '\u0001')].map((letter) => (letter === '\u0001' ? lamAlef : (latinOf.get(letter) ?? letter))).join(''),
  );
  // "ght" and a final "gh" are English; a b in their place is not.
  const mixed = readings[0] === undefined ? [] : [readings[0].replace(/(?<=[iuo])b(?=t|\b)/g, 'gh')];
  return [...new Set([...mixed, ...readings])].filter(couldBeEnglish);
}

function couldBeEnglish(text: string): boolean {
  const words = text.split(/[\s\d.-]+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.every((word) => /^[a-z]{2,}$/.test(word) && (word.length < 4 || /[aeiouy]/.test(word)) && !/[^aeiouy]{6}/.test(word))
  );
}
