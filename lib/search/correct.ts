import { damerau } from '#lib/base/damerau.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { namesInstitute } from '#lib/text/names/institution.ts';
import { matchName, nameKeys } from '#lib/text/names/name-keys.ts';
import { nearName } from '#lib/text/names/near-name.ts';
import { placeName } from '#lib/text/names/place-names.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { otherReadings, withoutParticle } from '#lib/text/query/other-readings.ts';
import { isPlainInQuestion } from '#lib/text/query/questions.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { keyboardTypos } from '#lib/text/spelling/keyboard.ts';
import { isTypo } from '#lib/text/spelling/spelling-guess.ts';
import { phraseWordsMost } from '#lib/text/vocabulary/concept.ts';
import { isEnglishWord } from '#lib/text/vocabulary/english-words.ts';
import { phraseTranslations, stemsOfPhrase } from '#lib/text/vocabulary/phrase-translations.ts';
import { isParaphraseWord, isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import type { TermSource } from './search-source.ts';
import { isInTexts, literalWays, namesWithSound, readings, spelledNames, translatedWays } from './ways.ts';

/** Shorter words are not corrected: too many other words differ from them by a single letter. */
const lettersMin = 4;

/** A corrected text; `by` is `keyboard` after the wrong keyboard layout, and `frequency` if some record has a misspelt word. */
export interface Corrected {
  readonly text: string;
  readonly by: 'spelling' | 'keyboard' | 'frequency';
  /** The words that were corrected, as the user typed them. */
  readonly typed: string;
  /** The corrections of single words, as pairs of the typed and the correct word; empty when the whole text was replaced. */
  readonly changes: readonly (readonly [typed: string, corrected: string])[];
}

/** Corrects unknown words and misspelt names of the vocabulary; undefined when nothing needs correction. */
export function correct(source: TermSource, text: string): Corrected | undefined {
  const tokens = text.split(/\s+/).filter(Boolean);
  // A word in another form than the dictionary has is known as part of a name: «الومضات» in «الومضات الراديوية السريعة».
  const { units, spans } = analyse(text);
  const nameWords = new Set(spans.flatMap(({ from, to }) => units.slice(from, to).flatMap((unit) => unit.words)));
  const unknownTokens = new Set(
    [...new Set(tokens)].filter(
      (token) => !token.endsWith('*') && words(token).some((word) => !nameWords.has(word) && !isKnown(source, word)),
    ),
  );
  const isAllUnknown = tokens.every((token) => unknownTokens.has(token));
  const mayBeName =
    unknownTokens.size > 0 ? isAllUnknown || tokens.length <= nameWordsMost : nameWords.size < units.length && isNowhere(source, text);
  const name = mayBeName ? nearName(text) : undefined;
  if (name !== undefined) return { text: withArticle(text, name), by: 'spelling', typed: text, changes: [] };
  if (unknownTokens.size === 0) return undefined;
  const layout = isAllUnknown
    ? otherLayout(text, (word) => (isKnown(source, word) && word.length > 1 ? word : source.nearestSpelling(word)))
    : undefined;
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text, changes: [] };
  const corrected = new Map([...unknownTokens].map((token) => [token, correctedWord(source, token)]));
  return correctTokens(tokens, (token) => corrected.get(token));
}

/**
 * Corrects words of a single record that many records have otherwise, except those of `quoted`. Undefined if words of the text stand
 * together in a record as typed.
 */
export function usualSpelling(source: TermSource, text: string, quoted: readonly string[]): Corrected | undefined {
  const usual = correctTokens(text.split(/\s+/), (token) => (quoted.includes(token) ? undefined : likelierWord(source, token)));
  const groups = usual ? analyse(text).units.flatMap((unit) => (unit.stop ? [] : [literalWays(unit).map(({ term }) => term)])) : [];
  return usual && (groups.length < 2 || !source.hasTogether(groups)) ? { ...usual, by: 'frequency' } : undefined;
}

/** Splits an unknown word into two words that some record has next to each other: "browndwarf". */
function splitWord(source: TermSource, word: string): string | undefined {
  for (let index = 2; index <= word.length - 2; index += 1) {
    const [first, second] = [word.slice(0, index), word.slice(index)];
    if (isInTexts(source, first) && isInTexts(source, second) && source.hasPhrase([stem(first), stem(second)])) return `${first} ${second}`;
  }
  return undefined;
}

const nameWordsMost = 3;

/** Whether two or three known or short words, not all from the vocabulary, are adjacent in no record, as in a misheard name («ستار لنك»). */
function isNowhere(source: TermSource, text: string): boolean {
  const typedWords = words(text);
  const isFew = typedWords.length > 1 && typedWords.length <= nameWordsMost;
  return isFew && !text.includes('*') && !typedWords.every(isVocabularyWord) && !source.hasPhrase(typedWords.map(stem));
}

/** Keeps the Arabic article when the query was typed with one. */
const withArticle = (typed: string, name: string) =>
  /^ال/.test(fold(typed)) && /^(?!ال)[\u0621-\u064a]/.test(fold(name)) ? `ال${name}` : name;

