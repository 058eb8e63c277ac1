import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { FollowView } from '#components/author/follow-view.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/authors/[id]/follow'>;

const rowsMax = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const t = await getTranslations('follow');
  return listMetadata({
    title: [t('shortTitle')],
    pathIn: (other) => paths.follow(other, id),
    index: false,
    language,
    feeds: await listFeeds(language, { authorId: [id] }, paths.authorFile(language, id, 'atom')),
  });
}

/** Explains how to follow an author: the address of the feed and its latest records. 404 in remote mode, which has no feeds. */
export default async function FollowPage({ params }: Props) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const path = paths.follow(language, id);
  const { collection } = await instance();
  if (!collection.harvest) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  const responses = await Promise.all([
    collection.author(language, id),
    collection.findResearch(language, { ...defaultResearchQuery, authorId: [id], sort: '-updatedAt', pageSize: rowsMax }),
  ]).catch(toProblem);
  if ('problem' in responses) {
    const { movedTo } = responses.problem;
    if (movedTo) return <MovedView language={language} location={paths.follow(language, lastSegment(movedTo))} />;
    return <ProblemView language={language} problem={responses.problem} path={path} />;
  }
  const [author, { items }] = responses;
  const t = await getTranslations('follow');
  return (
    <FollowView
      name={author.name}
      language={language}
      feedUrl={siteUrl() + paths.authorFile(language, id, 'atom')}
      records={items}
      backHref={paths.author(language, author.id)}
      backName={t('back')}
    />
  );
}
