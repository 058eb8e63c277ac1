import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AuthorBrowser } from '#components/authors/author-browser.tsx';
import { FailedSection } from '#components/failed-section.tsx';
import { pack } from '#components/list/state/packed-props.ts';
import { ProblemView } from '#components/problem-view.tsx';
import type { AuthorQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { authorFilters } from '#lib/library/authors/author-filters.ts';
import { listAuthors } from '#lib/library/lists/list-authors.ts';
import { readSupportedFilters } from '#lib/library/lists/read-supported-filters.ts';
import { instance } from '#lib/setup/compose.ts';
import { authorTable, decodeAuthorQuery, encodeAuthorQuery } from '#lib/url/author-query.ts';
import { movedSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/authors'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeAuthorQuery(await searchParams);
  const t = await getTranslations('lists');
  return listMetadata({
    title: [
      query.keyword ? t('searchTitle', { query: query.keyword }) : undefined,
      t('authorsTitle'),
      query.pageIndex > 1 ? t('pageTitle', { page: query.pageIndex }) : undefined,
    ],
    pathIn: (other) => paths.authors(other, query),
    index: encodeAuthorQuery({ ...query, pageIndex: 1 }) === '',
    language,
  });
}

async function load(language: Language, query: AuthorQuery) {
  const sources = await instance();
  const [answer, filters, supportedFilters] = await Promise.all([
    listAuthors(sources, language, query),
    authorFilters(sources, language, query),
    readSupportedFilters(sources, language),
  ]);
  return { answer, ...filters, supportedFilters, apiSiteUrl: sources.service && sources.siteUrl };
}

/** The list of authors with search, filters and an index of initial letters. */
export default async function AuthorsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const raw = await searchParams;
  const redirectPath = movedSearch(authorTable, raw);
  if (redirectPath !== undefined) return <MovedView language={language} location={withQuery(paths.authors(language), redirectPath)} />;
  const query = decodeAuthorQuery(raw);
  const listTexts = await getTranslations('list');
  const content = await load(language, query).catch(toProblem);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} />;
  return (
    <main id="content" className="wrap">
      <ListData
        language={language}
        section="authors"
        path={paths.authors(language, query)}
        keyword={query.keyword}
        total={content.answer.page.total}
      />
      {content.letters === 'failed' && <FailedSection name={listTexts('letters')} />}
      {content.areas === 'failed' && <FailedSection name={listTexts('area')} />}
      <AuthorBrowser
        language={language}
        initialSearch={encodeAuthorQuery(query)}
        initial={pack(content.answer)}
        areas={content.areas === 'failed' ? [] : content.areas}
        institutions={content.institutions}
        countries={content.countries}
        places={content.places}
        letters={content.letters === 'failed' ? undefined : content.letters}
        supportedFilters={content.supportedFilters}
        apiSiteUrl={content.apiSiteUrl}
      />
    </main>
  );
}
