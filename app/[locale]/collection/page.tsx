import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CollectionView } from '#components/collection/collection-view.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { collectionFigures } from '#lib/library/overview/collection-figures.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/collection'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('collection');
  const feeds = await listFeeds(language);
  return {
    ...listMetadata({ title: [t('title')], pathIn: paths.collection, index: true, language, feeds }),
    description: t('description'),
  };
}

/** What the collection has and lacks. 404 in remote mode. */
export default async function CollectionPage({ params }: Props) {
  const language = await languageOf(params);
  const figures = await collectionFigures(await instance(), language).catch(toProblem);
  const path = paths.collection(language);
  if (!figures) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  if ('problem' in figures) return <ProblemView language={language} problem={figures.problem} path={path} />;
  const countsPath = `${apiPaths.researchList(language)}?pageSize=1&facets=year,researchType,focusedArea,language,freeToRead`;
  return <CollectionView figures={figures} language={language} foot={<PageInApi path={countsPath} />} />;
}
