/**
 * Whether a candidate one typo away is more likely another word than the one that was meant. Of a short word another letter makes a word that nobody
 * meant: Carl is not "care", «زويل» is not «طويل» and «الباز» not «الغاز». What stays a typo: swapped letters, a doubled letter; in Arabic, whose words
 * are short, also a letter left out, a vowel letter, and letters that look or sound alike.
 */
export function isGuess(word: string, candidate: string): boolean {
  if (/^[a-z]+$/.test(word)) return word.length < 5 && !isSwap(word, candidate) && undoubled(word) !== undoubled(candidate);
  const [asked, other] = [word.replace(article, ''), candidate.replace(article, '')];
  if (asked.length > arabicShortMax || isSwap(asked, other) || undoubled(asked) === undoubled(other)) return false;
  const { mine, theirs } = difference(asked, other);
  if (mine === '' || theirs === '') return !isVowel(mine + theirs) && (theirs === '' || other.length < arabicShortMax);
  return !alike.some((letters) => [...mine, ...theirs].every((letter) => letters.includes(letter)));
}

/**
 * Whether a candidate is surely what was meant, so that it may be looked for unasked: the words differ by vowels, by letters that are swapped, doubled, left out or
 * one too many, or that look or sound alike, and begin for the ear alike. Elections are no "ejections", Kalam is not "salam": another consonant is another word.
 */
export function isTypo(word: string, candidate: string): boolean {
  const [asked, other] = [word.replace(article, ''), candidate.replace(article, '')];
  // «المنصوري» is of a family, or of a place, and no «المناورة».
  if (nisba.test(word) && !nisba.test(candidate)) return false;
  if (isSwap(asked, other) || undoubled(asked) === undoubled(other)) return true;
  if (!isAlike(asked[0] as string, other[0] as string)) return false;
  const [mine, theirs] = [asked.replace(vowels, ''), other.replace(vowels, '')];
  if (mine === theirs || isSwap(mine, theirs)) return true;
  const left = difference(mine, theirs);
  return (
    left.mine.length + left.theirs.length === 1 || (left.mine.length === 1 && left.theirs.length === 1 && isAlike(left.mine, left.theirs))
  );
}

const vowels = /[aeiouyاويءه]/g;
const isAlike = (letter: string, other: string) =>
  letter === other || [...alike, ...alikeByEar].some((letters) => letters.includes(letter) && letters.includes(other));

/** Arabic words of so many letters, without the article, have neighbours that are words of their own. */
const arabicShortMax = 5;
/** With the particles before it, or "and" alone: «والطبخ» is as little «والطب» as «الطبخ» is «الطب». */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل|[وف](?=.{3}))(?=.{2})/;

/** What is of somebody or somewhere, with the article. */
const nisba = /^ال.{3,}ي$/;

const isVowel = (letters: string) => /^[اويء]+$/.test(letters);

/** Vowel letters, and letters told apart by dots or by careful speech only. */
const alike = ['اويء', 'دذضظ', 'ذزظ', 'سصث', 'تطث', 'قكغج', 'حخجه', 'عغ', 'رز', 'سش', 'فق', 'بتثني'];

/** Letters that are written for one sound in Latin, and for a foreign one in Arabic. */
const alikeByEar = ['aeiouy', 'ckq', 'cs', 'sz', 'gj', 'fvw', 'سز'];

/** Whether two words have the same letters. */
export const isSwap = (word: string, candidate: string) => [...word].sort().join('') === [...candidate].sort().join('');
const undoubled = (word: string) => word.replace(/(.)\1/gu, '$1');

/** What is left of two words without what they begin and end with alike. */
function difference(word: string, other: string): { readonly mine: string; readonly theirs: string } {
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { mine: word.slice(start, word.length - end), theirs: other.slice(start, other.length - end) };
}
