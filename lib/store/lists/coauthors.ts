import type { CountedRef, Extras } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import type { MaybePromise } from '#lib/store/values/search-index.ts';
import type { PlaceCounts } from './place-counts.ts';

type PersonRow = Pick<AuthorRow, 'id' | 'name_en' | 'name_ar' | 'publication_count'>;

/**
 * Co-authors of a person: those with the most works in common first, then those with the most works overall, then by id. They are counted
 * in columns, because a join of all authorships of the person's works could read millions of rows.
 */
export function coauthorFinder(
  { contributors }: Pick<PlaceCounts, 'contributors'>,
  readPeople: (ids: readonly number[]) => MaybePromise<Iterable<PersonRow>>,
): Extras['coauthors'] {
  return async (language, authorId, limit): Promise<CountedRef[]> => {
    const { best } = await contributors('author', { ...defaultResearchQuery, authorId: [authorId] }, limit + 1);
    const counts = new Map(best.filter(([id]) => String(id) !== authorId).slice(0, limit));
    const countOf = ({ id }: PersonRow) => counts.get(id) ?? 0;
    return [...(await readPeople([...counts.keys()]))]
      .sort((a, b) => countOf(b) - countOf(a) || b.publication_count - a.publication_count || a.id - b.id)
      .map((row) => ({ id: String(row.id), name: presentName(row, language), count: countOf(row) }));
  };
}
