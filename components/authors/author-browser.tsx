'use client';

import { type Ref, useCallback } from 'react';
import { type Choice, ChoiceSelect } from '#components/authors/choice-select.tsx';
import { FilterChips } from '#components/list/filter-chips.tsx';
import { IgnoredValues } from '#components/list/ignored-values.tsx';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { ListFoot } from '#components/list/list-foot.tsx';
import { ListHeading } from '#components/list/list-heading.tsx';
import { ListNotices } from '#components/list/list-notices.tsx';
import { expectedRows, ListState } from '#components/list/list-state.tsx';
import { isTooFar, PageTooFar } from '#components/list/page-too-far.tsx';
import { ResultCount } from '#components/list/result-count.tsx';
import { SearchBox } from '#components/list/search/search-box.tsx';
import { SortSelect } from '#components/list/sort-select.tsx';
import { useUnpacked, type WithPackedAnswer } from '#components/list/state/packed-props.ts';
import { useList } from '#components/list/state/use-list.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import { Tabs } from '#components/list/tabs.tsx';
import { Text } from '#components/text/text.tsx';
import { YearRange } from '#components/text/year-range.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type AuthorAnswer, authorAnswerOptions } from '#lib/answers/research-answer.ts';
import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import { appliedQuery } from '#lib/domain/applied-query.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Letter } from '#lib/domain/collection.ts';
import type { Page } from '#lib/domain/page.ts';
import { type AuthorQuery, authorSorts, defaultAuthorQuery, limits } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import {
  type AuthorAddress,
  authorTable,
  changeAuthorQuery,
  decodeAuthorQuery,
  defaultAuthorSort,
  encodeAuthorQuery,
} from '#lib/url/author-query.ts';
import { paths } from '#lib/url/paths.ts';
import type { QueryChange } from '#lib/url/table/table.ts';
/** The list of authors: complete in the served HTML, then updated in the browser. */
export function AuthorBrowser({ initial, ...props }: WithPackedAnswer<AuthorBrowserProps>) {
  return <AuthorList {...props} initial={useUnpacked(initial)} />;
}

function AuthorList(props: AuthorBrowserProps) {
  const { language, areas, institutions, countries, places, letters, supportedFilters } = props;
  const t = useTranslations('list');
  const list = useAuthorList(props);
  const { query, page, answer, hrefOf } = list;
  const isPending = answer.isPlaceholderData;
  const isLost = answer.isError && answer.data === undefined;
  const rowCount = expectedRows(query.pageIndex, query.pageSize, page.total);
  return (
    <div {...list.handlers}>
      <ListHeading kind="authorsTitle" keyword={query.keyword} />
      <form method="get" action={paths.authors(language)} onSubmit={list.onSubmit} id="query" autoComplete="off">
        <SearchBox suggest="author" keyword={query.keyword} supportedFilters={supportedFilters} />
        {query.initial && <input type="hidden" name="initial" value={query.initial} />}
        {query.pageSize !== limits.pageSizeDefault && <input type="hidden" name="pageSize" value={query.pageSize} />}
      </form>
      <Tabs
        language={language}
        query={query}
        current="authors"
        researchTotal={list.researchTotal}
        authorTotal={isLost ? undefined : page.total}
        isWaiting={list.isOther}
      />
      {letters && letters.length > 0 && (
        <LetterIndex language={language} letters={letters} current={query.initial} hrefOf={(initial) => hrefOf({ initial })} />
      )}
      <section aria-label={t('results')} aria-busy={isPending} className="pb-8">
        <AuthorBar
          ref={list.heading}
          query={query}
          shownQuery={appliedQuery(list.shownQuery, defaultAuthorQuery, supportedFilters && page.ignored)}
          page={page}
          visibleCount={isPending && !list.isOther && page.total ? rowCount : page.items.length}
          isLost={isLost}
          areas={areas}
          institutions={institutions}
          countries={countries}
          places={places}
          supportedFilters={supportedFilters}
          hrefOf={hrefOf}
        />
        <ListState isPending={isPending} isError={answer.isError} isLost={isLost} rowCount={rowCount} onRetry={() => void answer.refetch()}>
          {page.items.length === 0 ? (
            <NoAuthors query={query} page={page} pages={list.pages} hrefOf={hrefOf} />
          ) : (
            <div className="max-w-4xl">
              <p className="flex justify-between gap-x-4 border-b-2 border-ink py-1.5 text-xs text-muted">
                <span>{t('authorColumns')}</span> <span className="text-end">{t('publicationsHere')}</span>
              </p>
              <ol data-testid="results" start={(query.pageIndex - 1) * query.pageSize + 1}>
                {page.items.map((author) => (
                  <AuthorRow key={author.id} author={author} language={language} />
                ))}
              </ol>
            </div>
          )}
        </ListState>
        {!isLost && (
          <ListFoot
            {...props}
            list={list}
            action={paths.authors(language)}
            apiPath={apiPathOf(language, query, supportedFilters === undefined)}
          />
        )}
      </section>
    </div>
  );
}

