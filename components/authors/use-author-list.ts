'use client';

import { useCallback } from 'react';
import { useList } from '#components/list/state/use-list.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import { authorAnswerOptions } from '#lib/answers/research-answer.ts';
import type { AuthorQuery } from '#lib/domain/query.ts';
import { authorTable, changeAuthorQuery, decodeAuthorQuery, encodeAuthorQuery } from '#lib/url/author-query.ts';
import { paths } from '#lib/url/paths.ts';
import type { AuthorBrowserProps } from './browser-props.ts';

/** State and handlers of the author list. */
export function useAuthorList({ language, initialSearch, initial }: AuthorBrowserProps) {
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
