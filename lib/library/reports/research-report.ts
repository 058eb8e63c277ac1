import type { ResearchReport } from '#lib/answers/report-answer.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { describeQuery } from './describe-query.ts';
import { ignoredNames } from './ignored-names.ts';

/** The report of a search for a systematic review; its permanent link also reports later changes. Rejects with a `Problem`. */
export async function researchReport(sources: Sources, language: Language, raw: RawSearchParams): Promise<ResearchReport> {
  const { collection, siteUrl } = sources;
  const decodedQuery = decodeResearchQuery(raw);
  const countQuery = { ...decodedQuery, pageIndex: 1, pageSize: 1, facets: [] };
  const [page, dataVersion] = await Promise.all([collection.findResearch(language, countQuery), collection.harvest?.dataVersion()]);
  // The report states the executed search, without ignored parameters.
  const query = collection.applied(countQuery, page);
  const [t, list] = [translator(language, 'report'), translator(language, 'list')];
  const filterLines = await describeQuery(sources, language, query);
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
    count: page.total,
    date,
    dataVersion,
    permalink: `${siteUrl}${paths.report(language)}?${[address, snapshot].filter(Boolean).join('&')}`,
    results: siteUrl + paths.research(language, { ...query, pageSize: 20 }),
    earlier: earlier && dataVersion !== undefined ? { ...earlier, changedCount: changedCount ?? 0 } : undefined,
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
