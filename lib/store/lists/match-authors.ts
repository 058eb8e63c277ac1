import { memoized } from '#lib/base/bounds/memoized.ts';
import { candidatesMax, type NameIndex, type NameQuery, type PersonSpellings, spellingsOf } from '#lib/store/values/search-index.ts';
import { isLikelyName } from '#lib/text/names/name-evidence.ts';
import { matchName, nameQuery } from '#lib/text/names/name-keys.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { parseQuery } from '#lib/text/query/parse-query.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { isMissionName, isSubject } from '#lib/text/vocabulary/subject.ts';
import { vocabularyWords } from '#lib/text/vocabulary/vocabulary.ts';
import { words } from '#lib/text/words/fold.ts';
import { nameParts } from '#lib/text/words/name-parts.ts';

/** Minimum score of a person whose name contains every typed word, at least as the beginning of a word. */
export const asBeginning = 1.5;

/**
 * Scores people by name: 2 if all typed words match, 1.5 if as prefixes, at most 1 by sound. A query that names a subject matches no
 * person as a prefix and few by sound: «العراق» does not match «العريق».
 */
export function matchAuthors(index: NameIndex): (keyword: string) => Promise<Map<number, number>> {
  return async (keyword) => {
    const { clauses, identifier } = parseQuery(keyword);
    if (identifier?.kind === 'orcid') {
      const author = await index.personByOrcid(identifier.value);
      if (author !== undefined) return new Map([[author, 2]]);
    }
    const included = clauses.filter((clause) => !clause.exclude);
    // A query for a field other than the author, such as the title, matches no people.
    const isForWorks = included.some(({ field }) => field && field !== 'author');
    const name = isForWorks ? '' : included.map((clause) => clause.text).join(' ');
    const scores = new Map<number, number>();
    const tokens = words(name);
    if (tokens.length === 0) return scores;
    const ignoresPrefixes = isSubject(name);
    const phonetic =
      acronym.test(name) || tooShort.test(name) || isMissionName(name) || isCountryName(tokens.join(' '))
        ? exactOnly
        : isSubject(name) || isSubjectWord(name)
          ? subjectSoundsLike
          : soundsLike;
    for (const row of await index.people(nameQueryOf(name, tokens), candidatesMax)) {
      const score = scoreOf(row, name, tokens, phonetic, ignoresPrefixes);
      if (score > 0) scores.set(row.id, score);
    }
    return scores;
  };
}

/** Finds every word as typed (as a prefix unless it is one letter), or the name by its sound; not by sound if it has digits (M31). */
function nameQueryOf(name: string, tokens: readonly string[]): NameQuery {
  return { words: tokens.map((text) => ({ text, isBeginning: text.length > 1 })), keys: /\d/.test(name) ? [] : nameQuery(name) };
}

function scoreOf(
  person: PersonSpellings,
  name: string,
  tokens: readonly string[],
  phonetic: typeof soundsLike,
  ignoresPrefixes: boolean,
): number {
  let best = 0;
  for (const spelling of spellingsOf(person)) {
    const spellingWords = wordsOf(spelling);
    if (tokens.every((token) => spellingWords.includes(token))) return 2;
    if (!ignoresPrefixes && tokens.every((token) => spellingWords.some((word) => word.startsWith(token)))) best = asBeginning;
    else if (best < 1) best = Math.max(best, phonetic(name, spelling));
  }
  return best;
}

/** Memoised, since each query compares hundreds of names, mostly the same ones. */
const wordsOf = memoized((spelling): readonly string[] => words(spelling), { most: 20_000, length: 100 });

/** How well one name is a spelling of the other, 0…1. Names of groups consist of common words, so they never match by sound. */
export function soundsLike(name: string, spelling: string): number {
  if (groupName.test(spelling)) return 0;
  const { ok, score } = matchName(name, spelling);
  if (!ok || !isCloseSpelling(name, spelling) || !hasEvidence(name, spelling)) return 0;
  return score < certainName && isWeakSound(spelling) ? 0 : score;
}

/** Minimum score of a certain match. A two-part name of which one part matches only an initial scores less. */
export const certainName = 0.8;

/** Whether a name is more than a single word, which may be any word, or that word is likely to mean a part of `spelling`. */
function hasEvidence(name: string, spelling: string): boolean {
  const [part, ...others] = nameParts(name);
  return part === undefined || others.length > 0 || nameParts(spelling).some((other) => isLikelyName(part, other, true));
}

/** Whether a name has an initial and no part with two consonants. Such names sound like many words: «كوب شاي» is not C. Y. Shih. */
function isWeakSound(spelling: string): boolean {
  const parts = words(spelling);
  return parts.some((part) => part.length === 1) && parts.every((part) => part.replace(/[aeiouwyh\u0621-\u0627ةوىيه]/g, '').length < 2);
}

/** Compares the name of a subject by sound. With «ال» it matches only names with al-: «الخوارزمي» is al-Khwarizmi, «الفضاء» is not Vida. */
function subjectSoundsLike(name: string, spelling: string): number {
  const isArabic = /^\p{Script=Arabic}/u.test(name) && /\p{Script=Latin}/u.test(spelling);
  // A word with a single consonant, such as «غايا», would sound like Guy and Ge.
  const mayBeName =
    isArabic && name.replace(/[^\u0621-\u064a]|[اويىهةء]/g, '').length > 1 && (!name.startsWith('ال') || /\b[ae]l[- ]/i.test(spelling));
  return mayBeName ? soundsLike(name, spelling) : 0;
}

/** Acronyms are not compared by sound: LISA is not Lis. */
const acronym = /(?<![\p{L}])[A-Z]{3,5}(?![\p{L}])/u;
/** Up to three Latin letters are not compared by sound, because they sound like parts of many names. */
const tooShort = /^\s*[a-z]{1,3}\s*$/i;
const exactOnly = () => 0;

let subjectWords: ReadonlyMap<string, number> | undefined;

/** Whether a word, such as «غايا», occurs in the name of a subject. */
function isSubjectWord(name: string): boolean {
  subjectWords ??= vocabularyWords();
  return !name.startsWith('ال') && subjectWords.has(words(name).join(' '));
}

const groupName =
  /\b(?:collaboration|consortium|team|group|project|survey|observatory|telescope|network|working|science|mission)\b|^(?:تعاون|فريق|مرصد)\s/iu;
