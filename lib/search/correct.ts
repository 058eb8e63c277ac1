import { analyse } from '#lib/text/analyse/analyse.ts';
import { foreignSpellings } from '#lib/text/names/foreign-names.ts';
import { namesInstitute } from '#lib/text/names/institution.ts';
import { matchName, nameKeys } from '#lib/text/names/name-keys.ts';
import { nearName } from '#lib/text/names/near-name.ts';
import { placeInEnglish, placeWordsMost } from '#lib/text/names/place-names.ts';
import { otherReadings, withoutParticle } from '#lib/text/query/other-readings.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { keyboardTypos } from '#lib/text/spelling/keyboard.ts';
import { isTypo } from '#lib/text/spelling/spelling-guess.ts';
import { phraseWordsMost } from '#lib/text/vocabulary/concept.ts';
import { isEnglishWord } from '#lib/text/vocabulary/english-words.ts';
import { phraseTranslations, stemsOfPhrase } from '#lib/text/vocabulary/phrase-translations.ts';
import { isParaphraseWord, isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { latinSpelling } from '#lib/text/words/latin-spelling.ts';
import { nameParts } from '#lib/text/words/name-parts.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import type { TermSource } from './search-source.ts';
import { attachedWays, isInTexts, namesWithSound, spelledNames, translatedWays } from './ways.ts';

/** Shorter words are not corrected: too many other words differ from them by a single letter. */
const lettersMin = 4;

/** A corrected text; `by` is `keyboard` when the query was typed with the wrong keyboard layout. */
export interface Corrected {
  readonly text: string;
  readonly by: 'spelling' | 'keyboard';
  /** The words that were corrected, as the user typed them. */
  readonly typed: string;
}

/** Corrects unknown words, misspelt names of the vocabulary, and words that a blank splits; undefined when nothing needs correction. */
export function correct(source: TermSource, text: string): Corrected | undefined {
  const tokens = text.split(/\s+/).filter(Boolean);
  const joinedTokens = joinedWords(source, tokens);
  const joinedText: Corrected | undefined =
    joinedTokens.length < tokens.length ? { text: joinedTokens.join(' '), by: 'spelling', typed: text } : undefined;
  const isElision = (token: string) => analyse(token).units.some(({ bare }) => bare !== undefined && isKnown(source, bare));
  const unknownTokens = new Set(
    [...new Set(joinedTokens)].filter((token) => words(token).some((word) => !isKnown(source, word)) && !isElision(token)),
  );
  const isAllUnknown = joinedTokens.every((token) => unknownTokens.has(token));
  const mayBeName = unknownTokens.size > 0 ? isAllUnknown || joinedTokens.length < 3 : !joinedText && isNowhere(source, text);
  const near = mayBeName ? nearName(text) : undefined;
  if (near) return { text: withArticle(text, near), by: 'spelling', typed: text };
  if (unknownTokens.size === 0) return joinedText;
  const layout = isAllUnknown
    ? otherLayout(text, (word) => (isKnown(source, word) && word.length > 1 ? word : source.nearestSpelling(word)))
    : undefined;
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text };
  const corrected = new Map([...unknownTokens].map((token) => [token, correctedWord(source, token)]));
  return correctTokens(joinedTokens, (token) => corrected.get(token)) ?? joinedText;
}

/** Joins two words that the index has only as one ("micro gravity"), and a single letter with the rest of a name ("O Donnell"). */
function joinedWords(source: TermSource, typed: readonly string[]): readonly string[] {
  const isThere = (word: string) => isVocabularyWord(word) || ['w', 'p'].some((kind) => source.count(kind + word) > 0);
  const isOneWord = ([first = '', second = '']: readonly string[]) => {
    if (!/^\p{L}+$/u.test(first + second) || second.length < 2 || !isThere(first + second)) return false;
    if (isSplitName(first, second)) return false;
    if (first.length === 1) return !isThere(second);
    return !isOneName(first, second) && ![first, second].some(isStopWord) && !source.hasPhrase([stem(first), stem(second)]);
  };
  for (let index = 0; index + 1 < typed.length; index += 1) {
    const pair = typed.slice(index, index + 2).map(fold);
    if (isOneWord(pair)) return joinedWords(source, [...typed.slice(0, index), pair.join(''), ...typed.slice(index + 2)]);
  }
  return typed;
}

/** Splits an unknown word into two words that some record has next to each other: "browndwarf". */
function splitWord(source: TermSource, word: string): string | undefined {
  for (let index = 3; index <= word.length - 3; index += 1) {
    const [first, second] = [word.slice(0, index), word.slice(index)];
    if (isInTexts(source, first) && isInTexts(source, second) && source.hasPhrase([stem(first), stem(second)])) return `${first} ${second}`;
  }
  return undefined;
}

