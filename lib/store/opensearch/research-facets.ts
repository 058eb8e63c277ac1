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
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { MatchingOrdinals } from '#lib/store/lists/select-ordinals.ts';
import { countryNumber, type FacetValues, type ValueNames } from '#lib/store/values/columns.ts';
import { fieldValues, type ResearchFilter, type ResolvedNames } from './research-filters.ts';
import { all, any, type Bucket, bucketsOf, type DslClause, live, oneOf, type SearchPort } from './search-port.ts';

const byCount = [{ _count: 'desc' }, { _key: 'asc' }];

/**
 * Facet aggregations, each without its own filter. `most` sets the number of values for authors and institutions; for other facets it can
 * only raise that number.
 */
export function facetAggregations(
  facets: readonly FacetName[],
  filters: readonly ResearchFilter[],
  selection: FacetSelection,
  most?: number,
): DslClause {
  return Object.fromEntries(
    facets.map((facet) => {
      const others = filters.filter((filter) => filter.facet !== facet).map(({ clause }) => clause);
      // Each shard counts separately, so each is asked for more values (`shard_size`) than are listed.
      const isLong = facet === 'author' || facet === 'institution';
      const size = isLong && most !== undefined ? most : Math.max(facetValuesMax(facet), most ?? 0);
      const { field } = filterOf(filterWith(facet));
      const values = selectedValues(facet, selection);
      return [
        facet,
        {
          filter: all(...others),
          aggs: {
            values: { terms: { field, size, shard_size: Math.max(1000, size * 3), order: byCount } },
            chosen: values.length > 0 ? { terms: { field, size: values.length, include: values } } : undefined,
          },
        },
      ];
    }),
  );
}

/** A query and the resolved names of its bilingual filters. Facet values that the query selects are always counted. */
export interface FacetSelection {
  readonly query: ResearchQuery;
  readonly ownNames: ResolvedNames;
}

/** Facet values that the query selects. They are counted even if they are not among the most frequent, except the members of a group. */
function selectedValues(facet: FacetName, { query, ownNames }: FacetSelection): readonly (string | number)[] {
  const name = filterWith(facet);
  if (name === 'country') return query.country.filter((value) => !isCountryGroup(value));
  return isListFilter(name) ? fieldValues(name, query, ownNames) : [];
}

/** Counted facets with their listed texts, as input of `facetNamer`. */
export interface CountedFacets {
  readonly data: FacetValues;
  readonly counts: MatchingOrdinals['counts'];
}

/** Parses the aggregations of `facetAggregations`. */
export async function readFacets(
  port: SearchPort,
  aggregations: Readonly<Record<string, unknown>> | undefined,
  selection: FacetSelection,
): Promise<CountedFacets> {
  const buckets = new Map(
    Object.entries(aggregations ?? {}).map(([facet, aggregation]) => {
      const { values, chosen: chosenBuckets } = aggregation as { readonly values: unknown; readonly chosen?: unknown };
      return [facet as FacetName, [...bucketsOf(values), ...bucketsOf(chosenBuckets)]] as const;
    }),
  );
  const texts = await Promise.all(
    textFilters.map(async (name) => {
      const { facet } = filters[name];
      const keys = (buckets.get(facet) ?? []).map(({ key }) => String(key));
      const selectedTexts = buckets.has(facet) ? fieldValues(name, selection.query, selection.ownNames).map(String) : [];
      const values = [
        ...new Set([
          ...keys,
          ...(await existingValues(
            port,
            name,
            selectedTexts.filter((value) => !keys.includes(value)),
          )),
        ]),
      ].sort(byBytes);
      return [
        facet,
        listOf(name).isBilingual ? await withArabic(port, name, values) : values.map((value): ValueNames => [value, null]),
      ] as const;
    }),
  );
  const numbers = new Map<string, ReadonlyMap<string, number>>(
    texts.map(([facet, values]) => [facet, new Map(values.map(([value], index) => [value, index + 1]))]),
  );
  const numberOf = (facet: FacetName, { key }: Bucket): number =>
    facet === 'country' ? countryNumber(String(key)) : (numbers.get(facet)?.get(String(key)) ?? Number(key));
  const counts = [...buckets].map(
    ([facet, list]) => [facet, new Map(list.map((bucket) => [numberOf(facet, bucket), bucket.doc_count]))] as const,
  );
  return { data: { values: Object.fromEntries(texts) as unknown as FacetValues['values'] }, counts: Object.fromEntries(counts) };
}

/** Compares texts by their bytes, as the server and SQLite order keys. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The given values that occur in visible publications. */
async function existingValues(port: SearchPort, name: TextFilter, values: readonly string[]): Promise<readonly string[]> {
  if (values.length === 0) return [];
  const { field } = filters[name];
  const aggs = { values: { terms: { field, size: values.length, include: values } } };
  const { aggregations } = await port.search('publications', { size: 0, query: all(live, oneOf(field, values)), aggs });
  return bucketsOf(aggregations?.values).map(({ key }) => String(key));
}

/** The values that a query names in either language. Of several Arabic names of a value, only the first in sort order matches. */
export async function resolveNames(port: SearchPort, query: ResearchQuery): Promise<ResolvedNames> {
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
        return [
          name,
          values.flatMap(([value, ar]) => (names.includes(value) || (ar !== null && names.includes(ar)) ? value : [])),
        ] as const;
      }),
    ),
  );
}

/** Values with their first Arabic name. */
async function withArabic(port: SearchPort, name: TextFilter, values: readonly string[]): Promise<readonly ValueNames[]> {
  if (values.length === 0) return [];
  const { field } = filters[name];
  const first = { terms: { field: `${field}Ar`, size: 1, order: { _key: 'asc' } } };
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(live, oneOf(field, values)),
    aggs: { values: { terms: { field, size: values.length, include: values }, aggs: { first } } },
  });
  const names = new Map(bucketsOf(aggregations?.values).map(({ key, first: arabic }) => [String(key), bucketsOf(arabic)[0]?.key]));
  return values.map((value) => [value, names.get(value)?.toString() ?? null]);
}
