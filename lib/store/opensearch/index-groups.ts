import { filterOf, filterWith } from '#lib/domain/filters.ts';
import { type GroupField, groupsMax } from '#lib/domain/groups.ts';
import type { Groups } from '#lib/domain/page.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { CountedGroups } from '#lib/store/lists/count-groups.ts';
import type { facetNamer } from '#lib/store/lists/name-facets.ts';
import { groupNamer } from '#lib/store/lists/name-groups.ts';
import { readFacets } from './research-facets.ts';
import { bucketsOf, type DslClause, not, oneOf, type SearchPort } from './search-port.ts';

type Key = string | number;

interface KeyedGroups {
  readonly values: readonly { readonly key: Key; readonly count: number }[];
  readonly otherCount: number;
  readonly unknownCount: number;
}

/**
 * Values that each shard counts, so that the most frequent ones of all shards are among them. Those of a second field are counted for 50
 * values of the first: more would pass `search.max_buckets` (65,535).
 */
const shardSizes = { outer: 10_000, inner: 1000 } as const;

/** Counts the documents of a clause by one or two fields, which have the same names in both indices. */
export const indexGroups =
  (port: SearchPort, nameFacets: ReturnType<typeof facetNamer>) =>
  async (index: 'publications' | 'people', query: DslClause, language: Language, fields: readonly GroupField[]): Promise<Groups> => {
    const [outer, inner] = fields as [GroupField, GroupField?];
    const max = groupsMax(fields.length);
    const counted = readLevel(
      outer,
      (await port.search(index, { size: 0, query, aggs: levelOf(outer, max, shardSizes.outer) })).aggregations,
    );
    const within = inner ? await countWithin(counted, outer, inner) : [];
    const { data, numbersOf } = await numbers(port, [[outer, keysOf([counted])], ...(inner ? [[inner, keysOf(within)] as const] : [])]);
    const numbered = (field: GroupField, groups: KeyedGroups, parts: readonly KeyedGroups[] = []): CountedGroups => ({
      ...groups,
      values: groups.values.map(({ key, count }, position) => {
        const part = parts[position];
        return { value: numbersOf(field, key), count, within: inner && part && numbered(inner, part) };
      }),
    });
    return groupNamer(nameFacets)(language, data, fields, numbered(outer, counted, within));

    async function countWithin({ values }: KeyedGroups, field: GroupField, second: GroupField): Promise<readonly KeyedGroups[]> {
      if (values.length === 0) return [];
      const filters = Object.fromEntries(values.map(({ key }, position) => [String(position), clauseOf(field, key)]));
      const parts = { filters: { filters }, aggs: levelOf(second, max, shardSizes.inner) };
      const { aggregations } = await port.search(index, { size: 0, query, aggs: { parts } });
      const buckets = namedBuckets(aggregations?.parts);
      return values.map((_, position) => readLevel(second, buckets[String(position)]));
    }
  };

const fieldOf = (field: GroupField): string => filterOf(filterWith(field === 'countryGroup' ? 'country' : field)).field;

/** The documents with one value. */
const clauseOf = (field: GroupField, key: Key): DslClause =>
  oneOf(fieldOf(field), field === 'countryGroup' ? countryCodes([String(key)]) : [key]);

function levelOf(field: GroupField, max: number, shardSize: number): DslClause {
  const name = fieldOf(field);
  if (field !== 'countryGroup') {
    const order = [{ _count: 'desc' }, { _key: 'asc' }];
    return { values: { terms: { field: name, size: max, shard_size: shardSize, order } }, unknown: { missing: { field: name } } };
  }
  const filters = Object.fromEntries(countryGroupIds.map((id) => [id, clauseOf(field, id)]));
  return { values: { filters: { filters } }, unknown: { filter: not(oneOf(name, countryCodes(countryGroupIds))) } };
}

interface LevelResult {
  readonly values: { readonly sum_other_doc_count?: number };
  readonly unknown: { readonly doc_count: number };
}

function readLevel(field: GroupField, result: unknown): KeyedGroups {
  const { values, unknown } = result as LevelResult;
  const counted =
    field === 'countryGroup'
      ? Object.entries(namedBuckets(values)).map(([key, { doc_count }]) => ({ key, count: doc_count }))
      : bucketsOf(values).map(({ key, doc_count }) => ({ key, count: doc_count }));
  return {
    values: counted.filter(({ count }) => count > 0),
    otherCount: values.sum_other_doc_count ?? 0,
    unknownCount: unknown.doc_count,
  };
}

/** The buckets of an aggregation of named filters. */
const namedBuckets = (aggregation: unknown): Readonly<Record<string, { readonly doc_count: number }>> =>
  (aggregation as { readonly buckets: Readonly<Record<string, { readonly doc_count: number }>> }).buckets;

const keysOf = (groups: readonly KeyedGroups[]): readonly Key[] => [
  ...new Set(groups.flatMap(({ values }) => values.map(({ key }) => key))),
];

/** Numbers the keys of each field as facets do. */
async function numbers(port: SearchPort, keys: readonly (readonly [field: GroupField, keys: readonly Key[]])[]) {
  const aggregations = keys
    .filter(([field]) => field !== 'countryGroup')
    .map(([field, list]) => [field, { values: { buckets: list.map((key) => ({ key, doc_count: 0 })) } }]);
  const { data, counts } = await readFacets(port, Object.fromEntries(aggregations), { query: defaultResearchQuery, ownNames: {} });
  const byField = new Map(
    keys.map(([field, list]) => {
      const values = field === 'countryGroup' ? list.map((id) => countryGroupIds.indexOf(id as never)) : [...(counts[field]?.keys() ?? [])];
      return [field, new Map(list.map((key, position) => [key, values[position] as number]))];
    }),
  );
  return { data, numbersOf: (field: GroupField, key: Key) => byField.get(field)?.get(key) as number };
}
