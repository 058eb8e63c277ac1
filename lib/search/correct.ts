import { analyse } from '#lib/text/analyse.ts';
import { foreignSpellings } from '#lib/text/names/foreign-names.ts';
import { namesInstitute } from '#lib/text/names/institution.ts';
import { matchName, nameKeys } from '#lib/text/names/name-keys.ts';
import { nearName } from '#lib/text/names/near-name.ts';
import { placeInEnglish, placeWordsMost } from '#lib/text/names/place-names.ts';
import { otherReadings, withoutParticle } from '#lib/text/query/other-readings.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { keyboardTypos } from '#lib/text/spelling/keyboard.ts';
import { isTypo } from '#lib/text/spelling/spelling-guess.ts';
import { isParaphraseWord, isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { isEnglishWord } from '#lib/text/words/english-words.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { latinSpelling } from '#lib/text/words/latin-spelling.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import type { TermSource } from './search-source.ts';
import { attachedWays, namesOf, translatedWays } from './ways.ts';

/** Shorter words are too near to too many others. */
const lettersMin = 4;

/** A text as it was perhaps meant; `keyboard` where it was typed with the other layout. */
export interface Corrected {
  readonly text: string;
  readonly by: 'spelling' | 'keyboard';
  /** The words that were corrected, as they were typed. */
  readonly typed: string;
}

/** The text with every unknown word corrected; undefined where nothing is unknown or can be. */
export function correct(source: TermSource, text: string): Corrected | undefined {
  const tokens = text.split(/\s+/).filter(Boolean);
  const typed = joinedWords(source, tokens);
  const joined: Corrected | undefined = typed.length < tokens.length ? { text: typed.join(' '), by: 'spelling', typed: text } : undefined;
  const isElision = (one: string) => analyse(one).units.some(({ bare }) => bare !== undefined && isKnown(source, bare));
  const unknown = new Set([...new Set(typed)].filter((one) => words(one).some((word) => !isKnown(source, word)) && !isElision(one)));
  const isAll = typed.every((one) => unknown.has(one));
  const mayBeName = unknown.size > 0 ? isAll || typed.length < 3 : !joined && isNowhere(source, text);
  const near = mayBeName ? nearName(text) : undefined;
  if (near) return { text: withArticle(text, near), by: 'spelling', typed: text };
  if (unknown.size === 0) return joined;
  const layout = isAll
    ? otherLayout(text, (word) => (isKnown(source, word) && word.length > 1 ? word : source.nearestSpelling(word)))
    : undefined;
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text };
  const corrected = new Map([...unknown].map((one) => [one, correctedWord(source, one)]));
  return spelled(typed, (one) => corrected.get(one)) ?? joined;
}

/** The words, those together that are one here and never two: "micro gravity"; of a letter and a name that nobody has without it, O Donnell. */
function joinedWords(source: TermSource, typed: readonly string[]): readonly string[] {
  const isThere = (word: string) => isVocabularyWord(word) || ['w', 'p'].some((kind) => source.count(kind + word) > 0);
  const isOne = ([first = '', second = '']: readonly string[]) => {
    if (!/^\p{L}+$/u.test(first + second) || second.length < 2 || !isThere(first + second)) return false;
    if (first.length === 1) return !isThere(second);
    return !isOneName(first, second) && ![first, second].some(isStopWord) && !source.hasPhrase([stem(first), stem(second)]);
  };
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const pair = typed.slice(at, at + 2).map(fold);
    if (isOne(pair)) return joinedWords(source, [...typed.slice(0, at), pair.join(''), ...typed.slice(at + 2)]);
  }
  return typed;
}

/** The two words that an unknown one is without the blank between them, where a record has them side by side: "browndwarf". */
function splitWord(source: TermSource, word: string): string | undefined {
  const isThere = (part: string) => source.count(`w${part}`) > 0 || source.count(`s${stem(part)}`) > 0;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isThere(first) && isThere(second) && source.hasPhrase([stem(first), stem(second)])) return `${first} ${second}`;
  }
  return undefined;
}

const nameWordsMost = 3;

/** Whether these words, each known, are neither all of the vocabulary nor side by side in any record: "web telescope" is what somebody heard. */
function isNowhere(source: TermSource, text: string): boolean {
  const typed = words(text);
  const isFew = typed.length > 1 && typed.length <= nameWordsMost;
  return isFew && !typed.every(isVocabularyWord) && !source.hasPhrase(typed.map(stem));
}

/** Who types the article means a name with it. */
const withArticle = (typed: string, name: string) =>
  /^ال/.test(fold(typed)) && /^(?!ال)[\u0621-\u064a]/.test(fold(name)) ? `ال${name}` : name;

function spelled(typed: readonly string[], correctedOf: (written: string) => string | undefined): Corrected | undefined {
  const text = typed.map((one) => correctedOf(one) ?? one).join(' ');
  const changed = typed.filter((one) => correctedOf(one) !== undefined);
  return changed.length === 0 ? undefined : { text, by: 'spelling', typed: changed.join(' ') };
}

