import type { OrbitField } from '#lib/answers/orbit-field.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Counts } from '#lib/domain/collection.ts';
import { type FacetName, facetWholeMax } from '#lib/domain/filters.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { areaGroupKeys } from '#lib/domain/places/area-groups.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { comparedName } from '#lib/library/compare/compared-name.ts';
import { areasOfGroup } from '#lib/library/places/areas.ts';
import { countTotal } from '#lib/library/places/institutions.ts';
import type { Sources } from '#lib/library/sources.ts';
import { type ChartKind, chartKinds } from '#lib/url/chart-address.ts';
import { type Comparison, comparisonIn } from '#lib/url/compare-query.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';

/** The facet of each chart of one filter, and the filter that selects one of its values. */
export const chartFilters = {
  year: { facet: 'year', filter: 'year' },
  citation: { facet: 'year', filter: 'year' },
  area: { facet: 'focusedArea', filter: 'area' },
  country: { facet: 'country', filter: 'country' },
  partner: { facet: 'institution', filter: 'institution' },
} as const satisfies Readonly<Partial<Record<ChartKind, { readonly facet: FacetName; readonly filter: FacetKind }>>>;

export type FilterChartKind = keyof typeof chartFilters;

/** Maximum countries of a group that are counted by year: each is a query of its own. */
const membersMax = 12;

/** A compared value with its publications in total and by year. */
export interface ComparedSide extends Ref {
  readonly query: ResearchQuery;
  readonly total: number;
  /** Undefined for the smaller countries of a group, which are not drawn. */
  readonly years: readonly FacetValue[] | undefined;
}

/** With more values, the query for publications without any of them would be too long. */
const unknownValuesMax = 1_000;

/** Kinds of charts whose values are unknown for many publications. */
export type UnknownKind = 'country' | 'partner';

/** What the charts of a list count. */
export interface ChartCounts {
  /** The counted query, without the parameters that the service ignored. */
  readonly query: ResearchQuery;
  readonly total: number;
  /** Whether the service can filter by a group of countries. */
  readonly hasCountryGroups: boolean;
  /** The values with publications of each filter. */
  readonly values: readonly { readonly kind: FilterChartKind; readonly values: readonly FacetValue[] }[];
  /** Publications whose countries or institutions are unknown; absent where they are not counted. A query by country or institution has none. */
  readonly unknown: Readonly<Partial<Record<UnknownKind, number>>>;
  /** Publications all of whose known countries are selected; undefined where no country is selected or the service cannot count them. */
  readonly onlySelected: number | undefined;
  /** The values of a comparison, or the countries of the selected group. */
  readonly sides: readonly ComparedSide[] | undefined;
  /** Publications by group of areas and year; if the query filters by areas, only in these areas. */
  readonly fields: readonly OrbitField[];
}

/**
 * Counts for the charts of a list. Remote mode has only facet counts, so it omits comparisons, fields, `onlySelected` and any filter that the query
 * uses.
 * Rejects with a `Problem`.
 */
export async function countCharts(
  sources: Sources,
  language: Language,
  baseQuery: ResearchQuery,
  kinds: readonly ChartKind[] = kindsOf(baseQuery),
): Promise<ChartCounts> {
  const { collection } = sources;
  const { counts: counter } = collection;
  const sentQuery = withoutUndefined<ResearchQuery>({ ...baseQuery, cursor: undefined, pageIndex: 1, pageSize: 1 });
  const names = (Object.keys(chartFilters) as FilterChartKind[]).filter(
    (kind) => kinds.includes(kind) && (kind !== 'citation' || baseQuery.cites.length === 1),
  );
  const isGroup = kinds.includes('compare') && sentQuery.country.length === 1 && sentQuery.country.some(isCountryGroup);
  const hasOthers = sentQuery.country.length > 0 && kinds.some((kind) => kind === 'year' || kind === 'country');
  const extraFacets: readonly FacetName[] = counter && (isGroup || hasOthers) ? ['country'] : [];
  const facets = [...new Set<FacetName>([...names.map((kind) => chartFilters[kind].facet), ...extraFacets])];
  const page = await collection.findResearch(language, {
    ...sentQuery,
    facets: counter || collection.ignored.includes('facets') ? [] : facets,
  });
  const query = collection.applied(sentQuery, page);
  const { total = 0 } = page;
  const hasCountryGroups = !['country', 'lists'].some((name) => collection.ignored.includes(name));
  if (total === 0)
    return {
      query,
      total,
      hasCountryGroups,
      values: [],
      unknown: {},
      onlySelected: undefined,
      sides: undefined,
      fields: [],
    };
  const comparison = kinds.includes('compare') ? comparisonIn(sentQuery) : undefined;
  const [breakdown, fields, compared] = await Promise.all([
    counter && facets.length > 0 ? counter.breakdown(language, sentQuery, facets, facetWholeMax) : page.facets,
    counter && kinds.includes('orbit') ? countFields(sources, counter, language, sentQuery) : [],
    counter && comparison && countSides(sources, counter, language, sentQuery, comparison).catch(fallback(undefined)),
  ]);
  const values = names.flatMap((kind) => {
    if (!counter && (isFiltered(query, chartFilters[kind].filter) || (kind === 'citation' && query.cites.length === 0))) return [];
    return [{ kind, values: (breakdown[chartFilters[kind].facet] ?? []).filter(({ count }) => count > 0) }];
  });
  const countries = (breakdown.country ?? []).filter(({ count }) => count > 0);
  const codes = countries.map(({ id }) => id);
  const hasCountries = counter && countries.length > 0;
  const idsOf = (kind: UnknownKind) => values.find((chart) => chart.kind === kind)?.values.map(({ id }) => id) ?? [];
  const [country, partner, onlySelected, members] = await Promise.all([
    countUnknown(counter, language, sentQuery, 'country', idsOf('country'), total),
    countUnknown(counter, language, sentQuery, 'institutionId', idsOf('partner'), total),
    hasCountries && hasOthers ? countOnly(counter, language, sentQuery, codes, total) : undefined,
    hasCountries && isGroup ? countMembers(counter, language, sentQuery, countries) : undefined,
  ]);
  const sides = members ?? compared;
  const unknown = withoutUndefined({ country, partner });
  return { query, total, hasCountryGroups, values, unknown, onlySelected, sides, fields };
}

