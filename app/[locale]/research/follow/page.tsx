import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withIntegerIds } from '#app/_pages/lists/load-lists.ts';
import { embedCode } from '#app/_pages/plain-list/embed-code.ts';
import { listTitle } from '#app/_pages/plain-list/list-title.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { FollowView } from '#components/author/follow-view.tsx';
import { EmbedInstructions } from '#components/list/embed-instructions.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { instance, siteUrl } from '#lib/compose.ts';
import { Problem } from '#lib/domain/problem.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/research/follow'>;

const rowsMax = 10;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeResearchQuery(await searchParams);
  const t = await getTranslations('follow');
  return listMetadata({
    title: [t('listTitle')],
    pathIn: (other) => paths.followResearch(other, query),
    index: false,
    follow: false,
    language,
    feedIn: (other) => paths.researchFile(other, 'atom', query),
  });
}

/** Feed and embed code of any list. 404 in remote mode, which has no feeds. */
export default async function FollowListPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const query = withIntegerIds(decodeResearchQuery(await searchParams));
  const path = paths.followResearch(language, query);
  const { catalogue, extras } = await instance();
  if (!extras) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  const newestQuery = { ...query, cursor: undefined, sort: '-updatedAt', pageIndex: 1, pageSize: rowsMax } as const;
  const list = await catalogue.findResearch(language, newestQuery).catch(toProblem);
  if ('problem' in list) return <ProblemView language={language} problem={list.problem} path={path} />;
  const t = await getTranslations('follow');
  const title = await listTitle(language, query);
  return (
    <FollowView
      name={{ value: title, lang: language }}
      language={language}
      feedUrl={siteUrl() + paths.researchFile(language, 'atom', query)}
      records={list.items}
      backHref={paths.research(language, query)}
      backName={t('backToList')}
      notice={<EmbedInstructions {...embedCode(paths.embedResearch(language, query), title)} />}
    />
  );
}
