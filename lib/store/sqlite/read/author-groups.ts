import type { DatabaseSync } from 'node:sqlite';
import type { GroupField } from '#lib/domain/groups.ts';
import { signedPairs } from '#lib/store/institutions/signers-query.ts';
import { countGroups, countryGroupRanges, type ValueRanges } from '#lib/store/lists/count-groups.ts';
import type { AuthorGrouper, AuthorLists } from '#lib/store/lists/find-author-page.ts';
import { facetNamer } from '#lib/store/lists/name-facets.ts';
import { groupNamer } from '#lib/store/lists/name-groups.ts';
import { cachedForVersion } from '#lib/store/values/cached-for-version.ts';
import { countriesMax, countryNumber, type FacetValues } from '#lib/store/values/columns.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';

const areaPairs =
  'SELECT DISTINCT author_id AS a, area_id AS b FROM authorship JOIN research_in_area USING (research_id) WHERE author_id IS NOT NULL';

interface Dependencies {
  readonly database: DatabaseSync;
  readonly index: NameIndex;
  readonly columns: () => FacetValues;
  readonly ids: AuthorLists['ids'];
  readonly dataVersion: () => string;
}

/** Counts authors by their areas, institutions and countries. The values of all authors are cached per data version. */
export function authorGrouper({ database, index, columns, ids, dataVersion }: Dependencies): AuthorGrouper {
  const nameGroups = groupNamer(facetNamer(index));
  const cached = cachedForVersion<ValueRanges>(dataVersion);
  const pairs = (sql: string) => database.prepare(sql).all() as unknown as readonly { readonly a: number; readonly b: number | string }[];
  const read = (field: GroupField): ValueRanges | Promise<ValueRanges> => {
    if (field === 'countryGroup') return cached('country', () => read('country')).then(countryGroupRanges);
    if (field === 'country')
      return rangesOf(
        pairs(signedPairs.country).map(({ a, b }) => [a, countryNumber(String(b))] as const),
        countriesMax,
      );
    return rangesOf(pairs(field === 'institution' ? signedPairs.institution : areaPairs).map(({ a, b }) => [a, Number(b)] as const));
  };
  return async (language, query, scores) => {
    const { groupBy = [] } = query;
    const ranges = new Map<GroupField, ValueRanges>();
    for (const field of groupBy) ranges.set(field, await cached(field, () => read(field)));
    const authors = Int32Array.from(await ids(language, query, scores));
    const counted = await countGroups(authors, groupBy, (field) => ranges.get(field) as ValueRanges);
    return nameGroups(language, columns(), groupBy, counted);
  };
}

/** Ranges by id from pairs in any order; `size` is by default above the largest value. */
function rangesOf(pairs: readonly (readonly [id: number, value: number])[], size?: number): ValueRanges {
  let [lastId, lastValue] = [0, 0];
  for (const [id, value] of pairs) {
    lastId = Math.max(lastId, id);
    lastValue = Math.max(lastValue, value);
  }
  const starts = new Int32Array(lastId + 2);
  for (const [id] of pairs) starts[id + 1] = (starts[id + 1] as number) + 1;
  for (let id = 0; id <= lastId; id += 1) starts[id + 1] = (starts[id + 1] as number) + (starts[id] as number);
  const next = starts.slice();
  const column = new Int32Array(pairs.length);
  for (const [id, value] of pairs) {
    column[next[id] as number] = value;
    next[id] = (next[id] as number) + 1;
  }
  return { starts, column, size: size ?? lastValue + 1 };
}