const nameWordsMost = 3;

/** Whether two or three known words, not all from the vocabulary, are adjacent in no record, as in a misheard name ("web telescope"). */
function isNowhere(source: TermSource, text: string): boolean {
  const typedWords = words(text);
  const isFew = typedWords.length > 1 && typedWords.length <= nameWordsMost;
  return isFew && !typedWords.every(isVocabularyWord) && !source.hasPhrase(typedWords.map(stem));
}

/** Keeps the Arabic article when the query was typed with one. */
const withArticle = (typed: string, name: string) =>
  /^ال/.test(fold(typed)) && /^(?!ال)[\u0621-\u064a]/.test(fold(name)) ? `ال${name}` : name;

function correctTokens(typed: readonly string[], correctedOf: (token: string) => string | undefined): Corrected | undefined {
  const text = typed.map((token) => correctedOf(token) ?? token).join(' ');
  const changedTokens = typed.filter((token) => correctedOf(token) !== undefined);
  return changedTokens.length === 0 ? undefined : { text, by: 'spelling', typed: changedTokens.join(' ') };
}

/** Corrects a text that has to be a person's name. Words are corrected only to parts of names in the index. */
export function correctName(source: TermSource, text: string): Corrected | undefined {
  const isName = (word: string | undefined) => word !== undefined && source.count(`p${word}`) > 0;
  const nearest = (word: string) => {
    const other = isName(word) ? word : source.nearestSpelling(word);
    return isName(other) ? other : undefined;
  };
  const typedWords = text.split(/\s+/).filter(Boolean);
  if (typedWords.length === 0 || typedWords.every((token) => words(token).every(isName))) return undefined;
  const layout = typedWords.some((token) => words(token).some(isName)) ? undefined : otherLayout(text, nearest);
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text };
  return correctTokens(typedWords, (token) => {
    const word = fold(token).replace(/[^\p{L}]/gu, '');
    const other = word.length < lettersMin || isName(word) ? undefined : nearest(word);
    return other !== undefined && isTypo(word, other) ? other : undefined;
  });
}

/**
 * Replaces place names, terms and unknown words by forms that records contain: «عالقمر» becomes «القمر». Users see no correction notice.
 */
export function applyReadings(source: TermSource, typed: string): string {
  const text = withPunctuation(source, withEnglishTerms(source, withEnglishPlaces(source, typed)));
  const reading = (token: string) => {
    const word = fold(token).replace(/[^\p{L}]/gu, '');
    const institute = namesInstitute(word) ? undefined : withoutParticle(word).find(namesInstitute);
    if (institute !== undefined) return institute;
    return isKnown(source, word) ? token : (otherReadings(word).find((candidate) => isKnown(source, candidate)) ?? token);
  };
  return text.split(/\s+/).map(reading).join(' ');
}

/** Replaces Arabic place names that occur in no record by their English names. Stops at a word for an institution, such as «جامعة». */
function withEnglishPlaces(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  for (let index = 0; index < tokens.length && !namesInstitute(fold(tokens[index] ?? '')); index += 1)
    for (let count = placeWordsMost; count > 0; count -= 1) {
      const name = tokens.slice(index, index + count).join(' ');
      const english =
        placeInEnglish(name) ??
        withoutParticle(fold(name))
          .map(placeInEnglish)
          .find((name) => name !== undefined);
      if (english === undefined || source.hasPhrase(words(name).map(stem))) continue;
      tokens.splice(index, count, english);
      break;
    }
  return tokens.join(' ');
}

/** Replaces Arabic terms of several words that occur in no record by the English term whose rarest word occurs in most records. */
function withEnglishTerms(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  const records = (term: string) => Math.min(...stemsOfPhrase(term).map((stemmed) => source.count(`s${stemmed}`)));
  for (let index = 0; index < tokens.length; index += 1)
    for (let count = Math.min(phraseWordsMost, tokens.length - index); count > 1; count -= 1) {
      const stems = stemsOfPhrase(tokens.slice(index, index + count).join(' '));
      const terms = phraseTranslations(stems).filter((term) => source.hasPhrase(stemsOfPhrase(term)));
      const [english] = terms.sort((a, b) => records(b) - records(a));
      if (english === undefined || source.hasPhrase(stems) || isPartOfName(tokens, index, index + count)) continue;
      tokens.splice(index, count, english);
      break;
    }
  return tokens.join(' ');
}

