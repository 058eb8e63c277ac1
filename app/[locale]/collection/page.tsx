import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCollection } from '#app/_pages/load/load-collection.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CollectionView } from '#components/collection/collection-view.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { apiPaths } from '#lib/contract/api-paths.ts';
import { Problem } from '#lib/domain/problem.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/collection'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('collection');
  return { ...listMetadata({ title: [t('title')], pathIn: paths.collection, index: true, language }), description: t('description') };
}

/** Statistics of the collection. 404 in remote mode. */
export default async function CollectionPage({ params }: Props) {
  const language = await languageOf(params);
  const figures = await loadCollection(language).catch(toProblem);
  const path = paths.collection(language);
  if (!figures) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  if ('problem' in figures) return <ProblemView language={language} problem={figures.problem} path={path} />;
  const countsPath = `${apiPaths.researchList(language)}?pageSize=1&facets=year,researchType,focusedArea,language,openAccess`;
  return <CollectionView figures={figures} language={language} foot={<PageInApi path={countsPath} />} />;
}
