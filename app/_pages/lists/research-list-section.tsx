import type { ReactNode } from 'react';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { SearchHelp } from '#components/list/search/search-help.tsx';
import { pack } from '#components/list/state/packed-props.ts';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { ticksFormId } from '#components/research/form-id.ts';
import { listPath } from '#components/research/list-path.ts';
import { ResearchBrowser } from '#components/research/research-browser.tsx';
import { AbstractText } from '#components/research/rows/abstract-text.tsx';
import { Access, SecondTitle, Title } from '#components/research/rows/research-row.tsx';
import { RowCheckbox } from '#components/research/rows/row-checkbox.tsx';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { ScrollArea } from '#components/ui/scroll-area.tsx';
import type { ResearchAnswer, ResearchRowData } from '#lib/answers/research-answer.ts';
import { isSupported } from '#lib/answers/supported-filters.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { ResearchQuery, ResearchSort } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { languageName } from '#lib/languages/language-name.ts';
import type { Language } from '#lib/languages/languages.ts';
import { readSupportedFilters } from '#lib/library/lists/read-supported-filters.ts';
import { readAbstract } from '#lib/library/records/read-abstract.ts';
import type { Sources } from '#lib/library/sources.ts';
import { instance } from '#lib/setup/compose.ts';
import { openedId, paths, selectPath, withColumns } from '#lib/url/paths.ts';
import { changeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { decodeColumns, encodeColumns, type TableColumn, tableColumns } from '#lib/url/table/table-columns.ts';

interface ResearchListSectionProps extends Pick<ResearchBrowserProps, 'language' | 'basePath' | 'fixed'> {
  readonly query: ResearchQuery;
  /** The list for `query`. */
  readonly list: ResearchAnswer;
  /** The search parameters of the page. */
  readonly search: RawSearchParams;
}

/** A list of publications with all its tools. */
export async function ResearchListSection({ query, list, search, ...props }: ResearchListSectionProps) {
  const { language, basePath, fixed } = props;
  const sources = await instance();
  const supportedFilters = await readSupportedFilters(sources, language);
  const columns = list.page.items.length > 0 ? decodeColumns(search) : undefined;
  const table = columns && (
    <ResultTable
      language={language}
      items={list.page.items}
      query={query}
      columns={columns}
      isFixed={fixed !== undefined}
      canSort={list.page.items.length > 1 && isSupported(supportedFilters, 'sort')}
      hrefOf={(sort) => withColumns(listPath(basePath, changeResearchQuery(query, { sort }), fixed), encodeColumns(columns))}
    />
  );
  return (
    <ResearchBrowser
      {...props}
      help={<SearchHelp />}
      table={table}
      plainSelect={
        <PlainSelect language={language} list={listPath(basePath, query, fixed)} isSelecting={readSearchParams(search).has('select')} />
      }
      opened={await loadOpened(sources, props.language, list, openedId(search))}
      initialSearch={encodeResearchQuery(query)}
      initial={pack(list)}
      apiSiteUrl={sources.service && sources.siteUrl}
      canExport={sources.collection.harvest !== undefined}
      hasDigests={sources.keys?.digests !== undefined}
      exportFormats={exportFormats(language)}
      supportedFilters={supportedFilters}
    />
  );
}

/** The abstract that the address opens, for readers without scripts; unknown rows and failed abstracts stay closed. */
async function loadOpened(
  sources: Sources,
  language: Language,
  { page }: ResearchAnswer,
  id: string | undefined,
): Promise<ResearchBrowserProps['opened']> {
  if (id === undefined || !page.items.some((row) => row.id === id)) return undefined;
  const answer = await readAbstract(sources, language, id).catch(fallback(undefined));
  return answer && { id, abstract: <AbstractText answer={answer} /> };
}

interface PlainSelectProps {
  readonly language: Language;
  /** Address of the list without checkboxes. */
  readonly list: string;
  readonly isSelecting: boolean;
}

/** Row selection without scripts: a link to the list with checkboxes, then a button that opens the ticked rows. */
function PlainSelect({ language, list, isSelecting }: PlainSelectProps) {
  const t = useTranslations('list');
  const className = 'link tap no-print text-sm [@media(scripting:enabled)]:hidden';
  if (!isSelecting)
    return (
      <a href={selectPath(list)} rel="nofollow" className={className}>
        {t('select')}
      </a>
    );
  return (
    <form id={ticksFormId} method="get" action={paths.list(language)} className={className}>
      <button type="submit">{t('showSelected')}</button>
    </form>
  );
}

interface ResultTableProps {
  readonly language: Language;
  readonly items: readonly ResearchRowData[];
  readonly query: ResearchQuery;
  readonly columns: readonly TableColumn[];
  /** Whether the page sets a filter. The linked record pages then have no link back to the list. */
  readonly isFixed: boolean;
  readonly canSort: boolean;
  /** Address of the table in another order. */
  readonly hrefOf: (sort: ResearchSort | undefined) => string;
}

/** The rows as a table with selectable columns; a phone has the cells of a row below its title. Server-rendered: every change is a page load. */
function ResultTable(props: ResultTableProps) {
  const { language, items, query, columns, isFixed } = props;
  const t = useTranslations('rows');
  const firstIndex = (query.pageIndex - 1) * query.pageSize + 1;
  const cellColumns = tableColumns.filter((column): column is keyof typeof cellOf => column !== 'second' && columns.includes(column));
  const isCited = items.some(({ cited }) => cited !== undefined);
  /** The column by which the rows are compared: a phone has its value at the end of the first line. */
  const edge = query.sort === '-citations' ? 'citations' : 'year';
  return (
    <>
      <ColumnChoice {...props} />
      <ScrollArea labelledBy="result-table">
        <table data-testid="result-table" className="phone-rows w-full border-collapse text-sm [&_*]:wrap-break-word sm:[&_:is(td,th)]:p-2">
          <caption id="result-table" className="sr-only">
            {t('table')}
          </caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <Heading {...props} column="title" sorts={['title', '-title']} isFirst />
              {cellColumns.map((column) => (
                <Heading key={column} {...props} column={column} sorts={column === 'year' ? ['-year', 'year'] : undefined} />
              ))}
              {isCited && <Heading {...props} column="citations" sorts={['-citations']} />}
            </tr>
          </thead>
          <tbody className="align-top">
            {items.map((research, row) => (
              <tr key={research.id} className="border-b border-line">
                <th scope="row" className={`${firstColumn} text-start font-normal`}>
                  <article>
                    <RowCheckbox id={research.id} title={research.title.value} />
                    <span className="font-semibold">
                      <Title
                        research={research}
                        href={paths.record(language, research.id, isFixed ? undefined : { query, place: firstIndex + row })}
                      />
                    </span>
                    {columns.includes('second') && research.title.alt && (
                      <SecondTitle alt={research.title.alt} highlights={research.highlights} />
                    )}
                  </article>
                </th>
                {cellColumns.map((column) => (
                  <td key={column} className={column === edge ? 'edge' : column === 'access' ? 'lg:whitespace-nowrap' : undefined}>
                    {cellOf[column](research, language)}
                  </td>
                ))}
                {isCited && (
                  <td className={edge === 'citations' ? 'edge' : undefined} data-label={t('columns.citations')}>
                    {research.cited && formatInteger(research.cited.count, language)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}

const firstColumn = 'sm:w-[46%] sm:min-w-44';

type Cell = (research: ResearchRowData, language: Language) => ReactNode;

const cellOf: Readonly<Record<Exclude<TableColumn, 'second'>, Cell>> = {
  authors: (research, language) => <FirstAuthor research={research} language={language} />,
  venue: ({ venue }) => venue && <Text value={venue.name} />,
  year: ({ year }) => year,
  type: ({ type }) => type && <Text value={type.name} />,
  language: ({ language: rowLanguage }, language) => rowLanguage && languageName(rowLanguage, language),
  access: (research) => <Access research={research} />,
};

function FirstAuthor({ research, language }: { readonly research: ResearchRowData; readonly language: Language }) {
  const t = useTranslations('rows');
  const [person] = research.authors;
  const otherCount = research.authorCount - 1;
  if (!person) return null;
  return (
    <>
      {person.id ? (
        <Text value={person.name} as={PageLink} href={paths.author(language, person.id)} className="no-underline hover:underline" />
      ) : (
        <Text value={person.name} />
      )}
      {otherCount > 0 && <span className="text-muted"> {t('moreAuthors', { count: otherCount })}</span>}
    </>
  );
}

interface HeadingProps extends ResultTableProps {
  readonly column: TableColumn | 'title' | 'citations';
  /** Orders that the heading cycles through. */
  readonly sorts?: readonly ResearchSort[] | undefined;
  readonly isFirst?: boolean;
}

/** A column heading, with a sort link if the column is sortable. */
function Heading({ column, sorts, query, canSort, hrefOf, isFirst }: HeadingProps) {
  const t = useTranslations('rows');
  const current = query.sort ?? (query.keyword ? 'relevance' : '-year');
  const sortIndex = sorts?.indexOf(current) ?? -1;
  const nextSort = sorts && (sorts[(sortIndex + 1) % sorts.length] as ResearchSort);
  const isDown = current.startsWith('-');
  const name = t(`columns.${column}`);
  return (
    <th
      scope="col"
      aria-sort={sortIndex < 0 ? undefined : isDown ? 'descending' : 'ascending'}
      className={`text-start font-normal ${isFirst ? firstColumn : ''}`}
    >
      {nextSort && canSort ? (
        <a href={hrefOf(nextSort)} className="inline-flex min-h-9 items-center gap-1 no-underline hover:underline max-md:min-h-11">
          {name}
          {sortIndex >= 0 && <span aria-hidden="true">{isDown ? '↓' : '↑'}</span>}
        </a>
      ) : (
        <span className="inline-flex min-h-9 items-center max-md:min-h-11">{name}</span>
      )}
    </th>
  );
}

/** The form that selects the columns; a page load applies it. */
function ColumnChoice({ columns, hrefOf, query }: ResultTableProps) {
  const t = useTranslations('rows');
  const [path, search] = hrefOf(query.sort).split('?');
  const hiddenFields = [...new URLSearchParams(search)].filter(([name]) => name !== 'columns');
  return (
    <details className="no-print text-sm">
      <summary className="link min-h-11 w-fit py-2.5">
        {t('columnCount', { count: columns.length + 1, of: tableColumns.length + 1 })}
      </summary>
      <form method="get" action={path} className="flex flex-wrap items-center gap-x-4">
        {hiddenFields.map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="columns" value="title" />
        {tableColumns.map((column) => (
          <label key={column} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input type="checkbox" name="columns" value={column} defaultChecked={columns.includes(column)} className="size-5" />
            {t(`columns.${column}`)}
          </label>
        ))}
        <button type="submit" className="button-quiet">
          {t('applyColumns')}
        </button>
      </form>
    </details>
  );
}