/** The same for what is to be somebody's name: only names that people here have count. */
export function correctName(source: TermSource, text: string): Corrected | undefined {
  const isName = (word: string | undefined) => word !== undefined && source.count(`p${word}`) > 0;
  const nearest = (word: string) => {
    const other = isName(word) ? word : source.nearestSpelling(word);
    return isName(other) ? other : undefined;
  };
  const typed = text.split(/\s+/).filter(Boolean);
  if (typed.length === 0 || typed.every((one) => words(one).every(isName))) return undefined;
  const layout = typed.some((one) => words(one).some(isName)) ? undefined : otherLayout(text, nearest);
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text };
  return spelled(typed, (one) => {
    const word = fold(one).replace(/[^\p{L}]/gu, '');
    const other = word.length < lettersMin || isName(word) ? undefined : nearest(word);
    return other !== undefined && isTypo(word, other) ? other : undefined;
  });
}

/** The text with each word that nothing here has in the reading that something has: «عالقمر» is «القمر». No typo, so no notice. Names of institutions are looked up by their letters: «بجامعة». */
export function readOtherwise(source: TermSource, typed: string): string {
  const text = withJoints(source, withPlaces(source, typed));
  const read = (written: string) => {
    const word = fold(written).replace(/[^\p{L}]/gu, '');
    const institute = namesInstitute(word) ? undefined : withoutParticle(word).find(namesInstitute);
    if (institute !== undefined) return institute;
    return isKnown(source, word) ? written : (otherReadings(word).find((one) => isKnown(source, one)) ?? written);
  };
  return text.split(/\s+/).map(read).join(' ');
}

/** With the English names of places whose Arabic names no record has: their institutions write English. In the name of an institution the place stays. */
function withPlaces(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  for (let at = 0; at < tokens.length && !namesInstitute(fold(tokens[at] ?? '')); at += 1)
    for (let count = placeWordsMost; count > 0; count -= 1) {
      const name = tokens.slice(at, at + count).join(' ');
      const english =
        placeInEnglish(name) ??
        withoutParticle(fold(name))
          .map(placeInEnglish)
          .find((one) => one !== undefined);
      if (english === undefined || source.hasPhrase(words(name).map(stem))) continue;
      tokens.splice(at, count, english);
      break;
    }
  return tokens.join(' ');
}

const elisions: ReadonlySet<string> = new Set(wordsOfClass('elided'));

/**
 * Pairs of words with the sign between them that records have: the apostrophe of "d Alembert", where the joined form is in a text, and the hyphen of "sub mm", where
 * records have both the pair and the joined word. Either is then met in all its spellings.
 */
function withJoints(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const pair = tokens.slice(at, at + 2);
    const [first = '', second = ''] = pair.map(fold);
    if (!/^\p{L}+$/u.test(first + second) || isStopWord(second)) continue;
    const isJoined = ['w', 'p'].some((kind) => source.count(kind + first + second) > 0);
    if (!isJoined) continue;
    const isSideBySide = source.hasPhrase([stem(first), stem(second)]);
    const isElided = elisions.has(first) && /^[aeiouyhæøœ]/.test(second) && !isSideBySide;
    const isHyphened = first.length > 1 && isSideBySide && !isStopWord(first) && !isOneName(first, second);
    if (isElided || isHyphened) tokens.splice(at, 2, pair.join(isElided ? '’' : '-'));
  }
  return tokens.join(' ');
}

const isOneName = (first: string, second: string) => analyse(`${first} ${second}`).spans.some(({ from, to }) => to - from > 1);

function isKnown(source: TermSource, word: string): boolean {
  if (word.length < lettersMin || !/^\p{L}+$/u.test(word) || isVocabularyWord(word) || isParaphraseWord(word)) return true;
  const isThere = ['w', 's', 'p', 'i', 'f'].some((kind) => source.count(kind + word) > 0) || source.count(`s${stem(word)}`) > 0;
  // Last, because spellings are arranged when they are first asked for.
  return isThere || source.isSpelled(word);
}

/** Typed with the other keyboard layout, with typos of its own. */
function otherLayout(text: string, meantBy: (word: string) => string | undefined): string | undefined {
  for (const typo of keyboardTypos(text)) {
    const meant = words(typo).map(meantBy);
    if (meant.length > 0 && meant.every((word) => word !== undefined)) return meant.join(' ');
  }
  return undefined;
}

function correctedWord(source: TermSource, written: string): string | undefined {
  const word = fold(written).replace(/[^\p{L}]/gu, '');
  const nearest = source.nearestSpelling(word);
  if (mayBeOther(source, word, nearest)) return undefined;
  const split = splitWord(source, word);
  if (split !== undefined) return split;
  return nearest !== undefined && isTypo(word, nearest) && !isSameVerb(word, nearest) ? nearest : undefined;
}

/** «ترسل» and «يرسل» are two persons of one verb. */
const isSameVerb = (word: string, other: string) => word.slice(1) === other.slice(1) && /^[اتين]/.test(word) && /^[اتين]/.test(other);

/** Whether an unknown word is one all the same: scientific English, another reading, or a name in another script. An author called Telescope is no evidence for "telscope". */
function mayBeOther(source: TermSource, word: string, nearest: string | undefined): boolean {
  if (attachedWays(source, word).length > 0 || translatedWays(source, word).length > 0) return true;
  if (isEnglishWord(word) || otherReadings(word).some((one) => isKnown(source, one)) || foreignSpellings(word).length > 0) return true;
  const pattern = latinSpelling(word);
  if (pattern && source.latinWords(pattern, 1).length > 0) return true;
  return nameKeys(word).some(
    (key) =>
      key[0] === 'k' && namesOf(source, key).some((name) => isCloseSpelling(word, name) && matchName(word, name).ok && name !== nearest),
  );
}
