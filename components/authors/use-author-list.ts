'use client';

import { type ChangeEvent, type FormEvent, useCallback, useMemo } from 'react';
import { save, useAddress, useCountLine } from '#components/list/state/use-address.ts';
import { useAnswer, useAsking } from '#components/list/state/use-answer.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import { usePages, useShownWith } from '#components/list/state/use-pages.ts';
import { authorAnswerOptions } from '#lib/queries/research-answer.ts';
import { type AuthorAddress, authorTable, changeAuthorQuery, decodeAuthorQuery, encodeAuthorQuery } from '#lib/url/author-query.ts';
import { cleanSearch } from '#lib/url/clean-search.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import type { Change } from '#lib/url/table.ts';
import type { AuthorBrowserProps } from './browser-props.ts';

/** What the list of authors shows and does: the query is read from the address, the answer follows it, controls change the address. */
export function useAuthorList({ language, initialSearch, initial }: AuthorBrowserProps) {
  const { askNow, ...pointing } = useAsking(useCallback((at) => authorAnswerOptions(language, decodeAuthorQuery(at)), [language]));
  const { search, go, onClick, wantsFocus } = useAddress(askNow);
  const query = useMemo(() => decodeAuthorQuery(search), [search]);
  const hrefOf = useCallback(
    (change: Change<AuthorAddress>) => paths.authors(language, changeAuthorQuery(query, change)),
    [language, query],
  );
  const isInitial = encodeAuthorQuery(query) === initialSearch;
  const answer = useAnswer(authorAnswerOptions(language, query), initial, isInitial);
  const { page, researchTotal } = answer.data ?? initial;
  const heading = useCountLine(answer.isPlaceholderData ? undefined : search, wantsFocus);
  useListTitle('authorsTitle', { ...query, isKnown: true });
  const submit = (form: HTMLFormElement) =>
    go(withQuery(paths.authors(language), cleanSearch(authorTable, new URLSearchParams(new FormData(form) as never))));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const onChange = (event: ChangeEvent<HTMLElement>) => {
    const control = event.target as HTMLElement as HTMLSelectElement;
    if (control.name === 'sort') save('authors', control.value);
    if (control.form && control.tagName === 'SELECT') submit(control.form);
  };
  const paging = usePages({
    pageIndex: query.pageIndex,
    page,
    isWaiting: answer.isPlaceholderData,
    hrefOf,
  });
  const shownQuery = useShownWith(query, paging.isOther);
  return {
    query,
    shownQuery,
    ...paging,
    page,
    researchTotal,
    answer,
    hrefOf,
    go,
    heading,
    handlers: { onClick, onChange, ...pointing },
    onSubmit,
  };
}
