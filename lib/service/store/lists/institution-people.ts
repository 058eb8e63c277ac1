import { institutionKeys, isFrom } from '#lib/text/names/institution.ts';
import { parseQuery, wholeWords } from '#lib/text/query/parse-query.ts';
import { isSubject } from '#lib/text/vocabulary/subject.ts';
import type { Columns } from './columns.ts';
import type { Answer, SearchIndex } from './search-index.ts';
import { signedFrom, withoutAsking } from './signed-from.ts';

/** A name of more words is an address. */
const wordsMax = 8;
/** Of the largest institutions the newest publications are read: each costs a few signatures. */
const worksMax = 5000;

export interface Colleagues {
  /** The institution, without words of asking around it. */
  readonly name: string;
  /** Scores below 1, the more of their publications people signed from there the higher. */
  readonly scores: ReadonlyMap<number, number>;
}

/**
 * People who signed from the institution that a text names, by the beginning of its name or by its initials; undefined where nobody did. "Sun" is
 * no initials.
 */
export function institutionPeople(
  index: SearchIndex,
  columns: () => Answer<Columns>,
): (keyword: string) => Promise<Colleagues | undefined> {
  return async (keyword) => {
    const { clauses, identifier } = parseQuery(keyword);
    const name = withoutAsking(wholeWords(clauses));
    const text = name.map((clause) => clause.text).join(' ');
    const isPlain = !identifier && name.length <= wordsMax && name.every((clause) => !clause.exclude && !clause.field);
    const keys = isPlain && !(isSubject(text) && !/\p{Lu}{2}|\s/u.test(text)) ? institutionKeys(text) : undefined;
    const works = keys ? await signedFrom(index, columns, keys) : [];
    if (!keys || works.length === 0) return undefined;
    const signed = new Map<number, number>();
    for (const { affiliation, authors } of await index.affiliations(works.slice(-worksMax)))
      if (Object.values(affiliation).some((one) => one !== undefined && isFrom(one, keys)))
        for (const author of authors) signed.set(author, (signed.get(author) ?? 0) + 1);
    return signed.size > 0
      ? { name: text, scores: new Map([...signed].map(([author, count]) => [author, count / (count + 1)])) }
      : undefined;
  };
}
