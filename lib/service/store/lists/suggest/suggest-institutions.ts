import type { Suggestion } from '#lib/domain/extras.ts';
import type { NameIndex } from '#lib/service/store/lists/search-index.ts';
import { signedFrom } from '#lib/service/store/lists/signed-from.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/names/institution.ts';
import { fold, words } from '#lib/text/words/fold.ts';

const most = 2;
/** The newest publications signed from there say how its name is written. */
const worksMax = 50;

/** Institutions whose names begin with what is being typed, or have these initials. One word is the beginning of too much. */
export function institutionSuggester(index: NameIndex): (text: string) => Promise<Suggestion[]> {
  return async (text) => {
    const keys = words(text).length > 1 || /^\s*[A-Z]{3,8}\s*$/.test(text) ? institutionKeys(text) : undefined;
    const works = keys ? await signedFrom(index, keys, worksMax) : [];
    if (!keys || works.length === 0) return [];
    const found = new Map<string, { readonly name: string; readonly count: number }>();
    for (const { affiliation, authors } of await index.affiliations(works))
      for (const name of Object.values(affiliation).flatMap((one) => institutionParts(one ?? '')))
        if (isFrom(name, keys)) {
          const known = found.get(fold(name)) ?? { name, count: 0 };
          // Of its spellings always the same one.
          found.set(fold(name), { name: [name, known.name].sort()[0] ?? name, count: known.count + authors.length });
        }
    const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name);
    return [...found]
      .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([, { name }]) => ({ kind: 'institution', text: { value: name, lang: isArabic(name) ? 'ar' : 'en' } }));
  };
}
