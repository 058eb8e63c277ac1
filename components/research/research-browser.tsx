'use client';

import { type ComponentType, Fragment, startTransition, useEffect, useMemo, useState } from 'react';
import { ListFoot } from '#components/list/list-foot.tsx';
import { ListHeading } from '#components/list/list-heading.tsx';
import { ListLinks } from '#components/list/list-links.tsx';
import { expectedRows, ListState } from '#components/list/list-state.tsx';
import { SearchBox } from '#components/list/search/search-box.tsx';
import { useUnpacked, type WithPackedAnswer } from '#components/list/state/packed-props.ts';
import { endSelection, startSelection, useSelection } from '#components/list/state/selection.ts';
import { save } from '#components/list/state/use-address.ts';
import { Tabs } from '#components/list/tabs.tsx';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { ExportMenu } from '#components/research/export-menu.tsx';
import { FilterPanel } from '#components/research/filters/filter-panel.tsx';
import { formId } from '#components/research/form-id.ts';
import { NoResults } from '#components/research/no-results.tsx';
import { ResultBar } from '#components/research/result-bar.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import type { SelectionBarProps } from '#components/research/rows/selection-bar.tsx';
import { useResearchList } from '#components/research/use-research-list.ts';
import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { DefinitionAnswer as Entry, RelatedTerms, ResearchAnswer, SimilarWork } from '#lib/answers/research-answer.ts';
import { appliedQuery } from '#lib/domain/applied-query.ts';
import { linkFilters } from '#lib/domain/filters.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths, usualColumns, withColumns } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
/** A filterable list of publications: complete in the served HTML, then updated in the browser. */
export function ResearchBrowser({ initial, ...props }: WithPackedAnswer<ResearchBrowserProps>) {
  return <ResearchList {...props} initial={useUnpacked(initial)} />;
}

/** A page of a person or place with at most this many publications has no search field and no filters. */
const shortMax = 5;

/** Loading and error state of the list, derived from the answer to the query. */
function stateOf({ query, page, answer, isOther }: ReturnType<typeof useResearchList>, initial: ResearchAnswer) {
  const isPending = answer.isPlaceholderData;
  const rowCount = expectedRows(query.pageIndex, query.pageSize, page.total);
  return {
    isPending,
    rowCount,
    isLost: answer.isError && answer.data === undefined,
    visibleCount: isPending && !isOther && page.total ? rowCount : page.items.length,
    facetsFailed: (answer.data ?? initial).facetsFailed === true,
    retry: () => void answer.refetch(),
  };
}

/** Props of the filter panel, delayed so that the rows render before its checkboxes. A page change does not mark the counts as pending. */
function usePanel(
  { query, page, facetsMore: restCounts, answer }: ReturnType<typeof useResearchList>,
  isFailed: boolean,
  isLost: boolean,
  ignored: readonly string[] | undefined,
) {
  const isPending = answer.isPlaceholderData && query.pageIndex === 1;
  return useFollowing(
    useMemo(
      () => ({ query: appliedQuery(query, defaultResearchQuery, ignored), page, restCounts, isFailed, isLost, isPending }),
      [query, ignored, page, restCounts, isFailed, isLost, isPending],
    ),
  );
}

