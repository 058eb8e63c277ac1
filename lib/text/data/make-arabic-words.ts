import { areaTerms, terms } from '#lib/text/query/terms.ts';
import { fold } from '#lib/text/words/fold.ts';
import { irregularArabic } from '#lib/text/words/irregular-forms.ts';
import { type ArabicWords, withoutEndings } from '#lib/text/words/stem-arabic.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';

/** What the Arabic stemmer knows of words, from the tables that people write. */
export function makeArabicWords(): ArabicWords {
  const forms = irregularArabic();
  const known = new Set([...wordsOfClass('arabic-prose'), ...forms.flat()].map(fold));
  const knownStems = new Set<string>();
  const bare = (word: string) => withoutEndings(word, { known, knownStems });
  for (const word of known) knownStems.add(bare(word));
  /** Bases that keep their own ending, so that their plural does not fall on another word. */
  const keptWhole: ReadonlySet<string> = new Set(wordsOfClass('kept-whole'));
  const irregular = new Map<string, string>();
  const irregularStems = new Map<string, string>();
  for (const [form, base] of forms) {
    // A form given with itself as base is protected from losing its ending (كوكبة is not كوكب).
    const stem = form === base || keptWhole.has(base) ? fold(base) : bare(fold(base));
    irregular.set(fold(form), stem);
    // A plural may carry endings itself (أقمارها), unless its own last letters look like one (أوزان, not أوزون).
    if (!keptWhole.has(base) && !/(?:ان|ون|ين|ات)$/.test(form) && !known.has(bare(fold(form)))) irregularStems.set(bare(fold(form)), stem);
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
    .map(bare);
  return { known, knownStems, irregular, irregularStems, termStems: new Set(termStems) };
}

/** As `arabic-words.tsv` keeps them. */
export const writeArabicWords = (words: ArabicWords): string => {
  const listOf = (list: ReadonlySet<string> | ReadonlyMap<string, string>) =>
    [...list].map((one) => (typeof one === 'string' ? one : one.join(' '))).join('; ');
  return `words\tvalues\n${Object.entries(words)
    .map(([name, list]) => `${name}\t${listOf(list)}\n`)
    .join('')}`;
};
