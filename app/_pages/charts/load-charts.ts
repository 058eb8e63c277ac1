import type { Chart, ChartRow, ChartSeries, YearsHref } from '#components/chart/chart.ts';
import { orbitDrawing } from '#components/home/orbit-marks.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Breakdown, Counts } from '#lib/domain/collection.ts';
import { type FacetName, facetWholeMax } from '#lib/domain/filters.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { areaGroupKeys, areaGroups } from '#lib/domain/places/area-groups.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { comparedName } from '#lib/library/compare/compared-name.ts';
import { instance } from '#lib/setup/compose.ts';
import { type ChartKind, chartKinds, isByYear } from '#lib/url/chart-address.ts';
import { type Comparison, comparisonIn } from '#lib/url/compare-query.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { type ChartWords, chartWords } from './chart-words.ts';

/** The facet of each chart, and the filter that selects one of its values. */
const chartFilters = {
  year: { facet: 'year', filter: 'year' },
  citation: { facet: 'year', filter: 'year' },
  area: { facet: 'focusedArea', filter: 'area' },
  country: { facet: 'country', filter: 'country' },
  partner: { facet: 'institution', filter: 'institution' },
} as const satisfies Readonly<Partial<Record<ChartKind, { readonly facet: FacetName; readonly filter: FacetKind }>>>;

export interface LoadedCharts {
  /** The counted query, without the parameters that the service ignored. */
  readonly query: ResearchQuery;
  readonly charts: readonly Chart[];
  /** Whether the service can filter by a group of countries. */
  readonly hasCountryGroups: boolean;
}

/**
 * The charts of a list. Remote mode has only facet counts, so it omits comparisons, orbits and the chart of any filter that the query uses.
 * Rejects with a `Problem`.
 */
export async function loadCharts(
  language: Language,
  baseQuery: ResearchQuery,
  kinds: readonly ChartKind[] = kindsOf(baseQuery),
  now = new Date(),
): Promise<LoadedCharts> {
  const { collection } = await instance();
  const countQuery = withoutUndefined<ResearchQuery>({ ...baseQuery, cursor: undefined, pageIndex: 1, pageSize: 1 });
  const sentQuery = countQuery;
  const names = (Object.keys(chartFilters) as (keyof typeof chartFilters)[]).filter(
    (kind) => kinds.includes(kind) && (kind !== 'citation' || baseQuery.cites.length === 1),
  );
  const facets = [...new Set(names.map((kind) => chartFilters[kind].facet))];
  const page = await collection.findResearch(language, {
    ...sentQuery,
    facets: collection.counts || collection.ignored.includes('facets') ? [] : facets,
  });
  const query = collection.applied(sentQuery, page);
  const { total = 0 } = page;
  const hasCountryGroups = !['country', 'lists'].some((name) => collection.ignored.includes(name));
  if (total === 0) return { query, charts: [], hasCountryGroups };
  const { counts: counter } = collection;
  const comparison = counter && kinds.includes('compare') ? comparisonIn(sentQuery) : undefined;
  const [counts, orbits, comparedCounts] = await Promise.all([
    counter && facets.length > 0 ? counter.breakdown(language, sentQuery, facets, facetWholeMax) : page.facets,
    counter && kinds.includes('orbit') ? loadOrbits(counter, language, sentQuery) : undefined,
    counter && comparison && loadSeries(counter, language, sentQuery, comparison, now.getUTCFullYear()).catch(fallback(undefined)),
  ]);
  const listQuery = { ...query, pageSize: defaultResearchQuery.pageSize };
  const words = await chartWords(language, listQuery, total, now);
  const charts = names.flatMap((kind) => {
    if (!counter && (isFiltered(query, chartFilters[kind].filter) || (kind === 'citation' && query.cites.length === 0))) return [];
    const rows = rowsOf(kind, counts, listQuery, language, words);
    return rows.length > 0 ? [chartOf(kind, rows, listQuery, language, words)] : [];
  });
  const byCountry = charts.findIndex(({ kind }) => kind === 'country');
  if (counter && byCountry >= 0)
    charts[byCountry] = await withUnknown(counter, charts[byCountry] as Chart, language, sentQuery, total, words);
  if (comparedCounts) charts.push(comparedChart(comparedCounts, chartOf('compare', comparedCounts.rows, listQuery, language, words)));
  if (orbits)
    charts.push({ ...chartOf('orbit', orbits.rows, listQuery, language, words, orbits.drawing.worksPerDot), orbits: orbits.drawing });
  return { query, hasCountryGroups, charts: charts.toSorted((a, b) => chartKinds.indexOf(a.kind) - chartKinds.indexOf(b.kind)) };
}