/** A list of publications with search field, tabs, rows and filter panel. */
function ResearchList(props: ResearchBrowserProps) {
  const { language, basePath, fixed, initialSearch, initial, supportedFilters } = props;
  const t = useTranslations('list');
  const list = useResearchList(props);
  const { query, page, answer } = list;
  const { isPending, rowCount, isLost, visibleCount, facetsFailed, retry } = stateOf(list, initial);
  const ignoredNames = supportedFilters && page.ignored;
  const panel = { ...usePanel(list, facetsFailed, isLost, ignoredNames), language, fixed, supportedFilters };
  const isBare =
    fixed !== undefined &&
    (initial.page.total ?? shortMax + 1) <= shortMax &&
    initialSearch === encodeResearchQuery({ ...defaultResearchQuery, ...fixed });
  return (
    <div {...list.handlers}>
      {!fixed && <ListHeading kind="researchTitle" keyword={query.keyword} />}
      {/* Browsers restore the fields of an earlier list when they load the page again; its address decides. */}
      <form id={formId} method="get" action={basePath} onSubmit={list.onSubmit} autoComplete="off">
        {!isBare && !fixed?.keyword && <SearchBox keyword={query.keyword} supportedFilters={supportedFilters} help={props.help} />}
        {query.pageSize !== limits.pageSizeDefault && <input type="hidden" name="pageSize" value={query.pageSize} />}
        {list.columns && <input type="hidden" name="columns" value={list.columns} />}
        {/* Hidden fields for filters that have no control in the panel. */}
        {linkFilters.flatMap((name) => query[name].map((id) => <input key={`${name}-${id}`} type="hidden" name={name} value={id} />))}
      </form>
      {!fixed && (
        <Tabs
          language={language}
          query={query}
          current="research"
          researchTotal={isLost ? undefined : page.total}
          authorTotal={list.authorTotal}
          isWaiting={list.isOther}
        />
      )}
      <div className={`grid items-start gap-x-12 gap-y-4 ${isBare || props.table ? '' : 'beside'}`}>
        <section id="results-list" aria-label={t('results')} className="min-w-0" aria-busy={isPending}>
          {!isBare && (
            <a href="#filters" data-in-place className="skip max-md:hidden">
              {t('skipToFilters')}
            </a>
          )}
          <ResultBar
            ref={list.heading}
            query={appliedQuery(list.shownQuery, defaultResearchQuery, ignoredNames)}
            page={page}
            answer={list}
            visibleCount={visibleCount}
            isLost={isLost}
            hrefOf={list.hrefOf}
            fixed={fixed}
            isBare={isBare}
            tools={<ListTools {...props} list={list} />}
            supportedFilters={supportedFilters}
          />
          <ListState isPending={isPending} isError={answer.isError} isLost={isLost} rowCount={rowCount} onRetry={retry}>
            <ResultRows {...props} list={list} />
          </ListState>
          {!isLost && <SelectionActions language={language} ids={page.items.map(({ id }) => id)} formats={props.exportFormats} />}
          {!isLost && <FollowLinks {...props} list={list} />}
          {!isLost && !isBare && (
            <ListFoot
              language={language}
              list={list}
              action={basePath}
              apiSiteUrl={fixed ? undefined : props.apiSiteUrl}
              apiPath={`/api/${language}/Publication/GetAllResearch?${encodeResearchQuery(query.cursor ? { ...query, pageIndex: 1 } : query)}`}
            />
          )}
        </section>
        {!isBare && <FilterPanel {...panel} columns={list.columns} onRetry={answer.refetch} addressOf={list.addressOf} />}
      </div>
    </div>
  );
}

interface ListToolsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** Switches between list and table and saves the choice on the device. */
function ViewSwitch({ list: { columns, listOf, query } }: Pick<ListToolsProps, 'list'>) {
  const t = useTranslations('rows');
  useEffect(() => {
    if (columns) save('columns', columns);
  }, [columns]);
  return (
    <a
      href={withColumns(listOf(query), columns ? undefined : usualColumns)}
      rel="nofollow"
      data-scripted
      onClick={() => save('columns', columns ? '' : usualColumns)}
      className="link no-print inline-flex min-h-11 items-center text-sm"
    >
      {t(columns ? 'asList' : 'asTable')}
    </a>
  );
}

/** The export menu and, for more than one row, the charts, the row selection, and the switch to a table; every table has that to the list. */
function ListTools({ language, canExport, exportFormats, fixed, list, plainSelect }: ListToolsProps) {
  const t = useTranslations('exports');
  const { page, shownQuery } = list;
  if (page.items.length === 0) return null;
  const authorId = fixed?.authorId?.[0];
  const isMany = page.total !== 1;
  return (
    <Spaced>
      {canExport && page.total && (
        <ExportMenu language={language} query={shownQuery} total={page.total} authorId={authorId} formats={exportFormats} />
      )}
      {canExport && page.total && isMany && (
        <a
          href={paths.charts(language, authorId === undefined ? shownQuery : { ...shownQuery, authorId: [authorId] })}
          rel="nofollow"
          className="link no-print inline-flex min-h-11 items-center whitespace-nowrap text-sm"
        >
          {t('charts')}
        </a>
      )}
      {isMany && (
        <>
          <SelectSwitch />
          {plainSelect}
        </>
      )}
      {(isMany || list.columns) && <ViewSwitch list={list} />}
    </Spaced>
  );
}

/** Feed, form for mails and embed code of the list, below the rows. The page of an author has the feed above, and its own embed code. */
function FollowLinks({ language, canExport, hasDigests = false, fixed, list }: ListToolsProps) {
  const authorId = fixed?.authorId?.[0];
  if (!canExport || list.page.items.length === 0 || (authorId !== undefined && !hasDigests)) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      <ListLinks
        query={authorId === undefined ? list.shownQuery : { ...list.shownQuery, authorId: [authorId] }}
        language={language}
        hasDigests={hasDigests}
        hasFeed={authorId === undefined}
      />
    </p>
  );
}

/** A button that starts or ends row selection; hidden without scripts, where `PlainSelect` replaces it. */
function SelectSwitch() {
  const t = useTranslations('list');
  const isOn = useSelection() !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={isOn ? endSelection : startSelection}
      className="link no-print min-h-11 cursor-pointer text-sm [@media(scripting:none)]:hidden"
    >
      {t('select')}
    </button>
  );
}

