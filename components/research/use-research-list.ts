'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { saveSearch } from '#components/list/state/searches.ts';
import { useAhead } from '#components/list/state/use-answer.ts';
import { useList } from '#components/list/state/use-list.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { researchAnswerOptions } from '#lib/queries/research-answer.ts';
import { withQuery } from '#lib/url/paths.ts';
import {
  changeResearchQuery,
  decodeResearchQuery,
  encodeResearchQuery,
  type ResearchAddress,
  researchTable,
} from '#lib/url/research-query.ts';
import { decodeColumns, withColumns } from '#lib/url/table-columns.ts';
import type { FixedFilters, ResearchBrowserProps } from './browser-props.ts';
import { formId } from './form-id.ts';

/** What the page says by its path is not in its query. */
function withoutFixed(fixed: FixedFilters | undefined): FixedFilters {
  return Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, []]));
}

/** What a list of publications shows and does. */
export function useResearchList({ language, basePath, fixed, initialSearch, initial }: ResearchBrowserProps) {
  const search = useSearchParams().toString();
  const columns = useMemo(() => decodeColumns(search), [search]);
  const listOf = useCallback(
    (address: ResearchAddress) => withQuery(basePath, encodeResearchQuery({ ...address, ...withoutFixed(fixed) })),
    [basePath, fixed],
  );
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
  const { page, goTo, ...others } = data;
  useEffect(() => {
    if (goTo && !fixed) location.replace(goTo);
  }, [goTo, fixed]);
  useSavedSearch(query.keyword, !answer.isPlaceholderData && page.items.length > 0);
  useListTitle('researchTitle', { ...query, isKnown: fixed === undefined });
  const hasAhead = page.hasNext && !answer.isPlaceholderData;
  useAhead(hasAhead ? researchAnswerOptions(language, { ...query, pageIndex: query.pageIndex + 1 }) : undefined);
  return { ...others, ...list, page, addressOf, listOf, columns };
}

/** Words that found something are saved on the device. */
function useSavedSearch(keyword: string | undefined, hasFound: boolean): void {
  useEffect(() => {
    if (keyword && hasFound) saveSearch(keyword);
  }, [keyword, hasFound]);
}
