import type { Chart, ChartRow, YearsHref } from '#components/chart/chart.ts';
import { yearRows } from '#components/chart/year-bars.ts';
import { type OrbitDrawing, orbitDrawing } from '#components/home/orbit-marks.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type ChartCounts, type ComparedSide, chartFilters, countCharts, type FilterChartKind } from '#lib/library/charts/count-charts.ts';
import type { Sources } from '#lib/library/sources.ts';
import { type ChartKind, chartKinds, isByYear } from '#lib/url/chart-address.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { type ChartWords, chartWords } from './chart-words.ts';

interface LoadedCharts extends Pick<ChartCounts, 'query' | 'hasCountryGroups'> {
  readonly charts: readonly Chart[];
}

/** The charts of a list, with texts and addresses. Rejects with a `Problem`. */
export async function loadCharts(
  sources: Sources,
  language: Language,
  baseQuery: ResearchQuery,
  kinds?: readonly ChartKind[],
  now = new Date(),
): Promise<LoadedCharts> {
  const {
    query,
    total,
    hasCountryGroups,
    values,
    unknownCountries = 0,
    onlySelected,
    sides,
    fields,
  } = await countCharts(sources, language, baseQuery, kinds);
  if (total === 0) return { query, charts: [], hasCountryGroups };
  const listQuery = { ...query, pageSize: defaultResearchQuery.pageSize };
  const words = await chartWords(sources, language, listQuery, { total, onlySelected, now });
  const charts = values.flatMap(({ kind, values: facetValues }) => {
    const rows = rowsOf(kind, facetValues, listQuery, language, words);
    if (rows.length === 0) return [];
    const chart = chartOf(kind, rows, listQuery, language, words);
    return [kind === 'country' && unknownCountries > 0 ? { ...chart, ...words.unknown(chart.subtitle, unknownCountries) } : chart];
  });
  if (sides) charts.push(comparedChart(sides, listQuery, language, words));
  const drawing = orbitDrawing(fields);
  if (drawing) charts.push(orbitChart(drawing, listQuery, language, words));
  return { query, hasCountryGroups, charts: charts.toSorted((a, b) => chartKinds.indexOf(a.kind) - chartKinds.indexOf(b.kind)) };
}

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

/**
 * Rows of a chart: years in order, other values by count. If the query filters by a single value, omits that value, because every
 * publication has it.
 */
function rowsOf(
  kind: FilterChartKind,
  values: readonly FacetValue[],
  query: ResearchQuery,
  language: Language,
  words: ChartWords,
): readonly ChartRow[] {
  const { filter } = chartFilters[kind];
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

/** The value that the query filters by; every publication of the list has it. Undefined if the query has none, several, or a group. */
function filteredValue(query: ResearchQuery, filter: FacetKind): string | undefined {
  const parameter = facetParameters[filter];
  const values = parameter === 'fromYear' ? [] : query[parameter];
  return values.length === 1 && !values.some(isCountryGroup) ? values[0] : undefined;
}

const nameOf = ({ id, name: { value, lang } }: Pick<FacetValue, 'id' | 'name'>) => ({ id, name: value, ...(lang !== 'und' && { lang }) });

/** A chart of compared values with their counts by year. If the title names a row, marks the years of that row. */
function comparedChart(sides: readonly ComparedSide[], query: ResearchQuery, language: Language, words: ChartWords): Chart {
  const series = sides.map(({ id, name, query: sideQuery, total, years }) => {
    const listQuery = { ...sideQuery, pageSize: defaultResearchQuery.pageSize };
    const row = { ...nameOf({ id, name }), count: total, href: paths.research(language, listQuery) };
    return { row, years: years && yearRows(years, words.year), yearsHref: yearsHrefOf(language, listQuery) };
  });
  const rows = series.map(({ row }) => row).toSorted((a, b) => b.count - a.count);
  const chart = chartOf('compare', rows, query, language, words);
  return {
    ...chart,
    series: chart.rows.flatMap(({ id, isNamed }) =>
      series.flatMap(({ row: { count: _, ...row }, years, yearsHref }) =>
        row.id === id && years ? [{ ...row, yearsHref, years: years.map((year) => ({ ...year, ...(isNamed && { isNamed }) })) }] : [],
      ),
    ),
  };
}

/** Publications by field and year. */
function orbitChart(drawing: OrbitDrawing, query: ResearchQuery, language: Language, words: ChartWords): Chart {
  const t = translator(language, 'home');
  const rows = drawing.fields.toReversed().map(({ key, total, areaIds }) => ({
    id: key,
    name: t(`groups.${key}`),
    count: total,
    href: paths.research(language, { ...query, focusedAreaId: areaIds }),
  }));
  return { ...chartOf('orbit', rows, query, language, words, drawing.worksPerDot), orbits: drawing };
}