/** Actions on the ticked rows; their code loads when selection starts. */
function SelectionActions(props: Omit<SelectionBarProps, 'tickedIds'>) {
  const tickedIds = useSelection();
  const [Bar, setBar] = useState<ComponentType<SelectionBarProps>>();
  const isOn = tickedIds !== undefined;
  useEffect(() => {
    if (isOn)
      import('./rows/selection-bar.tsx').then(
        (module) => setBar(() => module.SelectionBar),
        () => undefined,
      );
  }, [isOn]);
  return Bar && tickedIds ? <Bar {...props} tickedIds={tickedIds} /> : null;
}

interface ResultRowsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** Rows rendered at once, more than a window shows. The others follow in reserved space. */
const firstRows = 8;

/** The rows of a page, or links to other searches if there are none. */
function ResultRows({ language, fixed, supportedFilters, list, opened, table }: ResultRowsProps) {
  const { query, page } = list;
  const ids = page.items.map(({ id }) => id).join();
  const isWhole = useFollowing(ids) === ids;
  const firstPlace = (query.pageIndex - 1) * query.pageSize + 1;
  const address = list.addressOf(query);
  if (page.items.length === 0)
    return (
      <NoResults
        language={language}
        query={query}
        page={page}
        pages={list.pages}
        alternatives={list.alternatives}
        titles={list.titles}
        authorTotal={list.authorTotal}
        fixed={fixed}
        supportedFilters={supportedFilters}
        hrefOf={list.hrefOf}
      />
    );
  if (table) return table;
  return (
    <>
      {!fixed && <TermDefinition language={language} meant={list.meant} />}
      {!fixed && <RelatedSearches language={language} near={list.near} />}
      <ol data-testid="results" start={firstPlace} className="numbered">
        {page.items.map((research, row) =>
          isWhole || row < firstRows ? (
            <ResearchRow
              key={research.id}
              research={research}
              language={language}
              coins={list.coins?.[research.id]}
              from={fixed ? undefined : { query, place: firstPlace + row }}
              opening={{
                list: address,
                index: firstPlace + row,
                abstract: opened?.id === research.id ? opened.abstract : undefined,
                isSelecting: list.isSelecting,
              }}
            />
          ) : (
            <li key={research.id} className="min-h-45 border-b border-line" />
          ),
        )}
      </ol>
      {!fixed && <SimilarWorks language={language} works={list.alike} />}
    </>
  );
}

/** Links above a short list of results: parts of the query, similar subjects and areas, each with its number of publications. */
function RelatedSearches({ language, near }: { readonly language: Language; readonly near: RelatedTerms | undefined }) {
  const t = useTranslations('list');
  if (!near) return null;
  const suggestions = [
    ...(near.pieces ?? []).map(({ text, total = 0 }) => ({ name: { value: text, lang: 'und' }, total, change: { keyword: text } })),
    ...near.terms.map(({ text, total }) => ({ name: text, total, change: { keyword: text.value } })),
    ...near.areas.map(({ id, name, total }) => ({ name, total, change: { focusedAreaId: [id] } })),
  ];
  if (suggestions.length === 0) return null;
  return (
    <p data-testid="near" className="no-print border-b border-line py-2 text-sm leading-7">
      <strong className="font-semibold">{t('near')}</strong>{' '}
      {suggestions.map(({ name, total, change }, index) => {
        const href = paths.research(language, { ...defaultResearchQuery, ...change });
        return (
          <Fragment key={href}>
            {index > 0 && t('separator')}
            <a href={href}>
              <Text value={name} />
            </a>{' '}
            <span className="text-muted">{formatInteger(total, language)}</span>
          </Fragment>
        );
      })}
    </p>
  );
}

/** Works listed below the last result. They share subjects with the first results but do not contain the search words. */
function SimilarWorks({ language, works }: { readonly language: Language; readonly works: readonly SimilarWork[] | undefined }) {
  const t = useTranslations('list');
  if (!works) return null;
  return (
    <section data-testid="alike" aria-labelledby="alike" className="no-print mt-8">
      <h2 id="alike" className="text-base font-semibold">
        {t('alike')}
      </h2>
      <ul className="mt-2">
        {works.map(({ id, title, year }) => (
          <li key={id} className="md:py-2">
            <a href={paths.record(language, id)} className="inline-flex items-center max-md:min-h-11">
              <Text value={title} />
            </a>{' '}
            {year !== undefined && <span className="text-sm text-muted">{year}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns `value` with a delay: components that use the result render later, in an interruptible transition. */
function useFollowing<T extends string | object>(value: T): T {
  const [trackedValue, follow] = useState<T>(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return trackedValue;
}

/** The definition of the searched term, above its publications, with a link to its page. */
function TermDefinition({ language, meant }: { readonly language: Language; readonly meant: Entry | undefined }) {
  if (!meant) return null;
  return (
    <p data-testid="meant-entry" className="no-print border-b border-line py-2 text-sm">
      <a href={meant.href} className="me-2 font-semibold">
        <Text value={meant.name} contextLanguage={language} />
      </a>
      <Text value={meant.definition} contextLanguage={language} />
    </p>
  );
}
