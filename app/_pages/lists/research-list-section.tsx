import { useTranslations } from 'next-intl';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { SearchHelp } from '#components/list/search/search-help.tsx';
import { pack } from '#components/list/state/packed-props.ts';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { ticksFormId } from '#components/research/form-id.ts';
import { listPath } from '#components/research/list-path.ts';
import { ResearchBrowser } from '#components/research/research-browser.tsx';
import { AbstractText } from '#components/research/rows/abstract-text.tsx';
import { ResultTable } from '#components/research/rows/result-table.tsx';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import { isSupported } from '#lib/answers/supported-filters.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { readSupportedFilters } from '#lib/library/lists/read-supported-filters.ts';
import { readAbstract } from '#lib/library/records/read-abstract.ts';
import type { Sources } from '#lib/library/sources.ts';
import { instance } from '#lib/setup/compose.ts';
import { openedId, paths, selectPath, withColumns } from '#lib/url/paths.ts';
import { changeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { decodeColumns, encodeColumns } from '#lib/url/table/table-columns.ts';

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
      canSort={isSupported(supportedFilters, 'sort')}
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
  const className = 'link no-print inline-flex min-h-11 items-center text-sm [@media(scripting:enabled)]:hidden';
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
