import { analyse } from '#lib/text/analyse.ts';
import { damerau } from '#lib/text/damerau.ts';
import { isEnglishWord } from '#lib/text/english-words.ts';
import { words } from '#lib/text/fold.ts';
import { foreignSpellings } from '#lib/text/foreign-names.ts';
import { latinSpelling } from '#lib/text/latin-spelling.ts';
import { otherReadings } from '#lib/text/other-readings.ts';
import { isPlainInQuestion } from '#lib/text/questions.ts';
import { isRegionName } from '#lib/text/region-names.ts';
import { SpellIndex } from '#lib/text/spell.ts';
import { isSlip } from '#lib/text/spelling-guess.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { isOfVocabulary, vocabularyWords } from '#lib/text/vocabulary.ts';
import type { SearchIndex, WordSource } from './search-index.ts';
import { spellingShower } from './show-spelling.ts';

export interface MendedText {
  readonly text: string;
  /** With the long words mended only. */
  readonly surely: string;
  /** With what may be asked: also words that differ by another letter than the first. */
  readonly offered: string;
  /** How many words were mistyped, were met by another reading, and could not be mended. */
  readonly changed: number;
  readonly read: number;
  readonly left: number;
}

/** A shorter word has too many neighbours to be taken for one of them with nothing else to show for it. */
const sureMin = 6;

/** What stands between somebody's name and his father's. */
const patronymics: ReadonlySet<string> = new Set(['بن', 'ابن', 'بنت', 'ibn', 'bin', 'bint']);

