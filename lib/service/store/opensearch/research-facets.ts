import {
  type FacetName,
  facetValuesMax,
  filterOf,
  filters,
  filterWith,
  isListFilter,
  listOf,
  type TextFilter,
  textFilters,
} from '#lib/domain/filters.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { countryNumber, type FacetValues, type ValueNames } from '#lib/service/store/lists/columns.ts';
import type { Selection } from '#lib/service/store/lists/select-ordinals.ts';
import { fieldValues, type OwnNames, type ResearchFilter } from './research-filters.ts';
import { all, any, type Bucket, bucketsOf, type Clause, live, oneOf, type SearchPort } from './search-port.ts';

const byCount = [{ _count: 'desc' }, { _key: 'asc' }];

/** The aggregations that count facets, each without its own filter. `most` limits authors and institutions, and widens the others. */
export function facetAggregations(facets: readonly FacetName[], filters: readonly ResearchFilter[], chosen: Chosen, most?: number): Clause {
  return Object.fromEntries(
    facets.map((facet) => {
      const others = filters.filter((one) => one.facet !== facet).map(({ clause }) => clause);
      // A few more are counted than listed, since shards count for themselves.
      const isLong = facet === 'author' || facet === 'institution';
      const size = isLong && most !== undefined ? most : Math.max(facetValuesMax(facet), most ?? 0);
      const { field } = filterOf(filterWith(facet));
      const values = chosenOf(facet, chosen);
      return [
        facet,
        {
          filter: all(...others),
          aggs: {
            values: { terms: { field, size, shard_size: Math.max(1000, size * 3), order: byCount } },
            ...(values.length > 0 && { chosen: { terms: { field, size: values.length, include: values } } }),
          },
        },
      ];
    }),
  );
}

/** What a query filters by. */
export interface Chosen {
  readonly query: ResearchQuery;
  readonly ownNames: OwnNames;
}

/** Values in force that are counted even where they are not among the most frequent. */
function chosenOf(facet: FacetName, { query, ownNames }: Chosen): readonly (string | number)[] {
  const name = filterWith(facet);
  return isListFilter(name) ? fieldValues(name, query, ownNames) : [];
}

/** Counted facets as `facetNamer` takes them, with the texts that they list. */
export interface CountedFacets {
  readonly data: FacetValues;
  readonly counts: Selection['counts'];
}

/** Reads aggregations of `facetAggregations`. */
export async function readFacets(
  port: SearchPort,
  aggregations: Readonly<Record<string, unknown>> | undefined,
  chosen: Chosen,
): Promise<CountedFacets> {
  const buckets = new Map(
    Object.entries(aggregations ?? {}).map(([facet, one]) => {
      const { values, chosen: chosenBuckets } = one as { readonly values: unknown; readonly chosen?: unknown };
      return [facet as FacetName, [...bucketsOf(values), ...bucketsOf(chosenBuckets)]] as const;
    }),
  );
  const texts = await Promise.all(
    textFilters.map(async (name) => {
      const keys = (buckets.get(name) ?? []).map(({ key }) => String(key));
      const chosenValues = buckets.has(name) ? fieldValues(name, chosen.query, chosen.ownNames).map(String) : [];
      const values = [
        ...new Set([
          ...keys,
          ...(await occurring(
            port,
            name,
            chosenValues.filter((value) => !keys.includes(value)),
          )),
        ]),
      ].sort(byBytes);
      return [
        name,
        listOf(name).isBilingual ? await withArabic(port, name, values) : values.map((own): ValueNames => [own, null]),
      ] as const;
    }),
  );
  const numbers = new Map<string, ReadonlyMap<string, number>>(
    texts.map(([name, values]) => [name, new Map(values.map(([own], at) => [own, at + 1]))]),
  );
  const numberOf = (facet: FacetName, { key }: Bucket): number =>
    facet === 'country' ? countryNumber(String(key)) : (numbers.get(facet)?.get(String(key)) ?? Number(key));
  const counts = [...buckets].map(([facet, list]) => [facet, new Map(list.map((one) => [numberOf(facet, one), one.doc_count]))] as const);
  return { data: { values: Object.fromEntries(texts) as unknown as FacetValues['values'] }, counts: Object.fromEntries(counts) };
}

/** As the server and SQLite order keys. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Those of some values of a filter that a publication has. */
async function occurring(port: SearchPort, name: TextFilter, values: readonly string[]): Promise<readonly string[]> {
  if (values.length === 0) return [];
  const { field } = filters[name];
  const aggs = { values: { terms: { field, size: values.length, include: values } } };
  const { aggregations } = await port.search('publications', { size: 0, query: all(live, oneOf(field, values)), aggs });
  return bucketsOf(aggregations?.values).map(({ key }) => String(key));
}

/** The own names of what a query names in either language; an Arabic name is a value's only where it is the first of those that its records have. */
export async function ownNamesOf(port: SearchPort, query: ResearchQuery): Promise<OwnNames> {
  const bilingual = textFilters.filter((name) => listOf(name).isBilingual && query[name].length > 0);
  return Object.fromEntries(
    await Promise.all(
      bilingual.map(async (name) => {
        const [{ field }, names] = [filters[name], query[name]];
        const { aggregations } = await port.search('publications', {
          size: 0,
          query: all(live, any([oneOf(field, names), oneOf(`${field}Ar`, names)])),
          aggs: { values: { terms: { field, size: 1000 } } },
        });
        const values = await withArabic(
          port,
          name,
          bucketsOf(aggregations?.values).map(({ key }) => String(key)),
        );
        return [name, values.flatMap(([own, ar]) => (names.includes(own) || (ar !== null && names.includes(ar)) ? own : []))] as const;
      }),
    ),
  );
}

/** Values with their Arabic names: of several the first. */
async function withArabic(port: SearchPort, name: TextFilter, values: readonly string[]): Promise<readonly ValueNames[]> {
  if (values.length === 0) return [];
  const { field } = filters[name];
  const first = { terms: { field: `${field}Ar`, size: 1, order: { _key: 'asc' } } };
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(live, oneOf(field, values)),
    aggs: { values: { terms: { field, size: values.length, include: values }, aggs: { first } } },
  });
  const names = new Map(bucketsOf(aggregations?.values).map(({ key, first: own }) => [String(key), bucketsOf(own)[0]?.key]));
  return values.map((value) => [value, names.get(value)?.toString() ?? null]);
}
