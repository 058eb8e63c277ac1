'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { saveSearch } from '#components/list/state/recent-searches.ts';
import { useAhead } from '#components/list/state/use-answer.ts';
import { useList } from '#components/list/state/use-list.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import { researchAnswerOptions } from '#lib/answers/research-answer.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { withColumns } from '#lib/url/paths.ts';
import {
  changeResearchQuery,
  decodeResearchQuery,
  encodeResearchQuery,
  type ResearchAddress,
  researchTable,
} from '#lib/url/research-query.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import { formId } from './form-id.ts';
import { listPath } from './list-path.ts';

/** State, addresses and event handlers of the publication list. */
export function useResearchList({ language, basePath, fixed, initialSearch, initial }: ResearchBrowserProps) {
  const search = useSearchParams();
  const columns = search.get('columns') ?? undefined;
  const listOf = useCallback((address: ResearchAddress) => listPath(basePath, address, fixed), [basePath, fixed]);
  const addressOf = useCallback((address: ResearchAddress) => withColumns(listOf(address), columns), [listOf, columns]);
  const { data, ...list } = useList({
    name: 'research',
    basePath,
    table: researchTable,
    queryOf: useCallback((search: URLSearchParams | string): ResearchQuery => ({ ...decodeResearchQuery(search), ...fixed }), [fixed]),
    questionOf: useCallback((query: ResearchQuery) => researchAnswerOptions(language, query), [language]),
    addressOf,
    change: changeResearchQuery,
    initial,
    isInitial: (query) => encodeResearchQuery(query) === initialSearch,
    formId,
  });
  const { query, answer } = list;
  const { page, goTo, ...pageProps } = data;
  useEffect(() => {
    if (goTo && !fixed) location.replace(goTo);
  }, [goTo, fixed]);
  useSavedSearch(query.keyword, !fixed?.keyword && !answer.isPlaceholderData && page.items.length > 0);
  useListTitle('researchTitle', { ...query, isKnown: fixed === undefined });
  const hasAhead = !columns && page.hasNext && !answer.isPlaceholderData;
  useAhead(hasAhead ? researchAnswerOptions(language, { ...query, pageIndex: query.pageIndex + 1 }) : undefined);
  return { ...pageProps, ...list, page, addressOf, listOf, columns, isSelecting: search.has('select') };
}

/** Saves a search on the device if it has results. */
function useSavedSearch(keyword: string | undefined, hasResults: boolean): void {
  useEffect(() => {
    if (keyword && hasResults) saveSearch(keyword);
  }, [keyword, hasResults]);
}