const apiPathOf = (language: Language, query: AuthorQuery, isOurs: boolean) =>
  `/api/${language}/Publication/GetAllAuthor?${encodeAuthorQuery({ sort: defaultAuthorSort(query, isOurs), ...query, ...(query.cursor && { pageIndex: 1 }) })}`;

interface NoAuthorsProps {
  readonly query: AuthorQuery;
  readonly page: Page<Author>;
  readonly pages: number;
  readonly hrefOf: (change: QueryChange<AuthorAddress>) => string;
}

/** Replaces an empty list of authors: a link to the last page, or links to the list with fewer filters. */
function NoAuthors({ query, page, pages, hrefOf }: NoAuthorsProps) {
  const t = useTranslations('list');
  if (isTooFar({ pageIndex: query.pageIndex, page }))
    return <PageTooFar pageIndex={query.pageIndex} page={page} pages={pages} hrefOf={hrefOf} />;
  return (
    <div className="py-10" data-testid="no-results">
      <h2 className="text-lg">
        {query.keyword ? t.rich('noAuthorsFor', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> }) : t('noAuthors')}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {(query.initial || query.focusedAreaId.length + query.institutionId.length + query.country.length > 0) && (
          <li>
            <a href={hrefOf(noAuthorFilters)}>{t('clearAll')}</a>
          </li>
        )}
        {query.keyword && (
          <li>
            <a href={hrefOf({ keyword: undefined })}>{t('withoutKeyword')}</a>
          </li>
        )}
        <li>{t('checkSpelling')}</li>
      </ul>
    </div>
  );
}

/** State and handlers of the author list. */
function useAuthorList({ language, initialSearch, initial }: AuthorBrowserProps) {
  const { data, ...list } = useList({
    name: 'authors',
    basePath: paths.authors(language),
    table: authorTable,
    queryOf: decodeAuthorQuery,
    questionOf: useCallback((query: AuthorQuery) => authorAnswerOptions(language, query), [language]),
    addressOf: useCallback((query: AuthorQuery) => paths.authors(language, query), [language]),
    change: changeAuthorQuery,
    initial,
    isInitial: (query) => encodeAuthorQuery(query) === initialSearch,
  });
  useListTitle('authorsTitle', { ...list.query, isKnown: true });
  return { ...list, page: data.page, researchTotal: data.researchTotal };
}

/** Maximum areas of a person in a row; a phone shows one, if no affiliation is known. */
const areasMax = 2;

/** A person in a list, in two lines: names and number of publications, then affiliation, areas and, below that number, the years of the publications. */
function AuthorRow({ author, language }: { readonly author: Author; readonly language: Language }) {
  const t = useTranslations('list');
  const { id, name, publicationCount, firstYear, lastYear, affiliation } = author;
  return (
    <li className="border-b border-line py-2">
      <article>
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 text-base leading-7">
            <PageLink href={paths.author(language, id)} className="no-underline hover:underline">
              <Text value={name} />
            </PageLink>{' '}
            {name.alt && <Text value={name.alt} className="mx-1 inline-block font-normal text-muted" />}
          </h2>
          {publicationCount !== undefined && (
            <span>
              <span aria-hidden="true">{formatInteger(publicationCount, language)}</span>{' '}
              <span className="sr-only">{t('publications', { count: publicationCount })}</span>
            </span>
          )}
        </div>
        <p className="flex items-baseline gap-x-3 text-sm text-muted sm:flex-wrap">
          <Spaced>
            {affiliation && <Text value={affiliation} as="span" />}
            {author.areas.slice(0, areasMax).map((area, index) => (
              <Text key={area.id} value={area.name} as="span" className={index === 0 && !affiliation ? undefined : 'max-sm:hidden'} />
            ))}
            <YearRange first={firstYear} last={lastYear} language={language} className="ms-auto shrink-0" />
          </Spaced>
        </p>
      </article>
    </li>
  );
}

