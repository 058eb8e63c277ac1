/** Whether a candidate one typo away is more likely a different word, since short words have many neighbours: Carl is not "care". */
export function isGuess(word: string, candidate: string): boolean {
  if (/^[a-z]+$/.test(word)) return word.length < 5 && !isSwap(word, candidate) && undoubled(word) !== undoubled(candidate);
  const [typedWord, other] = [word.replace(article, ''), candidate.replace(article, '')];
  if (typedWord.length > arabicShortMax || isSwap(typedWord, other) || undoubled(typedWord) === undoubled(other)) return false;
  const { inWord: extra, inOther: missing } = difference(typedWord, other);
  if (extra === '' || missing === '') return !isVowel(extra + missing) && (missing === '' || other.length < arabicShortMax);
  return !alike.some((letters) => [...extra, ...missing].every((letter) => letters.includes(letter)));
}

/** Whether a candidate may be searched without asking. A consonant unlike in look and sound makes another word: Kalam is not "salam". */
export function isTypo(word: string, candidate: string): boolean {
  const [typedWord, other] = [word.replace(article, ''), candidate.replace(article, '')];
  // «المنصوري» is the name of a family or place, not «المناورة».
  if (nisba.test(word) && !nisba.test(candidate)) return false;
  if (isSwap(typedWord, other) || undoubled(typedWord) === undoubled(other)) return true;
  if (!isAlike(typedWord[0] as string, other[0] as string)) return false;
  const [typedConsonants, otherConsonants] = [typedWord.replace(vowels, ''), other.replace(vowels, '')];
  if (typedConsonants === otherConsonants || isSwap(typedConsonants, otherConsonants)) return true;
  const rest = difference(typedConsonants, otherConsonants);
  return (
    rest.inWord.length + rest.inOther.length === 1 ||
    (rest.inWord.length === 1 && rest.inOther.length === 1 && isAlike(rest.inWord, rest.inOther))
  );
}

const vowels = /[aeiouyاويءه]/g;
const isAlike = (letter: string, other: string) =>
  letter === other || [...alike, ...alikeByEar].some((letters) => letters.includes(letter) && letters.includes(other));

/** Arabic words up to this length, without the article, have many neighbours. */
const arabicShortMax = 5;
/** The article with particles, or "and" alone. Not counted in the length of a word: «والطبخ» is as short as «الطبخ». */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل|[وف](?=.{3}))(?=.{2})/;

/** An adjective of origin, with the article. */
const nisba = /^ال.{3,}ي$/;

const isVowel = (letters: string) => /^[اويء]+$/.test(letters);

/** Groups of similar letters: vowel letters, and letters that differ only in dots or in careful pronunciation. */
const alike = ['اويء', 'دذضظ', 'ذزظ', 'سصث', 'تطث', 'قكغج', 'حخجه', 'عغ', 'رز', 'سش', 'فق', 'بتثني'];

/** Groups of letters that write one sound in Latin, or one foreign sound in Arabic. */
const alikeByEar = ['aeiouy', 'ckq', 'cs', 'sz', 'gj', 'fvw', 'سز'];

/** Whether two words consist of the same letters. */
export const isSwap = (word: string, candidate: string) => [...word].sort().join('') === [...candidate].sort().join('');
const undoubled = (word: string) => word.replace(/(.)\1/gu, '$1');

/** The differing middle parts of two words. */
function difference(word: string, other: string): { readonly inWord: string; readonly inOther: string } {
  const shorter = Math.min(word.length, other.length);
  let start = 0;
  while (start < shorter && word[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { inWord: word.slice(start, word.length - end), inOther: other.slice(start, other.length - end) };
}