/** Whether words belong to a name with other words: «إشعاع الخلفية» to that of «إشعاع الخلفية الكونية». */
const isPartOfName = (tokens: readonly string[], start: number, end: number): boolean =>
  analyse(tokens.join(' ')).spans.some(({ from, to }) => from < end && to > start && (from < start || to > end));

const elisions: ReadonlySet<string> = new Set(wordsOfClass('elided'));

/** Restores the apostrophe of "d Alembert", and joins «أبو ظبي» as texts do. Hyphenates words that records also write as one ("sub mm"), so that all spellings match. */
function withPunctuation(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const pair = tokens.slice(index, index + 2);
    const [first = '', second = ''] = pair.map(fold);
    if (!/^\p{L}+$/u.test(first + second) || isStopWord(second)) continue;
    const joined = first + second;
    const isJoined = ['w', 'p'].some((kind) => source.count(kind + joined) > 0);
    if (isSplitName(first, second)) {
      if (source.count(`w${joined}`) > 0 && source.count(`p${joined}`) === 0) tokens.splice(index, 2, joined);
      continue;
    }
    if (!isJoined) continue;
    const isSideBySide = source.hasPhrase([stem(first), stem(second)]);
    const isElided = elisions.has(first) && /^[aeiouyhæøœ]/.test(second) && !isSideBySide;
    const isOfWords = source.count(`w${joined}`) > 0 && !isSubject(joined) && isInTexts(source, first) && isInTexts(source, second);
    const isHyphened = first.length > 1 && (isSideBySide || isOfWords) && !isStopWord(first) && !isOneName(first, second);
    if (isElided || isHyphened) tokens.splice(index, 2, pair.join(isElided ? '’' : '-'));
  }
  return tokens.join(' ');
}

/** Whether two words are one name that is also written as one: neither «عبد الرحمن» nor «عبدالرحمن» is a mistake. */
const isSplitName = (first: string, second: string): boolean => first.length > 1 && nameParts(`${first} ${second}`).length === 1;

const isSubject = (word: string): boolean => analyse(word).spans.length > 0;

const isOneName = (first: string, second: string) => analyse(`${first} ${second}`).spans.some(({ from, to }) => to - from > 1);

function isKnown(source: TermSource, word: string): boolean {
  if (word.length < lettersMin || !/^\p{L}+$/u.test(word) || isVocabularyWord(word) || isParaphraseWord(word)) return true;
  const isThere = ['w', 's', 'p', 'i', 'f'].some((kind) => source.count(kind + word) > 0) || source.count(`s${stem(word)}`) > 0;
  // This check is the last because the first call of `isSpelled` builds the spelling index.
  return isThere || source.isSpelled(word);
}

/** What the user meant if the keyboard had the wrong layout, with typos corrected; undefined unless every word is then known. */
function otherLayout(text: string, correctWord: (word: string) => string | undefined): string | undefined {
  for (const typo of keyboardTypos(text)) {
    const corrected = words(typo).map(correctWord);
    if (corrected.length > 0 && corrected.every((word) => word !== undefined)) return corrected.join(' ');
  }
  return undefined;
}

function correctedWord(source: TermSource, token: string): string | undefined {
  const word = fold(token).replace(/[^\p{L}]/gu, '');
  const nearest = source.nearestSpelling(word);
  if (isPlausible(source, word, nearest)) return undefined;
  const splitText = splitWord(source, word);
  if (splitText !== undefined) return splitText;
  return nearest !== undefined && isTypo(word, nearest) && !isSameVerb(word, nearest) ? nearest : undefined;
}

/** «ترسل» and «يرسل» are one verb in two grammatical persons; neither is a typo of the other. */
const isSameVerb = (word: string, other: string) => word.slice(1) === other.slice(1) && /^[اتين]/.test(word) && /^[اتين]/.test(other);

/** Whether an unknown word needs no correction: it is scientific English, has another reading, or is a name in another script. */
function isPlausible(source: TermSource, word: string, nearest: string | undefined): boolean {
  if (attachedWays(source, word).length > 0 || translatedWays(source, word).length > 0) return true;
  if (isEnglishWord(word) || [...foreignSpellings(word), ...otherReadings(word)].some((reading) => isKnown(source, reading))) return true;
  const pattern = latinSpelling(word);
  if (pattern && source.latinWords(pattern, 1).length > 0) return true;
  // A word that is nearly the name of a subject is rarely the name of a person: «المريح» is neither Maria nor Murray.
  if (nearest !== undefined && isSubject(nearest)) return spelledNames(source, word).length > 0;
  return nameKeys(word).some(
    (key) =>
      key[0] === 'k' &&
      namesWithSound(source, key).some((name) => isCloseSpelling(word, name) && matchName(word, name).ok && name !== nearest),
  );
}