interface AuthorBarProps {
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly query: AuthorQuery;
  /** The query of the visible rows, for the filter chips. */
  readonly shownQuery: AuthorQuery;
  readonly page: Page<Author>;
  /** Number of visible rows; while a page loads, the number of its rows. */
  readonly visibleCount: number;
  readonly isLost: boolean;
  readonly areas: readonly Choice[];
  /** The most frequent institutions, and all countries; both are empty where the service has no institutions. */
  readonly institutions: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Names of the institutions and countries in the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  readonly supportedFilters?: SupportedFilters | undefined;
  readonly hrefOf: (change: QueryChange<AuthorAddress>) => string;
}

/** Clears every filter of a list of authors. */
const noAuthorFilters: QueryChange<AuthorAddress> = { focusedAreaId: [], institutionId: [], country: [], initial: undefined };

/** Number of authors, filters and sort order. */
function AuthorBar(props: AuthorBarProps) {
  const { ref, query, shownQuery, page, visibleCount, isLost, supportedFilters, hrefOf } = props;
  const t = useTranslations('list');
  const filters = filtersOf(props, t);
  const chips = [
    ...filters.flatMap(({ name, nameOf }) =>
      shownQuery[name].map((id) => ({
        key: `${name}-${id}`,
        text: nameOf(id),
        href: hrefOf({ [name]: shownQuery[name].filter((other) => other !== id) }),
      })),
    ),
    ...(shownQuery.initial
      ? [{ key: 'initial', text: t('initialFilter', { letter: shownQuery.initial }), href: hrefOf({ initial: undefined }) }]
      : []),
  ];
  return (
    <div className="pb-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ResultCount
          kind="authors"
          ref={ref}
          pageIndex={shownQuery.pageIndex}
          pageSize={shownQuery.pageSize}
          visibleCount={visibleCount}
          total={page.total}
          isLost={isLost}
        />
        <span className="flex flex-wrap gap-x-6 max-md:order-last max-md:basis-full max-md:justify-between max-md:gap-x-2 md:ms-auto">
          {filters.map(
            (filter) =>
              filter.options.length > 0 &&
              isSupported(supportedFilters, filter.name) && (
                <ChoiceSelect key={filter.name} {...filter} selected={query[filter.name]} separator={t('separator')} />
              ),
          )}
        </span>
        <span className="max-md:ms-auto">
          {isSupported(supportedFilters, 'sort') && (
            <SortSelect sorts={authorSorts} defaultSort={defaultAuthorSort(query, supportedFilters === undefined)} selected={query.sort} />
          )}
        </span>
      </div>
      <ListNotices page={page} hrefOf={hrefOf} />
      <IgnoredValues table={authorTable} />
      <FilterChips chips={chips} clearHref={hrefOf(noAuthorFilters)} />
    </div>
  );
}

/** The filters of the list; a selected value without an option shows its name from `places` or "unknown". */
function filtersOf({ areas, institutions, countries, places }: AuthorBarProps, t: ReturnType<typeof useTranslations<'list'>>) {
  const filters = [
    { name: 'focusedAreaId', label: t('area'), anyLabel: t('anyArea'), options: areas },
    { name: 'country', label: t('country'), anyLabel: t('anyCountry'), options: countries },
    { name: 'institutionId', label: t('institution'), anyLabel: t('anyInstitution'), options: institutions },
  ] as const;
  return filters.map((filter) => ({
    ...filter,
    nameOf: (id: string) =>
      filter.options.find((option) => option.id === id)?.name.value ??
      places?.[`${filter.name}-${id}`] ??
      t(`unknown.${filter.name}`, { id }),
  }));
}

/** Props of the author list, which the server serialises into the page. */
interface AuthorBrowserProps {
  readonly language: Language;
  readonly initialSearch: string;
  readonly initial: AuthorAnswer;
  readonly areas: readonly Choice[];
  readonly institutions: readonly Choice[];
  readonly countries: readonly Choice[];
  /** Names of the institutions and countries in the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  /** Absent where the service has no letter index. */
  readonly letters?: readonly Letter[] | undefined;
  /** Filters a remote service supports; absent for our own. */
  readonly supportedFilters?: SupportedFilters | undefined;
  /** Address of our API; absent in remote mode. */
  readonly apiSiteUrl?: string | undefined;
}
