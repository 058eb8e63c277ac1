/** Shorter words are met by chance: «فلا» is no Villa. */
const lengthMin = 5;
/** Longer words are no names, and a pattern of them could be tried in too many ways. */
const lengthMax = 18;

/**
 * The Latin words, folded, that an Arabic word may be the transliteration of, as a pattern of a whole line: «بوريسوف» is Borisov. Writers of Arabic write out every vowel of a
 * foreign name but the short e, so nearly nothing else matches. Undefined for words that are none: those with letters of Arabic alone, short ones, and those with the article.
 * Takes a folded word.
 */
export function latinSpelling(word: string): RegExp | undefined {
  if (word.length < lengthMin || word.length > lengthMax || !foreign.test(word) || /^ال/.test(word)) return undefined;
  let pattern = '';
  for (let at = 0; at < word.length; ) {
    const letters = sounds.has(word.slice(at, at + 2)) ? word.slice(at, at + 2) : (word[at] as string);
    const isLast = at + letters.length === word.length;
    const written = (at === 0 && first.get(letters)) || (isLast && last.get(letters)) || sounds.get(letters);
    // A short e behind a consonant is not written, nor is one at the end said.
    const silent = isVowel(letters) ? (isLast ? '(?:e|h)?' : '') : 'e?';
    pattern += `(?:${written})${silent}`;
    at += letters.length;
  }
  return new RegExp(`^${pattern}$`, 'gm');
}

/** Letters that foreign names are written with; ح, ص, ض, ظ, ع, ذ and the hamza within a word are not among them. */
const foreign = /^[ابتثجخدرزسشطغفقكلمنهوي]+$/;

const first: ReadonlyMap<string, string> = new Map([['ا', '[aeiou]|au|ai']]);
const last: ReadonlyMap<string, string> = new Map([
  ['ه', 'ah?'],
  ['ي', 'i|y|ee|ie|ey'],
]);

const isVowel = (letters: string) => /^[اوي]+$/.test(letters);

/** What is written for a sound in Latin letters. */
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
