import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { newestTitled } from './newest-titled.ts';
import type { NameIndex } from './search-index.ts';

/** Titles and names read to find a word as people write it. */
const textsMax = 8;

/**
 * Folded words as they are written: «اهليلجيه» is a key, «إهليلجية» a word. Taken from the titles and names that have it, else from the
 * vocabulary, else left folded. English words need nothing.
 */
export async function asWritten(index: NameIndex, text: string): Promise<string> {
  const written: string[] = [];
  for (const word of text.split(' ')) written.push(isFolded(word) ? ((await writtenBy(index, word)) ?? word) : word);
  return written.join(' ');
}

/** A word of other letters is as somebody wrote it. */
const isFolded = (word: string) => /^[\u0621-\u064a]+$/.test(word) && fold(word) === word;

async function writtenBy(index: NameIndex, folded: string): Promise<string | undefined> {
  const asked = [{ text: folded, isBeginning: false }];
  const titles = await index.titles(await newestTitled(index, asked, textsMax));
  const people = await index.people({ words: asked, keys: [] }, textsMax);
  const inTitles = titles.flatMap(({ title }) => Object.values(title));
  const inNames = people.map(({ name_ar }) => name_ar);
  return within(inTitles, folded) ?? within(inNames, folded) ?? within(namesWith(folded), folded);
}

function within(texts: Iterable<string | null | undefined>, folded: string): string | undefined {
  for (const text of texts)
    for (const [word] of (text ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const own = words(word);
      if (own.length === 1 && (own[0] === folded || own[0] === `ال${folded}`)) return own[0] === folded ? word : word.replace(/^ال/, '');
    }
  return undefined;
}

/** Letters that folding makes one. */
const alike = [/[اأإآى]/, /[هة]/, /[يىئ]/, /[وؤ]/].map(({ source }) => source);

let names: string | undefined;

/** Arabic names of the vocabulary that may have a folded word; to fold them all takes a tenth of a second. */
function* namesWith(folded: string): Generator<string> {
  names ??= [...defaultVocabulary().concepts.values()]
    .flatMap(({ ar }) => ar)
    .join('\n')
    .concat('\n');
  const letters = [...folded].map((letter) => alike.find((group) => group.includes(letter)) ?? letter);
  for (const { index } of names.matchAll(new RegExp(letters.join('\\p{M}*'), 'gu')))
    yield names.slice(names.lastIndexOf('\n', index) + 1, names.indexOf('\n', index));
}
