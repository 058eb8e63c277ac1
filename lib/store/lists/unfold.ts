import type { NameIndex } from '#lib/store/values/search-index.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { newestTitled } from './newest-titled.ts';

/** Maximum titles, and maximum names, that are read to determine the usual spelling of a word. */
const textsMax = 8;

/**
 * Spells folded words as titles and names do, else as the vocabulary does: «اهليلجيه» becomes «إهليلجية». English words are not changed.
 */
export async function unfold(index: NameIndex, text: string): Promise<string> {
  const result: string[] = [];
  for (const word of text.split(' ')) result.push(isFolded(word) ? ((await spellingOf(index, word)) ?? word) : word);
  return result.join(' ');
}

/** Whether a word has only letters of the folded alphabet. Other words are already spelled as in texts. */
const isFolded = (word: string) => /^[\u0621-\u064a]+$/.test(word) && fold(word) === word;

async function spellingOf(index: NameIndex, folded: string): Promise<string | undefined> {
  const nameWords = [{ text: folded, isBeginning: false }];
  const titles = await index.titles(await newestTitled(index, nameWords, textsMax));
  const people = await index.people({ words: nameWords, keys: [] }, textsMax);
  const inTitles = titles.flatMap(({ title }) => Object.values(title));
  const inNames = people.map(({ name_ar }) => name_ar);
  return matchIn(inTitles, folded) ?? matchIn(inNames, folded) ?? matchIn(namesWith(folded), folded);
}

function matchIn(texts: Iterable<string | null | undefined>, folded: string): string | undefined {
  for (const text of texts)
    for (const [word] of (text ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const folds = words(word);
      if (folds.length === 1 && (folds[0] === folded || folds[0] === `ال${folded}`))
        return folds[0] === folded ? word : word.replace(/^ال/, '');
    }
  return undefined;
}

/** Letters that folding unifies. */
const letterGroups = [/[اأإآى]/, /[هة]/, /[يىئ]/, /[وؤ]/].map(({ source }) => source);

let names: string | undefined;

/** Arabic names of the vocabulary that may contain a folded word; folding all of them would take 0.1 s. */
function* namesWith(folded: string): Generator<string> {
  names ??= [...defaultVocabulary().concepts.values()]
    .flatMap(({ ar }) => ar)
    .join('\n')
    .concat('\n');
  const letters = [...folded].map((letter) => letterGroups.find((group) => group.includes(letter)) ?? letter);
  for (const { index } of names.matchAll(new RegExp(letters.join('\\p{M}*'), 'gu')))
    yield names.slice(names.lastIndexOf('\n', index) + 1, names.indexOf('\n', index));
}
