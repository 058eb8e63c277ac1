import { memoized } from '#lib/domain/bounds/memoized.ts';
import { matchName, nameQuery } from '#lib/text/names/name-keys.ts';
import { isArabicName, nameParts } from '#lib/text/names/name-parts.ts';
import { nearName } from '#lib/text/names/near-name.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { isMissionName, isSubject } from '#lib/text/vocabulary/subject.ts';
import { vocabularyWords } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { candidatesMax, type NameAsked, type NameIndex, type PersonSpellings, spellingsOf } from './search-index.ts';

/** The least score of somebody who is written as it was typed. */
export const asBeginning = 1.5;

/**
 * People by name: 2 with every word as typed, 1.5 where a word is a beginning, at most 1 where it is another spelling. An ORCID is its bearer.
 * Who asks for a subject or a country is not answered with people whose names sound like it or begin so: «العراق» is nobody called «العريق».
 */
export function matchAuthors(index: NameIndex): (keyword: string) => Promise<Map<number, number>> {
  return async (keyword) => {
    const { clauses, identifier } = parseQuery(keyword);
    if (identifier?.kind === 'orcid') {
      const bearer = await index.personByOrcid(identifier.value);
      if (bearer !== undefined) return new Map([[bearer, 2]]);
    }
    const wanted = clauses.filter((clause) => !clause.exclude);
    // Who asks for a title asks for nobody.
    const asksForWorks = wanted.some(({ field }) => field && field !== 'author');
    const name = asksForWorks ? '' : wanted.map((clause) => clause.text).join(' ');
    const scores = new Map<number, number>();
    const tokens = words(name);
    if (tokens.length === 0) return scores;
    const isNoBeginning = isSubject(name);
    const phonetic =
      acronym.test(name) ||
      tooShort.test(name) ||
      isMissionName(name) ||
      isCountryName(tokens.join(' ')) ||
      (tokens.length > 1 && nearName(name))
        ? asWritten
        : isSubject(name) || isSubjectWord(name)
          ? subjectSoundsLike
          : soundsLike;
    for (const row of await index.people(askedFor(name, tokens), candidatesMax)) {
      const score = scoreOf(row, name, tokens, phonetic, isNoBeginning);
      if (score > 0) scores.set(row.id, score);
    }
    return scores;
  };
}

/** Every word as typed (one letter whole, more as a beginning), or every part of the name by its sound. A name of a person has no digits: M31 is nobody, however M sounds. */
function askedFor(name: string, tokens: readonly string[]): NameAsked {
  return { words: tokens.map((text) => ({ text, isBeginning: text.length > 1 })), keys: /\d/.test(name) ? [] : nameQuery(name) };
}

function scoreOf(
  person: PersonSpellings,
  name: string,
  tokens: readonly string[],
  phonetic: typeof soundsLike,
  isNoBeginning: boolean,
): number {
  let best = 0;
  for (const spelling of spellingsOf(person)) {
    const own = wordsOf(spelling);
    if (tokens.every((token) => own.includes(token))) return 2;
    if (!isNoBeginning && tokens.every((token) => own.some((word) => word.startsWith(token)))) best = asBeginning;
    else if (best < 1) best = Math.max(best, phonetic(name, spelling));
  }
  return best;
}

/** Hundreds of names are held against each that is asked for, mostly the same ones. */
const wordsOf = memoized((spelling): readonly string[] => words(spelling), { most: 20_000, length: 100 });

/** How well a name is another spelling of what was asked for, 0…1. Groups have names of common words, which are met as written or not at all. */
export function soundsLike(name: string, spelling: string): number {
  if (groupName.test(spelling)) return 0;
  const { ok, score } = matchName(name, spelling);
  if (!ok || isCutShort(name, spelling) || !isCloseSpelling(name, spelling)) return 0;
  return score < certainName && isWeakSound(spelling) ? 0 : score;
}

/** Above what a name scores of which one of two parts is met by an initial only. */
export const certainName = 0.8;

/**
 * An Arabic word of three or four consonants that only parts of a Latin name with more sound like: «كبسة» is not Koposov, whose v was taken for a vowel. Signs that are written
 * and not spoken are left out of account.
 */
function isCutShort(name: string, spelling: string): boolean {
  if (!/^[\u0621-\u064a\p{M}]+$/u.test(name) || isArabicName(spelling)) return false;
  const consonants = fold(name).replace(/^ال(?=.{2})|[اىهةء]/g, '').length;
  const spoken = fold(name).replace(/^ال(?=.{2})|[اويىهةء]/g, '').length;
  return (
    spoken >= 3 &&
    spoken <= 4 &&
    nameParts(spelling)
      .filter((part) => matchName(name, part).ok)
      .every((part) => consonantsIn(part) > consonants)
  );
}

/** As few as a spelling may stand for: signs of two or three letters are one, a doubled letter is one. */
const consonantsIn = (part: string) =>
  part
    .replace(/^(?:al|el)(?=[a-z]{3})|^[kpgw](?=[nr])|gh(?=t)|h$/g, '')
    .replace(/t?sch|tch|ck|[cdgkpstz]h|dj/g, 'c')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[^a-z]|[aeiouyw]/g, '').length;

/** Beside initials a family name of one consonant: «كوب شاي» is not C. Y. Shih. */
function isWeakSound(spelling: string): boolean {
  const parts = words(spelling);
  return parts.some((part) => part.length === 1) && parts.every((part) => part.replace(/[aeiouwyh\u0621-\u0627ةوىيه]/g, '').length < 2);
}

/**
 * «الفضاء» sounds like Vida and "moon" like Muna; but «شمس» and «الخوارزمي» are names, too, which sources write in Latin letters: Shams, and with its
 * article al-Khwarizmi.
 */
function subjectSoundsLike(name: string, spelling: string): number {
  const isArabic = /^\p{Script=Arabic}/u.test(name) && /\p{Script=Latin}/u.test(spelling);
  // Of «غايا» one letter sounds, which Guy and Ge begin with.
  const mayBear =
    isArabic && name.replace(/[^\u0621-\u064a]|[اويىهةء]/g, '').length > 1 && (!name.startsWith('ال') || /\b[ae]l[- ]/i.test(spelling));
  return mayBear ? soundsLike(name, spelling) : 0;
}

/** LISA is nobody called Lis; nor is «ستار لنك», Starlink with a typo, S. Long. */
const acronym = /(?<![\p{L}])[A-Z]{3,5}(?![\p{L}])/u;
/** Two Latin letters, or three, sound like a part of many names: "io" is nobody. */
const tooShort = /^\s*[a-z]{1,3}\s*$/i;
const asWritten = () => 0;

let subjectWords: ReadonlyMap<string, number> | undefined;

/** «غايا» names no subject by itself; the names of some have it. */
function isSubjectWord(name: string): boolean {
  subjectWords ??= vocabularyWords();
  return !name.startsWith('ال') && subjectWords.has(words(name).join(' '));
}

const groupName =
  /\b(?:collaboration|consortium|team|group|project|survey|observatory|telescope|network|working|science|mission)\b|^(?:تعاون|فريق|مرصد)\s/iu;