/** Kinds of charts for a list. For works that cite one given work, the chart of citations by year replaces the chart of years. */
const kindsOf = ({ cites }: ResearchQuery) => chartKinds.filter((kind) => kind !== (cites.length === 1 ? 'year' : 'citation'));

function isFiltered(query: ResearchQuery, filter: FacetKind): boolean {
  const parameter = facetParameters[filter];
  return parameter === 'fromYear' ? (query.fromYear ?? query.toYear) !== undefined : query[parameter].length > 0;
}

/** Publications without any of the values; undefined if these are none or too many, or if the query selects a place. */
async function countUnknown(
  counter: Counts | undefined,
  language: Language,
  query: ResearchQuery,
  filter: 'country' | 'institutionId',
  ids: readonly string[],
  total: number,
): Promise<number | undefined> {
  const hasPlace = query.country.length + query.institutionId.length > 0;
  if (!counter || hasPlace || ids.length === 0 || ids.length > unknownValuesMax) return undefined;
  return total - (await countTotal(counter, language, { ...query, [filter]: ids }));
}

/**
 * Publications of the selected countries without any other: those of the selected and the other countries, minus those of the others,
 * because a filter by several countries matches publications of any of them.
 */
async function countOnly(counter: Counts, language: Language, query: ResearchQuery, countries: readonly string[], total: number) {
  const selected = countryCodes(query.country);
  const others = countries.filter((id) => !selected.includes(id));
  if (others.length === 0) return total;
  const [all, withOthers] = await Promise.all(
    [[...selected, ...others], others].map((country) => countTotal(counter, language, { ...query, country })),
  );
  return (all ?? 0) - (withOthers ?? 0);
}

/** The countries of the selected group that have publications, most publications first; the first `membersMax` with their years. */
function countMembers(
  counter: Counts,
  language: Language,
  query: ResearchQuery,
  countries: readonly FacetValue[],
): Promise<readonly ComparedSide[]> {
  const members = countryCodes(query.country);
  return Promise.all(
    countries
      .filter(({ id }) => members.includes(id))
      .toSorted((a, b) => b.count - a.count)
      .map(async ({ id, name, count }, index) => {
        const memberQuery = { ...query, country: [id] };
        const isDrawn = index < membersMax;
        const { year = [] } = isDrawn ? await counter.breakdown(language, memberQuery, ['year'], facetWholeMax) : {};
        return { id, name, query: memberQuery, total: count, years: isDrawn ? year : undefined };
      }),
  );
}

/** Publications of each compared value. Rejects with a `Problem` if one of the values does not exist. */
function countSides(
  sources: Sources,
  counter: Counts,
  language: Language,
  query: ResearchQuery,
  { kind, ids }: Comparison,
): Promise<readonly ComparedSide[]> {
  return Promise.all(
    ids.map(async (id) => {
      const sideQuery = { ...query, [kind]: [id] };
      const [{ name }, { total = 0 }, { year = [] }] = await Promise.all([
        comparedName(sources, language, kind, id),
        sources.collection.findResearch(language, sideQuery),
        counter.breakdown(language, sideQuery, ['year'], facetWholeMax),
      ]);
      return { id, name, query: sideQuery, total, years: year };
    }),
  );
}

async function countFields(
  { collection }: Sources,
  counter: Counts,
  language: Language,
  query: ResearchQuery,
): Promise<readonly OrbitField[]> {
  const areas = await collection.researchAreas(language);
  const fields = await Promise.all(
    areaGroupKeys.map(async (key) => {
      const ids = areasOfGroup(areas, key).map(({ id }) => id);
      const areaIds = query.focusedAreaId.length === 0 ? ids : ids.filter((id) => query.focusedAreaId.includes(id));
      if (areaIds.length === 0) return [];
      const { year = [] } = await counter.breakdown(language, { ...query, focusedAreaId: areaIds }, ['year'], facetWholeMax);
      const years = year.map(({ id, count }) => ({ year: Number(id), count })).filter((point) => point.year > 0 && point.count > 0);
      return [{ key, areaIds, years, total: years.reduce((sum, { count }) => sum + count, 0) }];
    }),
  );
  return fields.flat();
}
