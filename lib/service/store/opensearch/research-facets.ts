import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import { countriesMax, countryNumber, type FacetValues, type VenueNames } from '#lib/service/store/lists/columns.ts';
import { authorsMax, institutionsMax } from '#lib/service/store/lists/count-facets.ts';
import type { Selection } from '#lib/service/store/lists/select-ordinals.ts';
import type { ResearchFilter } from './research-filters.ts';
import { all, any, type Bucket, bucketsOf, type Clause, idsOf, live, oneOf, type SearchPort } from './search-port.ts';

const facetFields: Readonly<Record<FacetName, string>> = {
  researchType: 'typeId',
  focusedArea: 'areas',
  year: 'year',
  author: 'authors',
  institution: 'institutions',
  country: 'countries',
  venue: 'venue',
  language: 'language',
  hasArabic: 'hasArabic',
  openAccess: 'openAccess',
};

/** Values listed of each facet at most; a few more are counted, since shards count for themselves. */
const sizes: Readonly<Record<FacetName, number>> = {
  researchType: 256,
  focusedArea: 256,
  year: 10_000,
  author: authorsMax,
  institution: institutionsMax,
  country: countriesMax,
  venue: 100,
  language: 256,
  hasArabic: 2,
  openAccess: 2,
};

const byCount = [{ _count: 'desc' }, { _key: 'asc' }];

/** The aggregations that count facets, each without its own filter. `most` limits authors and institutions. */
export function facetAggregations(facets: readonly FacetName[], filters: readonly ResearchFilter[], chosen: Chosen, most?: number): Clause {
  return Object.fromEntries(
    facets.map((facet) => {
      const others = filters.filter((one) => one.facet !== facet).map(({ clause }) => clause);
      const size = (facet === 'author' || facet === 'institution' ? most : undefined) ?? sizes[facet];
      const field = facetFields[facet];
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

/** What a query filters by; venues by their own names. */
export interface Chosen {
  readonly query: ResearchQuery;
  readonly venues: readonly string[];
}

/** Values in force that are counted even where they are not among the most frequent. */
function chosenOf(facet: FacetName, { query, venues }: Chosen) {
  if (facet === 'author') return idsOf(query.authorId);
  if (facet === 'institution') return idsOf(query.institutionId);
  return facet === 'venue' ? venues : [];
}

/** Counted facets as `facetNamer` takes them, with the names of venues that they list. */
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
      const { values, chosen: asked } = one as { readonly values: unknown; readonly chosen?: unknown };
      return [facet as FacetName, [...bucketsOf(values), ...bucketsOf(asked)]] as const;
    }),
  );
  const keysOf = (facet: FacetName) => (buckets.get(facet) ?? []).map(({ key }) => String(key));
  const missing = buckets.has('language') ? chosen.query.language.filter((code) => !keysOf('language').includes(code)) : [];
  const languages = [...new Set([...keysOf('language'), ...(await languagesAmong(port, missing))])].sort(byBytes);
  const venues = [...(await arabicVenues(port, [...new Set([...keysOf('venue'), ...chosen.venues])]))].sort(([a], [b]) => byBytes(a, b));
  const venueAt = new Map(venues.map(([own], at) => [own, at + 1]));
  const numberOf = (facet: FacetName, { key }: Bucket): number => {
    if (facet === 'country') return countryNumber(String(key));
    if (facet === 'venue') return venueAt.get(String(key)) as number;
    return facet === 'language' ? languages.indexOf(String(key)) : Number(key);
  };
  const counts = [...buckets].map(([facet, list]) => [facet, new Map(list.map((one) => [numberOf(facet, one), one.doc_count]))] as const);
  return { data: { venues, languages }, counts: Object.fromEntries(counts) };
}

/** As the server and SQLite order keys. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Those of some languages in which there is a publication. */
async function languagesAmong(port: SearchPort, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const aggs = { languages: { terms: { field: 'language', size: codes.length } } };
  const { aggregations } = await port.search('publications', { size: 0, query: all(live, oneOf('language', codes)), aggs });
  return bucketsOf(aggregations?.languages).map(({ key }) => String(key));
}

/** The own names of the venues that a query names in either language; an Arabic name is a venue's only where it is the first of those that its records have. */
export async function venuesNamed(port: SearchPort, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(live, any([oneOf('venue', names), oneOf('venueAr', names)])),
    aggs: { venues: { terms: { field: 'venue', size: 1000 } } },
  });
  const venues = bucketsOf(aggregations?.venues).map(({ key }) => String(key));
  const arabic = await arabicVenues(port, venues);
  return arabic.flatMap(([venue, ar]) => (names.includes(venue) || (ar !== null && names.includes(ar)) ? venue : []));
}

/** Venues with their Arabic names: of several the first. */
async function arabicVenues(port: SearchPort, venues: readonly string[]): Promise<readonly VenueNames[]> {
  if (venues.length === 0) return [];
  const first = { terms: { field: 'venueAr', size: 1, order: { _key: 'asc' } } };
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(live, oneOf('venue', venues)),
    aggs: { venues: { terms: { field: 'venue', size: venues.length, include: venues }, aggs: { first } } },
  });
  const names = new Map(bucketsOf(aggregations?.venues).map(({ key, first: own }) => [String(key), bucketsOf(own)[0]?.key]));
  return venues.map((venue) => [venue, names.get(venue)?.toString() ?? null]);
}
