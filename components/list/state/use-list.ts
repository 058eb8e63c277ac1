'use client';

import { type ChangeEvent, type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Preference } from '#components/list/state/list-preferences.ts';
import type { ServerQuery } from '#components/list/state/server-query.ts';
import { save, useAddress, useCountLine } from '#components/list/state/use-address.ts';
import { useAnswer, usePrefetch } from '#components/list/state/use-answer.ts';
import type { Page } from '#lib/domain/page.ts';
import { formSearch } from '#lib/url/clean-search.ts';
import { withQuery } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';
import type { Table } from '#lib/url/table/table.ts';

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
    navigate(withQuery(basePath, formSearch(options.table, readSearchParams(new URLSearchParams(new FormData(form) as never))))),
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

interface PagesInput {
  readonly pageIndex: number;
  readonly page: Page<unknown>;
  /** Whether the visible rows still belong to the previous address, because the new ones are loading. */
  readonly isWaiting: boolean;
  readonly hrefOf: (change: { readonly pageIndex: number; readonly cursor?: string | undefined }) => string;
}

/**
 * Number of pages and their addresses. Without a total, the last known page counts as the last page. While rows of the previous query are
 * visible, all page links lead to page 1.
 */
function usePages({ pageIndex, page, isWaiting, hrefOf }: PagesInput) {
  const isOther = useStaleRows(hrefOf({ pageIndex: 1 }), isWaiting);
  const pages = page.totalPages ?? (page.hasNext ? pageIndex + 1 : pageIndex);
  const isPastEnd = pageIndex > pages && page.items.length > 0 && !isWaiting;
  return {
    isOther,
    pages,
    hrefOfPage: (number: number) => hrefOf({ pageIndex: isOther ? 1 : number }),
    /** Address of the next page, if it comes after the last page number and needs a cursor. */
    furtherHref: page.nextCursor && !isWaiting ? hrefOf({ pageIndex: pageIndex + 1, cursor: page.nextCursor }) : undefined,
    /** Address of the previous page, if this one was reached with a cursor. */
    previousHref: isPastEnd ? previousOf(pageIndex, pages, page.previousCursor, hrefOf) : undefined,
  };
}

function previousOf(pageIndex: number, pages: number, cursor: string | undefined, hrefOf: PagesInput['hrefOf']): string | undefined {
  if (pageIndex === pages + 1) return hrefOf({ pageIndex: pages });
  return cursor && hrefOf({ pageIndex: pageIndex - 1, cursor });
}

/** `query`, or the previous query while the rows of that query are still visible. */
function useDisplayedQuery<Query>(query: Query, isOther: boolean): Query {
  const lastQuery = useRef(query);
  useEffect(() => {
    if (!isOther) lastQuery.current = query;
  });
  return isOther ? lastQuery.current : query;
}

/** Whether the visible rows belong to a previous query, not just to another page of this one (`question` excludes the page number). */
function useStaleRows(question: string, isWaiting: boolean): boolean {
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (!isWaiting) lastQuestion.current = question;
  });
  return isWaiting && lastQuestion.current !== question;
}
