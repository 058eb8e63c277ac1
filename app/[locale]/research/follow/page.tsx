import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { embedCode } from '#app/_pages/plain-list/embed-code.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { Embed } from '#components/list/embed.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { Problem } from '#lib/base/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
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
    title: [t('title')],
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
  const feedUrl = siteUrl() + paths.researchFile(language, 'atom', query);
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('title')}</h1>
      <p className="mt-1 text-lg text-muted">
        <Text value={{ value: title, lang: language }} />
      </p>
      <p className="mt-3 max-w-[36em]">{t('what')}</p>
      <Spaced as="p" className="mt-4 flex flex-wrap items-center gap-x-5 border-y border-line py-2">
        <a href={feedUrl} type="application/atom+xml" className="tap">
          <Ltr>
            {feedUrl.split(/(?<=[/?&])(?!\/)/).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move.
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </Ltr>
        </a>
        <CopyButton text={feedUrl} label={t('copy')} doneLabel={t('copied')} />
      </Spaced>
      <p className="mt-2 max-w-[36em] text-sm text-muted">{t('how')}</p>
      {sources.keys?.digests && (
        <p className="mt-2">
          <a href={paths.newDigest(language, query)} rel="nofollow" className="link tap">
            {(await getTranslations('digests'))('title')}
          </a>
        </p>
      )}
      {list.items.length > 0 && <Entries records={list.items} language={language} />}
      <div className="mt-6">
        <Embed {...embedCode(paths.embedResearch(language, query), title)} isOpen />
      </div>
      <p className="mt-4">
        <PageLink href={paths.research(language, query)} className="link tap">
          {t('backToList')}
        </PageLink>
      </p>
    </main>
  );
}

const dayOf = (research: Research | undefined) => research?.updatedAt?.slice(0, 10);

/** The current entries of the feed, latest first; each day is named once. */
async function Entries({ records, language }: { readonly records: readonly Research[]; readonly language: Language }) {
  const t = await getTranslations('follow');
  return (
    <>
      <h2 className="mt-8 text-lg">{t('now')}</h2>
      <ol className="max-w-4xl" data-testid="feed-entries">
        {records.map((research, index) => {
          const day = dayOf(research);
          return (
            <li key={research.id} className="border-b border-line py-2 max-md:py-1">
              {day && day !== dayOf(records[index - 1]) && (
                <p className="text-sm text-muted">{t('changed', { date: formatDate({ iso: day, precision: 'day' }, language) })}</p>
              )}
              <Text
                value={research.title}
                as={PageLink}
                href={paths.record(language, research.id)}
                className="no-underline hover:underline max-md:inline-block max-md:py-2.5"
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
