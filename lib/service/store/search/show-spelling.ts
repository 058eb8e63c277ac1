import type { Language } from '#lib/domain/language.ts';
import { analyse } from '#lib/text/analyse.ts';
import { words } from '#lib/text/fold.ts';
import { stem } from '#lib/text/stem.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import type { SearchIndex } from './search-index.ts';

/** Titles and names read to find a word as people write it. */
const textsMax = 8;

/**
 * A folded word as it is written: «اهليلجيه» is a key, «إهليلجية» a word. Taken from the titles and names that have it, else from the
 * vocabulary, else left folded. English words need nothing.
 */
export function spellingShower(index: SearchIndex): (folded: string) => Promise<string> {
  return async (folded) => {
    if (!/[\u0621-\u064a]/.test(folded)) return folded;
    const query = (column: string) => `${column} : ("${folded}" OR "ال${folded}")`;
    const titles = await index.newestTitles(query('title'), textsMax);
    const people = await index.people(query('name'), textsMax);
    return (
      within(
        titles.flatMap(({ title }) => Object.values(title)),
        folded,
      ) ??
      within(
        people.map(({ name_ar }) => name_ar),
        folded,
      ) ??
      within(vocabularyNames(), folded) ??
      folded
    );
  };
}

/** Words as they stand between the quotation marks of a note. */
export const anyOf = (language: Language, words: readonly string[]): string => words.join(language === 'ar' ? '» أو «' : '” or “');

/** The words of a query that a run of its folded ones were typed as, «رؤية هلال» for «رويه هلال», without an "and" before them; the run itself where the query has none like it. */
export function asTyped(typed: string, folded: string): string {
  const written = typed.split(/\s+/).filter(Boolean);
  const own = written.map((word) => analyse(word).units.flatMap((unit) => unit.words));
  for (let from = 0; from < written.length; from += 1)
    for (let to = from + 1; to <= written.length; to += 1)
      if (own.slice(from, to).flat().join(' ') === folded) return withoutAnd(written.slice(from, to).join(' '));
  return folded;
}

/** «والأودية» is «الأودية», but «وادي» is a word. */
function withoutAnd(written: string): string {
  const [first = ''] = words(written);
  const rest = first.slice(1);
  return first.startsWith('و') && rest.length > 2 && stem(first) === stem(rest) ? written.replace(/^و\p{M}*/u, '') : written;
}

function within(texts: Iterable<string | null | undefined>, folded: string): string | undefined {
  for (const text of texts)
    for (const [word] of (text ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const own = words(word);
      if (own.length === 1 && (own[0] === folded || own[0] === `ال${folded}`)) return own[0] === folded ? word : word.replace(/^ال/, '');
    }
  return undefined;
}

function* vocabularyNames(): Generator<string> {
  for (const { ar } of houseVocabulary().concepts.values()) yield* ar;
}
