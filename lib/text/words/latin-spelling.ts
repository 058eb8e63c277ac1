/** Minimum length of a word; shorter ones match by chance: «فلا» is not Villa. */
const lengthMin = 5;
/** Maximum length of a word; longer ones are not names, and their pattern would have too many alternatives. */
const lengthMax = 18;

/**
 * A pattern of the Latin words that an Arabic word may transliterate. Undefined if the word is too short or long, has an article, or has
 * letters that foreign names do not have.
 */
export function latinSpelling(word: string): RegExp | undefined {
  if (word.length < lengthMin || word.length > lengthMax || !foreign.test(word) || /^ال/.test(word)) return undefined;
  let pattern = '';
  for (let index = 0; index < word.length; ) {
    const letters = sounds.has(word.slice(index, index + 2)) ? word.slice(index, index + 2) : (word[index] as string);
    const isLast = index + letters.length === word.length;
    const alternatives = (index === 0 && atStart.get(letters)) || (isLast && atEnd.get(letters)) || sounds.get(letters);
    // Arabic does not write a short e after a consonant or a silent final e.
    const silent = isVowel(letters) ? (isLast ? '(?:e|h)?' : '') : 'e?';
    pattern += `(?:${alternatives})${silent}`;
    index += letters.length;
  }
  return new RegExp(`^${pattern}$`, 'gm');
}

/** A word of only letters that foreign names use: not ح, ص, ض, ظ, ع, ذ or a hamza. */
const foreign = /^[ابتثجخدرزسشطغفقكلمنهوي]+$/;

const atStart: ReadonlyMap<string, string> = new Map([['ا', '[aeiou]|au|ai']]);
const atEnd: ReadonlyMap<string, string> = new Map([
  ['ه', 'ah?'],
  ['ي', 'i|y|ee|ie|ey'],
]);

const isVowel = (letters: string) => /^[اوي]+$/.test(letters);

/** Latin spellings of the sound of Arabic letters, as regular expressions. */
const sounds: ReadonlyMap<string, string> = new Map([
  ['تش', 'tch|ch|cz|c'],
  ['كس', 'x|cks?|ks|cs|cc'],
  ['تز', 'tz|z|ts'],
  ['تس', 'ts|tz|z'],
  ['يو', 'io|iu|yo|yu|eo|eu|ew|u|ju|you'],
  ['يا', 'ia|ya|ea|ja'],
  ['اي', 'ai|ay|ei|ey|i|y|ae|ahi'],
  ['او', 'au|aw|ow|ao|ou'],
  ['وا', 'oa|wa|ua|oi|va|wha'],
  ['وي', 'wi|oi|oy|ui|uy|we|ue|oe|vi|y'],
  ['ا', 'aa?|ah|u'],
  ['ب', 'bb?|pp?'],
  ['ت', 'tt?|th'],
  ['ث', 'th'],
  ['ج', 'gg?|j|dj|dg'],
  ['خ', 'kh|ch|h'],
  ['د', 'dd?|dh'],
  ['ر', 'rr?|rh'],
  ['ز', 'zz?|s'],
  ['س', 'ss?|sc|c|z|ps'],
  ['ش', 'sh|sch|ch|s(?=[ht])|sz'],
  ['ط', 'tt?'],
  ['غ', 'gg?|gh'],
  ['ف', 'ff?|ph|v|w'],
  ['ق', 'q|k|c'],
  ['ك', 'kk?|cc?|ck|q|ch'],
  ['ل', 'll?'],
  ['م', 'mm?'],
  ['ن', 'nn?'],
  ['ه', 'h'],
  ['و', 'o|u|ou|oo|oe|w|v|au|aw|ow|oh'],
  ['ي', 'i|y|ee|e|ie|ea|ei|ii|j'],
]);
