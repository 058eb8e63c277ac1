import { isCloseSpelling } from '#lib/text/close-spelling.ts';
import { isEnglishWord } from '#lib/text/english-words.ts';
import { fold, words } from '#lib/text/fold.ts';
import { foreignSpellings } from '#lib/text/foreign-names.ts';
import { keyboardSlips } from '#lib/text/keyboard.ts';
import { latinSpelling } from '#lib/text/latin-spelling.ts';
import { matchName, nameKeys } from '#lib/text/name-keys.ts';
import { nearName } from '#lib/text/near-name.ts';
import { otherReadings } from '#lib/text/other-readings.ts';
import { isSlip } from '#lib/text/spelling-guess.ts';
import { stem } from '#lib/text/stem.ts';
import { isVocabularyWord } from '#lib/text/vocabulary.ts';
import type { SearchSource } from './search-source.ts';
import { namesOf } from './ways.ts';

/** Shorter words are too near to too many others. */
const lettersMin = 4;

/** The text with every unknown word corrected; undefined where nothing is unknown or can be. */
export function correct(source: SearchSource, text: string): string | undefined {
  const typed = text.split(/\s+/).filter(Boolean);
  const unknown = new Set(typed.filter((one) => words(one).some((word) => !isKnown(source, word))));
  if (unknown.size === 0) return undefined;
  const isAll = typed.every((one) => unknown.has(one));
  const near = isAll || typed.length < 3 ? nearName(text) : undefined;
  if (near) return near.name;
  const layout = isAll ? otherLayout(source, text) : undefined;
  if (layout !== undefined) return layout;
  const corrected = typed.map((one) => (unknown.has(one) ? (correctedWord(source, one) ?? one) : one)).join(' ');
  return corrected === typed.join(' ') ? undefined : corrected;
}

/** The text with each word that nothing here has in the reading that something has: «عالقمر» is «القمر». No slip, so nothing is said of it. */
export function readOtherwise(source: SearchSource, text: string): string {
  const read = (written: string) => {
    const word = fold(written).replace(/[^\p{L}]/gu, '');
    return isKnown(source, word) ? written : (otherReadings(word).find((one) => isKnown(source, one)) ?? written);
  };
  return text.split(/\s+/).map(read).join(' ');
}

function isKnown(source: SearchSource, word: string): boolean {
  if (word.length < lettersMin || !/^\p{L}+$/u.test(word) || isVocabularyWord(word) || source.isSpelled(word)) return true;
  return ['w', 's', 'p', 'i', 'f'].some((kind) => source.has(kind + word)) || source.has(`s${stem(word)}`);
}

/** Typed with the other keyboard layout, with slips of its own. */
function otherLayout(source: SearchSource, text: string): string | undefined {
  for (const slip of keyboardSlips(text)) {
    const meant = words(slip).map((word) => (isKnown(source, word) && word.length > 1 ? word : source.nearestSpelling(word)));
    if (meant.every((word) => word !== undefined)) return meant.join(' ');
  }
  return undefined;
}

function correctedWord(source: SearchSource, written: string): string | undefined {
  const word = fold(written).replace(/[^\p{L}]/gu, '');
  if (mayBeOther(source, word)) return undefined;
  const nearest = source.nearestSpelling(word);
  return nearest !== undefined && isSlip(word, nearest) && !isSameVerb(word, nearest) ? nearest : undefined;
}

/** «ترسل» and «يرسل» are two persons of one verb. */
const isSameVerb = (word: string, other: string) => word.slice(1) === other.slice(1) && /^[اتين]/.test(word) && /^[اتين]/.test(other);

/** Whether an unknown word is one all the same: scientific English, another reading, or a name in another script. */
function mayBeOther(source: SearchSource, word: string): boolean {
  if (isEnglishWord(word) || otherReadings(word).some((one) => isKnown(source, one)) || foreignSpellings(word).length > 0) return true;
  const pattern = latinSpelling(word);
  if (pattern && source.latinWords(pattern, 1).length > 0) return true;
  return nameKeys(word).some(
    (key) => key[0] === 'k' && namesOf(source, key).some((name) => isCloseSpelling(word, name) && matchName(word, name).ok),
  );
}
