import { ignoredNames } from '#app/_pages/lists/ignored-names.ts';
import type { MatchMode } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { describeQuery, type QueryLine } from './describe-query.ts';

export interface ResearchReport {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly lines: readonly QueryLine[];
  readonly match: MatchMode;
  /** Absent where the service gives no total. */
  readonly count?: number;
  /** UTC time of the search. */
  readonly date: string;
  /** Absent in remote mode. */
  readonly dataVersion?: string;
  /** Absolute address of the report, with data version, time and count for a later comparison. */
  readonly permalink: string;
  /** Absolute address of the list. */
  readonly results: string;
  /** The values of an earlier report whose address was opened, and the number of records added or changed since that report. */
  readonly earlier?: { readonly date: string; readonly dataVersion: string; readonly count: number; readonly changedCount: number };
}

/** The report of a search for a systematic review; its permanent link also reports later changes. Rejects with a `Problem`. */
export async function researchReport(language: Language, raw: RawSearchParams): Promise<ResearchReport> {
  const { collection } = await instance();
  const decodedQuery = decodeResearchQuery(raw);
  const countQuery = { ...decodedQuery, pageIndex: 1, pageSize: 1, facets: [] };
  const [page, dataVersion] = await Promise.all([collection.findResearch(language, countQuery), collection.harvest?.dataVersion()]);
  // The report states the executed search, without ignored parameters.
  const query = collection.applied(countQuery, page);
  const [t, list] = [translator(language, 'report'), translator(language, 'list')];
  const filterLines = await describeQuery(language, query, t, list);
  const names = ignoredNames(page.ignored, list);
  const lines = [
    ...filterLines.filter(({ field }) => field !== 'sort' || !collection.ignored.includes('sort')),
    ...(names === undefined ? [] : [{ field: 'ignored', label: t('ignored'), value: names }]),
  ];
  const earlier = readEarlier(raw);
  const changedCount = earlier && (await collection.findResearch(language, { ...query, updatedSince: earlier.date })).total;
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const canIdentify = dataVersion !== undefined && page.total !== undefined;
  const snapshot = canIdentify ? `at=${date}&version=${dataVersion}&count=${page.total}` : `at=${date}`;
  const address = encodeResearchQuery({ ...query, pageSize: 20 });
  return {
    language,
    query,
    lines,
    match: page.match,
    ...(page.total !== undefined && { count: page.total }),
    date,
    ...(dataVersion !== undefined && { dataVersion }),
    permalink: `${siteUrl()}${paths.report(language)}?${[address, snapshot].filter(Boolean).join('&')}`,
    results: siteUrl() + paths.research(language, { ...query, pageSize: 20 }),
    ...(earlier && dataVersion !== undefined && { earlier: { ...earlier, changedCount: changedCount ?? 0 } }),
  };
}

/** The values in the link of an earlier report; undefined when invalid. */
function readEarlier(raw: RawSearchParams): { date: string; dataVersion: string; count: number } | undefined {
  const values = readSearchParams(raw);
  const [date = '', dataVersion = '', count = ''] = ['at', 'version', 'count'].map((name) => values.get(name)?.[0]);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
  if (!/^[\w.:-]{1,64}$/.test(dataVersion) || !/^\d{1,9}$/.test(count)) return undefined;
  return { date, dataVersion, count: Number(count) };
}
