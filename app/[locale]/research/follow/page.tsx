import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { embedCode } from '#app/_pages/plain-list/embed-code.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { FollowView } from '#components/author/follow-view.tsx';
import { EmbedInstructions } from '#components/list/embed-instructions.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { listTitle } from '#lib/library/lists/list-title.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, researchTable } from '#lib/url/research-query.ts';

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
    feeds: await listFeeds(language, query),
  });
}

/** Feed and embed code of any list. 404 in remote mode, which has no feeds. */
export default async function FollowListPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const renamed = renamedSearch(researchTable, raw);
  if (renamed !== undefined)
    return <MovedView language={language} location={withQuery(paths.followResearch(language, defaultResearchQuery), renamed)} />;
  const sources = await instance();
  const { collection } = sources;
  const query = collection.applied(decodeResearchQuery(raw));
  const path = paths.followResearch(language, query);
  if (!collection.harvest) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  const newestQuery = { ...query, cursor: undefined, sort: '-updatedAt', pageIndex: 1, pageSize: rowsMax } as const;
  const list = await collection.findResearch(language, newestQuery).catch(toProblem);
  if ('problem' in list) return <ProblemView language={language} problem={list.problem} path={path} />;
  const t = await getTranslations('follow');
  const title = await listTitle(sources, language, query);
  return (
    <FollowView
      name={{ value: title, lang: language }}
      language={language}
      feedUrl={siteUrl() + paths.researchFile(language, 'atom', query)}
      records={list.items}
      backHref={paths.research(language, query)}
      backName={t('backToList')}
      notice={
        <>
          {sources.keys?.digests && (
            <p className="mt-2">
              <a href={paths.newDigest(language, query)} rel="nofollow" className="link inline-flex min-h-11 items-center">
                {(await getTranslations('digests'))('title')}
              </a>
            </p>
          )}
          <EmbedInstructions {...embedCode(paths.embedResearch(language, query), title)} />
        </>
      }
    />
  );
}
