import { isolate } from '#app/_pages/charts/isolate.ts';
import type { Chart, ChartRow, YearsHref } from '#components/chart/chart.ts';
import { barsMax } from '#components/chart/draw-chart.ts';
import { yearRows } from '#components/chart/year-bars.ts';
import { type OrbitDrawing, orbitDrawing } from '#components/home/orbit-marks.ts';
import type { QueryLine } from '#lib/answers/report-answer.ts';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import {
  type ChartCounts,
  type ComparedSide,
  chartFilters,
  countCharts,
  type FilterChartKind,
  type UnknownKind,
} from '#lib/library/charts/count-charts.ts';
import { queryWords } from '#lib/library/lists/list-title.ts';
import type { Sources } from '#lib/library/sources.ts';
import { site } from '#lib/setup/site.ts';
import { type ChartKind, chartKinds, isByYear } from '#lib/url/chart-address.ts';
import { comparisonIn } from '#lib/url/compare-query.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';

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
  const { query, total, hasCountryGroups, values, unknown, onlySelected, sides, fields } = await countCharts(
    sources,
    language,
    baseQuery,
    kinds,
  );
  if (total === 0) return { query, charts: [], hasCountryGroups };
  const listQuery = { ...query, pageSize: defaultResearchQuery.pageSize };
  const words = await chartWords(sources, language, listQuery, { total, onlySelected, now });
  const charts = values.flatMap(({ kind, values: facetValues }) => {
    const rows = rowsOf(kind, facetValues, listQuery, language, words);
    if (rows.length === 0) return [];
    const chart = chartOf(kind, rows, listQuery, language, words);
    if (kind !== 'country' && kind !== 'partner') return [chart];
    const count = unknown[kind] ?? 0;
    return [count > 0 ? { ...chart, ...words.unknown(kind, chart.subtitle, count) } : chart];
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

/** Maximum characters: of the query in a title, of each value in that query, and of the query in a source line. */
const subjectMax = 120;
const valueMax = 60;
const queryMax = 240;
/** A title names at most this many values of a filter. */
const subjectValuesMax = 2;
/** Countries without publications that are named. */
const missingMax = 15;
/** A chart of at most this many years gives the count of each year in its title. */
const fewYears = 3;

interface ChartWords {
  /** The current year, whose counts are not final. */
  readonly year: number;
  /**
   * Title and finding of a chart, and its rows, in which those of the finding are marked. `isOthers`: the query already selects a value
   * of this kind, so the rows are the other values of the same publications.
   */
  title(kind: ChartKind, rows: readonly ChartRow[], isOthers: boolean): Pick<Chart, 'title' | 'finding' | 'rows'>;
  subtitle(kind: ChartKind, rows: readonly ChartRow[], perDot: number): string;
  /** The publications to which no row applies, added to the subtitle. */
  unknown(kind: UnknownKind, subtitle: string, count: number): Pick<Chart, 'subtitle' | 'unknown'>;
  readonly source: string;
}

interface ChartFacts extends Pick<ChartCounts, 'total' | 'onlySelected'> {
  readonly now: Date;
}

/** The texts of the charts of a query: titles, findings, subtitles and source line. */
async function chartWords(
  sources: Sources,
  language: Language,
  query: ResearchQuery,
  { total, onlySelected, now }: ChartFacts,
): Promise<ChartWords> {
  const t = translator(language, 'charts');
  const words = await queryWords(sources, language, query);
  const countries = countryCodes(query.country);
  const titleOf = titlesOf(query, words, t);
  const today = { iso: now.toISOString().slice(0, 10), precision: 'day' } as const;
  const parts = words.map(({ label, value }) => t('part', { label, value: isolate(value) }));
  return {
    year: now.getUTCFullYear(),
    unknown(kind, subtitle, count) {
      const name = t(`unknownValue.${kind}`);
      return { subtitle: `${subtitle} ${t('unknown', { name, count, total })}`, unknown: { name, count } };
    },
    title(kind, rows, isOthers) {
      const { finding, isNamed } = isByYear(kind) ? findingOfYears(kind, rows, t) : findingOfNames(kind, rows, { total, isOthers }, t);
      const isChosen = kind === 'country' && countries.length > 1 ? ({ id }: ChartRow) => countries.includes(id) : isNamed;
      const isFew = isByYear(kind) && spanOf(rows) <= fewYears;
      return {
        title: titleOf(kind, isOthers),
        ...(finding && { finding: capitalised(finding) }),
        rows: rows.map((row) => ({
          ...row,
          ...(isChosen(row) && { isNamed: true as const }),
          ...(isFew && row.isUnfinished && { name: t('yearSoFar', { year: row.name }) }),
        })),
      };
    },
    subtitle(kind, rows, perDot) {
      const isCut = !isByYear(kind) && kind !== 'orbit' && rows.length > barsMax;
      const hasOnly = onlySelected !== undefined && (kind === 'year' || kind === 'country');
      const missing = (countries.length > 1 ? countries : [])
        .filter((code) => !rows.some(({ id }) => id === code))
        .map((code) => countryName(code, language).value);
      const hasPartners = (kind === 'country' || kind === 'partner') && query.country.length + query.institutionId.length > 0;
      return [
        hasOnly ? t('onlySelected', { countries: countries.length, count: total, only: onlySelected }) : '',
        isByYear(kind) ? '' : t(`subtitle.${kind}`, { each: perDot }),
        hasPartners ? t(kind === 'country' && countries.length > 1 ? 'partnersInGrey' : 'partners') : '',
        kind === 'country' || (kind === 'compare' && query.country.some(isCountryGroup)) ? noneFrom(missing, t) : '',
        isCut ? t('first', { drawn: barsMax, count: rows.length }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
    source: t('source', {
      site: site().name[language],
      query: cutAtWord(parts.join(t('semicolon')), queryMax) || t('everything'),
      count: total,
      date: formatDate(today, language),
    }),
  };
}

/** The counted publications and what they are counted by. Omits the compared values, because the drawing of a comparison names them. */
function titlesOf(query: ResearchQuery, words: readonly QueryLine[], t: Translate) {
  /** A filter by its values, or by their number if a title would have no room for them. */
  const subjectOf = ({ field, label, value }: QueryLine) => {
    const values: unknown = query[field as keyof ResearchQuery];
    const isLong = Array.isArray(values) && values.length > subjectValuesMax;
    return isLong ? t('several', { label, count: values.length }) : isolate(cutAtWord(value, valueMax));
  };
  return (kind: ChartKind, isOthers: boolean) => {
    const compared = kind === 'compare' ? comparisonIn(query)?.kind : undefined;
    const subjects = words.filter(({ field }) => field !== 'years' && field !== compared);
    const [first, ...others] = subjects;
    const isPlain = first && others.length === 0 && isPlainSubject(first.field) && query[first.field].length === 1;
    const what = isPlain
      ? t(`what.${query[first.field].some(isCountryGroup) ? 'countryGroup' : first.field}`, {
          name: isolate(cutAtWord(first.value, valueMax)),
        })
      : t('what.any');
    const isOther = isOthers && (kind === 'area' || kind === 'country' || kind === 'partner');
    const isByMember = kind === 'compare' && compared === undefined;
    const title = t('titled', { what, by: t(isByMember ? 'by.member' : isOther ? `byOther.${kind}` : `by.${kind}`) });
    const subject = isPlain ? '' : cutAtWord(subjects.map(subjectOf).join(t('separator')), subjectMax);
    return capitalised([subject ? t('about', { subject, title }) : title, ...period(query, t)].join(t('separator')));
  };
}

/** Filters of which a single value is part of the sentence of a title: “publications with an author in Egypt by year”. */
const plainSubjects = ['country', 'institutionId', 'authorId', 'cites'] as const;
const isPlainSubject = (field: string): field is (typeof plainSubjects)[number] => (plainSubjects as readonly string[]).includes(field);

/** The selected countries without publications, or their number if there are many. */
const noneFrom = (names: readonly string[], t: Translate) =>
  names.length === 0
    ? ''
    : t(names.length > missingMax ? 'noneFromMany' : 'noneFrom', { names: names.join(t('separator')), count: names.length });

/** Capitalises a text that begins with a Latin letter. */
const capitalised = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The years of a query as part of a sentence. */
function period({ fromYear, toYear }: ResearchQuery, t: Translate): readonly string[] {
  if (fromYear === undefined && toYear === undefined) return [];
  const rangeKey = fromYear === undefined ? 'to' : toYear === undefined ? 'from' : 'both';
  return [t(`period.${rangeKey}`, { from: String(fromYear), to: String(toYear) })];
}

const spanOf = (rows: readonly ChartRow[]) => Number(rows.at(-1)?.id) - Number(rows[0]?.id) + 1;

type Translate = ReturnType<typeof translator>;
interface Finding {
  readonly finding?: string;
  readonly isNamed: (row: ChartRow) => boolean;
}

/** Finding: the round year since which at least half of the publications appeared, or the counts of up to `fewYears` years. */
function findingOfYears(kind: 'year' | 'citation', rows: readonly ChartRow[], t: Translate): Finding {
  const [first, last] = [Number(rows[0]?.id), Number(rows.at(-1)?.id)];
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const span = spanOf(rows);
  if (span <= fewYears) {
    const parts = rows.map(({ name, count, isUnfinished }) => t(isUnfinished ? 'soFar' : `${kind}.in`, { count, year: name }));
    return { finding: parts.join(t('separator')), isNamed: () => true };
  }
  const step = span <= 8 ? 1 : span <= 16 ? 5 : span <= 160 ? 10 : 100;
  for (let sinceYear = Math.floor(last / step) * step; sinceYear > first; sinceYear -= step) {
    const count = rows.reduce((sum, row) => sum + (Number(row.id) >= sinceYear ? row.count : 0), 0);
    if (count * 2 >= total)
      return { finding: t(`${kind}.since`, { count, total, year: String(sinceYear) }), isNamed: ({ id }) => Number(id) >= sinceYear };
  }
  return { finding: t(`${kind}.span`, { count: total, from: String(first), to: String(last) }), isNamed: () => true };
}

/** Finding: the most frequent value; none if two values share the highest count. */
function findingOfNames(
  kind: Exclude<ChartKind, 'year' | 'citation'>,
  rows: readonly ChartRow[],
  { total, isOthers }: { readonly total: number; readonly isOthers: boolean },
  t: Translate,
): Finding {
  const [firstRow, second] = rows;
  if (!firstRow || firstRow.count === second?.count) return { isNamed: ({ count }) => count === firstRow?.count };
  const key = isOthers && kind !== 'compare' ? (`mostOther.${kind}` as const) : (`most.${kind}` as const);
  return {
    finding: t(key, { name: isolate(firstRow.name), count: firstRow.count, total }),
    isNamed: ({ id }) => id === firstRow.id,
  };
}
