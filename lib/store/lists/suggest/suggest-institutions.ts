import type { Suggestion } from '#lib/domain/collection.ts';
import { institutionPublications } from '#lib/store/lists/institution-publications.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/names/institution.ts';
import { fold, words } from '#lib/text/words/fold.ts';

const suggestionsMax = 2;
/** Maximum number of publications that are read to find spellings of a name; the newest are chosen. */
const worksMax = 50;

/** Institutions whose names begin with the typed text or have these initials. None for a single word that is no acronym. */
export function institutionSuggester(index: NameIndex): (text: string) => Promise<Suggestion[]> {
  return async (text) => {
    const keys = words(text).length > 1 || /^\s*[A-Z]{3,8}\s*$/.test(text) ? institutionKeys(text) : undefined;
    const works = keys ? await institutionPublications(index, keys, worksMax) : [];
    if (!keys || works.length === 0) return [];
    const byName = new Map<string, { readonly name: string; readonly count: number }>();
    for (const { affiliation, authors } of await index.affiliations(works))
      for (const name of Object.values(affiliation).flatMap((value) => institutionParts(value ?? '')))
        if (isFrom(name, keys)) {
          const entry = byName.get(fold(name)) ?? { name, count: 0 };
          // The first spelling in alphabetical order, so that the suggestion does not change.
          byName.set(fold(name), { name: [name, entry.name].sort()[0] ?? name, count: entry.count + authors.length });
        }
    const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);
    return [...byName]
      .sort(([a, first], [b, second]) => second.count - first.count || (a < b ? -1 : 1))
      .slice(0, suggestionsMax)
      .map(([, { name }]) => ({ kind: 'institution', text: { value: name, lang: isArabic(name) ? 'ar' : 'en' } }));
  };
}
