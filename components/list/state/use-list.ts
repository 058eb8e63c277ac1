'use client';

import { type ChangeEvent, type FormEvent, useCallback, useMemo } from 'react';
import type { Page } from '#lib/domain/page.ts';
import { cleanSearch } from '#lib/url/clean-search.ts';
import { withQuery } from '#lib/url/paths.ts';
import type { Table } from '#lib/url/table/table.ts';
import type { Preference } from './list-preferences.ts';
import type { ServerQuery } from './server-query.ts';
import { save, useAddress, useCountLine } from './use-address.ts';
import { useAnswer, usePrefetch } from './use-answer.ts';
import { useDisplayedQuery, usePages } from './use-pages.ts';

/** A list whose query is part of the address. The functions must have a stable identity. */
interface ListOptions<Query, Change, Answer, Address> {
  readonly name: Preference;
  readonly basePath: string;
  readonly table: Table<Address>;
  readonly queryOf: (search: URLSearchParams | string) => Query;
  readonly questionOf: (query: Query) => ServerQuery<Answer>;
  readonly addressOf: (query: Query) => string;
  readonly change: (query: Query, change: Change) => Query;
  readonly initial: Answer;
  readonly isInitial: (query: Query) => boolean;
  /** Id of the form whose selects and checkboxes submit on change; by default, every form in the list. */
  readonly formId?: string;
}

/** State and handlers of a list: query from the address, answer, and controls that change the address. */
export function useList<
  Query extends { readonly pageIndex: number },
  Change extends { readonly pageIndex?: number | undefined; readonly cursor?: string | undefined },
  Answer extends { readonly page: Page<unknown> },
  Address,
>(options: ListOptions<Query, Change, Answer, Address>) {
  const { basePath, queryOf, questionOf, addressOf, change, initial, isInitial } = options;
  const { prefetchNow, ...pointerHandlers } = usePrefetch(
    useCallback((searchParams) => questionOf(queryOf(searchParams)), [questionOf, queryOf]),
  );
  const { search, navigate, onClick, wantsFocus } = useAddress(prefetchNow);
  const query = useMemo(() => queryOf(search), [search, queryOf]);
  const hrefOf = useCallback((part: Change) => addressOf(change(query, part)), [query, addressOf, change]);
  const answer = useAnswer(questionOf(query), initial, isInitial(query));
  const data = answer.data ?? initial;
  const heading = useCountLine(answer.isPlaceholderData ? undefined : search, wantsFocus);
  const { onSubmit, onChange } = formHandlers(options, (form) =>
    // Invalid parameters stay in the address, and the list reports them.
    navigate(withQuery(basePath, cleanSearch(options.table, new URLSearchParams(new FormData(form) as never)))),
  );
  const paging = usePages({
    pageIndex: query.pageIndex,
    page: data.page,
    isWaiting: answer.isPlaceholderData,
    hrefOf: hrefOf as (part: { readonly pageIndex: number; readonly cursor?: string | undefined }) => string,
  });
  // Filters change together with the counts: both remain those of the previous query until the answer arrives.
  const shownQuery = useDisplayedQuery(query, paging.isOther);
  return {
    data,
    query,
    shownQuery,
    ...paging,
    answer,
    hrefOf,
    navigate,
    heading,
    handlers: { onClick, onChange, ...pointerHandlers },
    onSubmit,
  };
}

/** A text field is submitted with Enter or the button; a checkbox, radio button or select is submitted when it changes. */
function formHandlers({ name, formId }: { readonly name: Preference; readonly formId?: string }, submit: (form: HTMLFormElement) => void) {
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      submit(event.currentTarget);
    },
    onChange({ target }: ChangeEvent<HTMLElement>) {
      const { form, tagName, type, name: part, value } = target as HTMLElement as HTMLInputElement | HTMLSelectElement;
      if (part === 'sort') save(name, value);
      const isChoice = tagName === 'SELECT' || type === 'checkbox' || type === 'radio';
      if (form && isChoice && (formId === undefined || form.id === formId)) submit(form);
    },
  };
}