/** Kinds of charts for a list. For works that cite one given work, the chart of citations by year replaces the chart of years. */
const kindsOf = ({ cites }: ResearchQuery) => chartKinds.filter((kind) => kind !== (cites.length === 1 ? 'year' : 'citation'));

function chartOf(
  kind: ChartKind,
  facetRows: readonly ChartRow[],
  query: ResearchQuery,
  language: Language,
  words: ChartWords,
  perDot = 1,
): Chart {
  const isOthers = kind !== 'orbit' && kind !== 'compare' && filteredValue(query, chartFilters[kind].filter) !== undefined;
  const { rows, ...titles } = words.title(kind, facetRows, isOthers);
  return {
    kind,
    ...titles,
    subtitle: words.subtitle(kind, rows, perDot),
    source: words.source,
    path: `${paths.charts(language, query)}#${kind}`,
    rows,
    ...(isByYear(kind) && { yearsHref: yearsHrefOf(language, query) }),
  };
}

/** Adds the publications whose countries are unknown. A query by country has none. */
async function withUnknown(
  counter: Counts,
  chart: Chart,
  language: Language,
  query: ResearchQuery,
  total: number,
  words: ChartWords,
): Promise<Chart> {
  if (query.country.length > 0) return chart;
  const country = chart.rows.map(({ id }) => id);
  const { freeToRead = [] } = await counter.breakdown(language, { ...query, country }, ['freeToRead'], facetWholeMax);
  // A facet also counts what its own filter leaves out.
  const facetValues = freeToRead.filter(({ id }) => query.freeToRead === undefined || id === String(query.freeToRead));
  const count = facetValues.reduce((rest, value) => rest - value.count, total);
  return count > 0 ? { ...chart, ...words.unknown(chart.subtitle, count) } : chart;
}

/**
 * Rows of a chart: years in order, other values by count. If the query filters by a single value, omits that value, because every
 * publication has it.
 */
function rowsOf(
  kind: keyof typeof chartFilters,
  counts: Breakdown,
  query: ResearchQuery,
  language: Language,
  words: ChartWords,
): readonly ChartRow[] {
  const { facet, filter } = chartFilters[kind];
  const values = (counts[facet] ?? []).filter(({ count }) => count > 0);
  const parameter = facetParameters[filter];
  const yearsHref = yearsHrefOf(language, query);
  if (parameter === 'fromYear')
    return yearRows(values, words.year).map((row) => ({ ...row, href: yearsHref(Number(row.id), Number(row.id)) }));
  const filterId = filteredValue(query, filter);
  const selected = parameter === 'country' ? countryCodes(query.country) : query[parameter];
  // A list has any of the selected values, so one of these alone has the list of its row; no filter combines them with another value.
  const rowHref = (id: string) =>
    (selected.length === 0 || selected.includes(id)) && { href: paths.research(language, { ...query, [parameter]: [id] }) };
  return values
    .filter(({ id }) => id !== filterId)
    .toSorted((a, b) => b.count - a.count || Number(b.name.lang === language) - Number(a.name.lang === language))
    .map((value) => ({ ...nameOf(value), count: value.count, ...rowHref(value.id) }));
}

/** Addresses of the publications of a query in some years. */
const yearsHrefOf =
  (language: Language, query: ResearchQuery): YearsHref =>
  (fromYear, toYear) =>
    paths.research(language, { ...query, fromYear, toYear });

/** Years with publications, in order; counts of the current year may still grow. */
const yearRows = (values: readonly FacetValue[], currentYear: number): readonly ChartRow[] =>
  values
    .filter(({ id, count }) => Number(id) > 0 && count > 0)
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ id, count }) => ({ id, name: id, count, ...(Number(id) >= currentYear && { isUnfinished: true as const }) }));