function correctTokens(typed: readonly string[], correctedOf: (token: string) => string | undefined): Corrected | undefined {
  const text = typed.map((token) => correctedOf(token) ?? token).join(' ');
  const changes = typed.flatMap((token) => {
    const other = correctedOf(token);
    return other === undefined ? [] : [[token, other] as const];
  });
  return changes.length === 0 ? undefined : { text, by: 'spelling', typed: changes.map(([token]) => token).join(' '), changes };
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
  if (layout !== undefined) return { text: layout, by: 'keyboard', typed: text, changes: [] };
  return correctTokens(typedWords, (token) => {
    const word = fold(token).replace(/[^\p{L}]/gu, '');
    const other = word.length < lettersMin || isName(word) ? undefined : nearest(word);
    return other !== undefined && isTypo(word, other) ? other : undefined;
  });
}

/**
 * Replaces Arabic terms and unknown words by forms that records have: «عالقمر» becomes «القمر». Hyphenates two words that some record writes as
 * one, so that both spellings match ("micro gravity"). Users see no correction notice.
 */
export function applyReadings(source: TermSource, typed: string): string {
  const reading = (token: string) => {
    const word = fold(token).replace(/[^\p{L}]/gu, '');
    const institute = namesInstitute(word) ? undefined : withoutParticle(word).find(namesInstitute);
    if (institute !== undefined || isKnown(source, word)) return institute ?? token;
    return otherReadings(word).find((candidate) => isKnown(source, candidate)) ?? token;
  };
  const tokens = withEnglishTerms(source, typed).split(/\s+/).map(reading);
  for (let index = 0; index + 1 < tokens.length; index += 1)
    if (isOneWord(source, tokens.slice(index, index + 2).map(fold))) tokens.splice(index, 2, tokens.slice(index, index + 2).join('-'));
  return tokens.join(' ');
}

/** Whether two words are one word or name of the index. Neither is a stop word, and both together are no name of their own. */
function isOneWord(source: TermSource, [first = '', second = '']: readonly string[]): boolean {
  const isThere = ['w', 'p'].some((kind) => source.count(kind + first + second) > 0);
  const isApart = first.length > 1 && (isStopWord(first) || isOneName(first, second));
  return isThere && /^\p{L}+$/u.test(first + second) && second.length > 1 && !isStopWord(second) && !isApart;
}

/** Replaces Arabic terms that occur in no record by the English term whose rarest word occurs in most records: «نيويورك», «نظم القوى». */
function withEnglishTerms(source: TermSource, text: string): string {
  const tokens = text.split(/\s+/);
  const records = (term: string) => Math.min(...stemsOfPhrase(term).map((stemmed) => source.count(`s${stemmed}`)));
  for (let index = 0; index < tokens.length; index += 1)
    for (let count = Math.min(phraseWordsMost, tokens.length - index); count > 0; count -= 1) {
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

const isSubject = (word: string): boolean => analyse(word).spans.length > 0;

const isOneName = (first: string, second: string) => analyse(`${first} ${second}`).spans.some(({ from, to }) => to - from > 1);

function isKnown(source: TermSource, word: string): boolean {
  if (word.length < lettersMin || !/^\p{L}+$/u.test(word) || isVocabularyWord(word) || isParaphraseWord(word)) return true;
  if (generality(stem(word)) !== undefined || isStopWord(word) || isPlainInQuestion(word)) return true;
  if (placeName(word) || isCountryName(word)) return true;
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
  return splitWord(source, word) ?? (nearest !== undefined && isTypo(word, nearest) && isSure(source, nearest) ? nearest : undefined);
}

/** Records that have a word which is neither a subject nor of the dictionary, before another word is corrected to it. */
const recordsMin = 3;

/** Whether a correction is a subject or a usual word of texts: a name of people or the rare word «وميز» is not what «وموز» means. */
function isSure(source: TermSource, word: string): boolean {
  if (isSubject(word)) return true;
  return isInTexts(source, word) && (isVocabularyWord(word) || isEnglishWord(word) || source.count(`s${stem(word)}`) >= recordsMin);
}

/** A word is a misspelling, although one record has it, if this many records have a word one typo away. */
const [likelierTimes, likelierLetters] = [50, 8];

/** The word that a word of a single record misspells: "background" for "backgroud". */
function likelierWord(source: TermSource, token: string): string | undefined {
  const word = fold(token);
  if (word.length < likelierLetters || !/^[a-z]+$/.test(word) || source.count(`w${word}`) !== 1 || source.count(`p${word}`) > 0)
    return undefined;
  if (isEnglishWord(word) || isVocabularyWord(word)) return undefined;
  const nearest = source.nearestSpelling(word);
  if (nearest === undefined || source.count(`w${nearest}`) < likelierTimes || stem(word) === stem(nearest)) return undefined;
  return damerau(word, nearest, 1) === 1 && word[0] === nearest[0] && isTypo(word, nearest) ? nearest : undefined;
}

/** Whether an unknown word needs no correction: it is scientific English, has another reading, or is a name in another script. */
function isPlausible(source: TermSource, word: string, nearest: string | undefined): boolean {
  const otherWays = [...translatedWays(source, word), ...readings(source, word)];
  if (isEnglishWord(word) || otherWays.some(({ term }) => source.count(term) > 0)) return true;
  // A word that is nearly the name of a subject is rarely the name of a person: «المريح» is neither Maria nor Murray.
  if (nearest !== undefined && isSubject(nearest)) return spelledNames(source, word).length > 0;
  return nameKeys(word).some(
    (key) =>
      key[0] === 'k' &&
      namesWithSound(source, key).some((name) => isCloseSpelling(word, name) && matchName(word, name).ok && name !== nearest),
  );
}
