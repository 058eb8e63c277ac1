import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { ResearchListSection } from '#app/_pages/lists/research-list-section.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { PrintNote } from '#components/list/print-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { movedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery, filterCount, researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/research'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeResearchQuery(await searchParams);
  const t = await getTranslations('lists');
  return listMetadata({
    title: [
      query.keyword ? t('searchTitle', { query: query.keyword }) : undefined,
      t('researchTitle'),
      query.pageIndex > 1 ? t('pageTitle', { page: query.pageIndex }) : undefined,
    ],
    pathIn: (other) => paths.research(other, query),
    // Lists with a search or filters are not indexed, because robots find every record in the sitemap.
    index: encodeResearchQuery({ ...query, pageIndex: 1 }) === '',
    follow: filterCount(query) <= 1,
    language,
    feeds: await listFeeds(language, query),
  });
}

/** The list of publications with search and filters. A search for an identifier redirects to the page of the work or person. */
export default async function ResearchPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const redirectPath = movedSearch(researchTable, raw);
  if (redirectPath !== undefined) return <MovedView language={language} location={withQuery(paths.research(language), redirectPath)} />;
  const query = decodeResearchQuery(raw);
  const answer = await listResearch(await instance(), language, query).catch(toProblem);
  if ('problem' in answer) return <ProblemView language={language} problem={answer.problem} />;
  if (answer.goTo) redirect(answer.goTo);
  return (
    <main id="content" className="wrap pb-8">
      <ListData
        language={language}
        section="research"
        path={paths.research(language, query)}
        keyword={query.keyword}
        total={answer.page.total}
      />
      <PrintNote language={language} address={siteUrl() + paths.research(language, query)} />
      <ResearchListSection language={language} basePath={paths.research(language)} query={query} list={answer} search={raw} />
    </main>
  );
}