/** The value that the query filters by; every publication of the list has it. Undefined if the query has none, several, or a group. */
function filteredValue(query: ResearchQuery, filter: FacetKind): string | undefined {
  const parameter = facetParameters[filter];
  const values = parameter === 'fromYear' ? [] : query[parameter];
  return values.length === 1 && !values.some(isCountryGroup) ? values[0] : undefined;
}

const nameOf = ({ id, name: { value, lang } }: Pick<FacetValue, 'id' | 'name'>) => ({ id, name: value, ...(lang !== 'und' && { lang }) });

function isFiltered(query: ResearchQuery, filter: FacetKind): boolean {
  const parameter = facetParameters[filter];
  return parameter === 'fromYear' ? (query.fromYear ?? query.toYear) !== undefined : query[parameter].length > 0;
}

interface ComparedCounts {
  readonly rows: readonly ChartRow[];
  readonly series: readonly ChartSeries[];
}

/** Publications of each compared value, in total and by year. Rejects with a `Problem` if one of the values does not exist. */
async function loadSeries(
  counter: Counts,
  language: Language,
  query: ResearchQuery,
  { kind, ids }: Comparison,
  currentYear: number,
): Promise<ComparedCounts> {
  const { collection } = await instance();
  const sides = await Promise.all(
    ids.map(async (id) => {
      const sideQuery = { ...query, [kind]: [id] };
      const [{ name }, { total = 0 }, { year = [] }] = await Promise.all([
        comparedName(await instance(), language, kind, id),
        collection.findResearch(language, sideQuery),
        counter.breakdown(language, sideQuery, ['year'], facetWholeMax),
      ]);
      const listQuery = { ...sideQuery, pageSize: defaultResearchQuery.pageSize };
      const side = { ...nameOf({ id, name }), href: paths.research(language, listQuery) };
      return { side, yearsHref: yearsHrefOf(language, listQuery), total, years: yearRows(year, currentYear) };
    }),
  );
  return {
    rows: sides.map(({ side, total }) => ({ ...side, count: total })).toSorted((a, b) => b.count - a.count),
    series: sides.map(({ side, yearsHref, years }) => ({ ...side, yearsHref, years })),
  };
}

/** Adds the counts by year of each row to a chart, in the order of the rows. If the title names a row, marks the years of that row. */
function comparedChart({ series }: ComparedCounts, chart: Chart): Chart {
  return {
    ...chart,
    series: chart.rows.flatMap(({ id, isNamed }) =>
      series
        .filter((side) => side.id === id)
        .map((side) => ({ ...side, years: side.years.map((year) => ({ ...year, ...(isNamed && { isNamed }) })) })),
    ),
  };
}

/** Publications by field (group of areas) and year; if the query filters by areas, only in these areas. */
async function loadOrbits(counter: Counts, language: Language, query: ResearchQuery) {
  const { collection } = await instance();
  const areas = await collection.researchAreas(language);
  const fields = await Promise.all(
    areaGroupKeys.map(async (key) => {
      const codes: readonly string[] = areaGroups[key];
      const ids = areas.filter(({ code }) => code !== undefined && codes.includes(code)).map(({ id }) => id);
      const areaIds = query.focusedAreaId.length === 0 ? ids : ids.filter((id) => query.focusedAreaId.includes(id));
      if (areaIds.length === 0) return [];
      const { year = [] } = await counter.breakdown(language, { ...query, focusedAreaId: areaIds }, ['year'], facetWholeMax);
      const years = year.map(({ id, count }) => ({ year: Number(id), count })).filter((point) => point.year > 0 && point.count > 0);
      return [{ key, areaIds, years, total: years.reduce((sum, { count }) => sum + count, 0) }];
    }),
  );
  const drawing = orbitDrawing(fields.flat());
  if (!drawing) return undefined;
  const t = translator(language, 'home');
  const rows = drawing.fields.toReversed().map(({ key, total, areaIds }) => ({
    id: key,
    name: t(`groups.${key}`),
    count: total,
    href: paths.research(language, { ...query, pageSize: defaultResearchQuery.pageSize, focusedAreaId: areaIds }),
  }));
  return { drawing, rows };
}
