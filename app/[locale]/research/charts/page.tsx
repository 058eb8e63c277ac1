import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { chartTools } from '#app/_pages/charts/chart-tools.ts';
import { loadCharts } from '#app/_pages/charts/load-charts.ts';
import { countsPath } from '#app/_pages/view/counts-path.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { ChartFigure } from '#components/chart/chart-figure.tsx';
import { CountryGroups } from '#components/list/country-groups.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { instance } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/research/charts'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('charts');
  const query = decodeResearchQuery(await searchParams);
  const pathIn = (other: typeof language) => paths.charts(other, query);
  return listMetadata({ title: [t('title'), query.keyword], pathIn, index: false, follow: false, language, description: t('description') });
}

/** Charts of a list. They show the date, which is therefore part of the cache key of the page (`lib/server/http/page-address.ts`). */
export default async function ChartsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const renamed = renamedSearch(researchTable, raw);
  if (renamed !== undefined) return <MovedView language={language} location={withQuery(paths.charts(language), renamed)} />;
  const decodedQuery = decodeResearchQuery(raw);
  const chartList = await loadCharts(await instance(), language, decodedQuery).catch(toProblem);
  if ('problem' in chartList) return <ProblemView language={language} problem={chartList.problem} />;
  const t = await getTranslations('charts');
  const { charts, query, hasCountryGroups } = chartList;
  return (
    <main data-exact id="content" className="wrap pb-8">
      <p className="no-print pt-4 text-sm text-muted">
        <a href={paths.research(language, { ...query, pageSize: 20 })} className="tap">
          {t('back')}
        </a>
      </p>
      <h1 className="text-2xl">{t('title')}</h1>
      {hasCountryGroups && (
        <CountryGroups language={language} selected={query.country} hrefOf={(country) => paths.charts(language, { ...query, country })} />
      )}
      {charts.length === 0 && <p className="mt-6">{t('none')}</p>}
      {charts[0] && <p className="mt-1 mb-6 max-w-[46em] text-sm text-muted">{charts[0].source}</p>}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.kind} chart={chart} query={query} tools={chartTools(chart, query, language)} language={language} />
        ))}
      </div>
      <PageInApi path={countsPath(language, query)} />
    </main>
  );
}