const wordPattern = /[\p{L}\p{M}\p{N}\u0640'’]+/gu;

/** More words than this are rare ones, which are rarely meant; it bounds the time of building the index to a third of a second. */
const wordsMax = 150_000;

/** A text with every unknown word mended, where it surely is a slip or, loosely, whatever the slip is. Names of fields are left alone. */
export function wordMender(index: SearchIndex, source: WordSource): (text: string, isLoose?: boolean) => Promise<MendedText> {
  const show = spellingShower(index);
  const known = knownWords(index, source);
  const isMeant = (word: string) =>
    source === 'texts' ? isStopWord(word) || isRegionName(word) || isPlainInQuestion(word) || isEnglishWord(word) : isOfVocabulary(word);
  const formsOf = (word: string) => (source === 'texts' ? [word, stem(word)] : [word]);

  /** The word of texts that an Arabic one is the transliteration of: «بوريسوف» of Borisov. */
  const inLatin = async (word: string): Promise<string | undefined> => {
    const pattern = latinSpelling(word);
    return pattern && (await known()).latin.match(pattern)?.[0];
  };

  /** Of words that nobody has, the other reading that somebody has. */
  const readingsOf = async (unknown: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const others = new Map(source === 'texts' ? unknown.map((word) => [word, [...otherReadings(word), ...foreignSpellings(word)]]) : []);
    const there = await index.knownWords([...others.values()].flat().flatMap(formsOf), source);
    const isHad = (word: string) => formsOf(word).some((form) => there.has(form));
    // What texts have comes before what the vocabulary alone has.
    const found = new Map<string, string>();
    for (const [word, some] of others) {
      const other = some.findLast(isHad) ?? (isOfVocabulary(word) ? undefined : (some.findLast(isOfVocabulary) ?? (await inLatin(word))));
      if (other !== undefined) found.set(word, other);
    }
    return found;
  };

  return async (text, isLoose = false) => {
    const typed = [...text.matchAll(wordPattern)].flatMap(([word]) => words(word));
    const there = await index.knownWords([...new Set(typed.flatMap(formsOf))], source);
    const named = source === 'texts' ? wordsOfNames(text) : new Set<string>();
    const isKnown = (word: string) => isMeant(word) || named.has(word) || formsOf(word).some((form) => there.has(form));
    // Around «بن» stand names of people.
    const isName = (place: number) => [typed[place - 1], typed[place + 1]].some((word) => patronymics.has(word ?? ''));
    const unknown = [...new Set(typed.filter((word, place) => !isKnown(word) && !isName(place)))];
    const readings = await readingsOf(unknown);
    // Beside a word that names a subject nobody is meant, unless all of it is a name of common words, as a group's is.
    const isTopic = source === 'people' && typed.some(isOfVocabulary);
    const [better, other] = [new Map<string, string>(), new Map<string, string>()];
    for (const folded of unknown) {
      const nearest = readings.get(folded) ?? (await known()).spelling.nearest(folded);
      if (nearest === null || (isTopic && !isOfVocabulary(nearest))) continue;
      if (isLoose || readings.has(folded) || isSlip(folded, nearest)) better.set(folded, await show(nearest));
      else if (isNear(folded, nearest)) other.set(folded, await show(nearest));
    }
    const replaced = replaceWords(text, isKnown, (folded) => better.get(folded));
    const isSure = (folded: string) => readings.has(folded) || folded.replace(/^ال/, '').length >= sureMin;
    const { text: surely } = replaceWords(text, isKnown, (folded) => (isSure(folded) ? better.get(folded) : undefined));
    const { text: offered } = replaceWords(text, isKnown, (folded) =>
      isSure(folded) ? (better.get(folded) ?? other.get(folded)) : undefined,
    );
    const read = replaced.mended.filter((folded) => readings.has(folded)).length;
    return { text: replaced.text, surely, offered, changed: replaced.mended.length - read, read, left: replaced.left };
  };
}

/** The words of a text that together name a subject: no text may have «الجبار», but «سديم الجبار» is the nebula in Orion. */
function wordsOfNames(text: string): ReadonlySet<string> {
  const { units, spans } = analyse(text);
  return new Set(spans.flatMap(({ from, to }) => (to - from > 1 ? units.slice(from, to).flatMap((unit) => unit.words) : [])));
}

/** One slip away behind the first letter: near enough to ask whether it was meant. Not another word of its family: "sampler" is no slip of "samples". */
const isNear = (folded: string, nearest: string) => {
  const [asked, other] = [folded, nearest].map((word) => word.replace(/^ال(?=.{2})/, '')) as [string, string];
  return asked[0] === other[0] && damerau(asked, other, 1) <= 1 && !asked.startsWith(stem(other));
};

function replaceWords(text: string, isKnown: (folded: string) => boolean, mendOf: (folded: string) => string | undefined) {
  const mended: string[] = [];
  let left = 0;
  const replaced = text.replace(wordPattern, (word, place: number) => {
    const folded = words(word);
    if (text[place + word.length] === ':' || folded.length === 0 || folded.every(isKnown)) return word;
    const [only] = folded as [string];
    const better = folded.length === 1 ? mendOf(only) : undefined;
    if (better === undefined) left += 1;
    else mended.push(only);
    // «وكيفية» that was read without its first letter is still written as it was typed.
    if (better !== undefined && only.endsWith(better) && word.length === only.length) return word.slice(only.length - better.length);
    return better ?? word;
  });
  return { text: replaced, mended, left };
}

interface KnownWords {
  readonly spelling: SpellIndex;
  /** Those in Latin letters, one a line, the commonest first. */
  readonly latin: string;
}

/** The words that may have been meant, arranged for looking up; made anew when the data changed. */
function knownWords(index: SearchIndex, source: WordSource): () => Promise<KnownWords> {
  let known: (KnownWords & { readonly version: string }) | undefined;
  return async () => {
    const version = await index.version();
    if (known?.version !== version) {
      const counts = source === 'texts' ? new Map(vocabularyWords()) : new Map<string, number>();
      const common = [...(await index.commonWords(source, wordsMax))];
      for (const [word, count] of common) counts.set(word, count + (counts.get(word) ?? 0));
      // A stop word is never what somebody meant to type.
      const spelling = new SpellIndex([...counts].filter(([word]) => !isStopWord(word)));
      known = { version, spelling, latin: common.flatMap(([word]) => (isLatin.test(word) ? [word] : [])).join('\n') };
    }
    return known;
  };
}

const isLatin = /^[a-z]+$/;
