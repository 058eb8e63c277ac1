import { areaTerms, terms } from '#lib/text/vocabulary/terms.ts';
import { fold } from '#lib/text/words/fold.ts';
import { irregularArabic } from '#lib/text/words/irregular-forms.ts';
import { type ArabicWords, withoutEndings } from '#lib/text/words/stem-arabic.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** The word lists of the Arabic stemmer, from the hand-written tables. */
export function makeArabicWords(): ArabicWords {
  const forms = irregularArabic();
  const knownWords = new Set([...wordsOfClass('arabic-prose'), ...forms.flat()].map(fold));
  const knownStems = new Set<string>();
  const stripEndings = (word: string) => withoutEndings(word, { known: knownWords, knownStems });
  for (const word of knownWords) knownStems.add(stripEndings(word));
  /** Words that keep their own ending, so that their plural does not collide with another word. */
  const uninflected: ReadonlySet<string> = new Set(wordsOfClass('kept-whole'));
  const irregular = new Map<string, string>();
  const irregularStems = new Map<string, string>();
  for (const [form, base] of forms) {
    // A form listed under itself keeps its ending (كوكبة is not كوكب).
    const stem = form === base || uninflected.has(base) ? fold(base) : stripEndings(fold(base));
    irregular.set(fold(form), stem);
    // A plural may take endings (أقمارها), unless its own last letters look like one (أوزان, not أوزون).
    if (!uninflected.has(base) && !/(?:ان|ون|ين|ات)$/.test(form) && !knownWords.has(stripEndings(fold(form))))
      irregularStems.set(stripEndings(fold(form)), stem);
  }
  const names = [
    ...terms.flatMap(({ ar, isMission, paraphrases = [] }) => (isMission ? [] : ar.filter((name) => !paraphrases.includes(name)))),
    ...areaTerms.flatMap(({ ar, synAr = [] }) => [ar, ...synAr]),
  ];
  const termStems = names
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => !/^(?:[وفبكل]ال|لل)/.test(word))
    .map((word) => fold(word.replace(/^ال/, '')))
    .filter((word) => word.length >= 4)
    .map(stripEndings);
  return { known: knownWords, knownStems, irregular, irregularStems, termStems: new Set(termStems) };
}

/** The content of `arabic-words.tsv`. */
export const writeArabicWords = (words: ArabicWords): string => {
  const listOf = (list: ReadonlySet<string> | ReadonlyMap<string, string>) =>
    [...list].map((entry) => (typeof entry === 'string' ? entry : entry.join(' '))).join('; ');
  return `words\tvalues\n${Object.entries(words)
    .map(([name, list]) => `${name}\t${listOf(list)}\n`)
    .join('')}`;
};
