'use client';

import { type ChangeEvent, type FormEvent, useCallback, useEffect, useMemo } from 'react';
import { saveSearch } from '#components/list/state/searches.ts';
import { save, useAddress, useCountLine } from '#components/list/state/use-address.ts';
import { useAhead, useAnswer, useAsking } from '#components/list/state/use-answer.ts';
import { useListTitle } from '#components/list/state/use-list-title.ts';
import { usePages, useShownWith } from '#components/list/state/use-pages.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { researchAnswerOptions } from '#lib/queries/research-answer.ts';
import { cleanSearch } from '#lib/url/clean-search.ts';
import { withQuery } from '#lib/url/paths.ts';
import {
  changeResearchQuery,
  decodeResearchQuery,
  encodeResearchQuery,
  type ResearchAddress,
  researchTable,
} from '#lib/url/research-query.ts';
import type { Change } from '#lib/url/table.ts';
import type { FixedFilters, ResearchBrowserProps } from './browser-props.ts';
import { formId } from './form-id.ts';

/** What the page says by its path is not in its query. */
function withoutFixed(fixed: FixedFilters | undefined): FixedFilters {
  return Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, []]));
}

/** What a list of publications shows and does: the query is read from the address, the answer follows it, controls change the address. */
export function useResearchList({ language, basePath, fixed, initialSearch, initial }: ResearchBrowserProps) {
  const questionAt = useCallback(
    (at: URLSearchParams) => researchAnswerOptions(language, { ...decodeResearchQuery(at), ...fixed }),
    [language, fixed],
  );
  const { askNow, ...pointing } = useAsking(questionAt);
  const { search, go, onClick, wantsFocus } = useAddress(askNow);
  const query = useMemo<ResearchQuery>(() => ({ ...decodeResearchQuery(search), ...fixed }), [search, fixed]);
  const addressOf = useCallback(
    (address: ResearchAddress) => withQuery(basePath, encodeResearchQuery({ ...address, ...withoutFixed(fixed) })),
    [basePath, fixed],
  );
  const hrefOf = useCallback((change: Change<ResearchAddress>) => addressOf(changeResearchQuery(query, change)), [query, addressOf]);
  const isInitial = encodeResearchQuery(query) === initialSearch;
  const answer = useAnswer(researchAnswerOptions(language, query), initial, isInitial);
  const { page, goTo, ...others } = answer.data ?? initial;
  useEffect(() => {
    if (goTo && !fixed) location.replace(goTo);
  }, [goTo, fixed]);

  const heading = useCountLine(answer.isPlaceholderData ? undefined : search, wantsFocus);
  useSavedSearch(query.keyword, !answer.isPlaceholderData && page.items.length > 0);
  useListTitle('researchTitle', { ...query, isKnown: fixed === undefined });
  const hasAhead = page.hasNext && !answer.isPlaceholderData;
  useAhead(hasAhead ? researchAnswerOptions(language, { ...query, pageIndex: query.pageIndex + 1 }) : undefined);

  const { onSubmit, onChange } = formHandlers((form) =>
    // What was typed and cannot be used stays in the address, and the list says so.
    go(withQuery(basePath, cleanSearch(researchTable, new URLSearchParams(new FormData(form) as never)))),
  );
  const paging = usePages({
    pageIndex: query.pageIndex,
    page,
    isWaiting: answer.isPlaceholderData,
    hrefOf,
  });
  // Numbers, and the filters that they count under, change together: until the answer to another question is there, those of the one before stand.
  const shownQuery = useShownWith(query, paging.isOther);
  return {
    ...others,
    query,
    shownQuery,
    ...paging,
    page,
    answer,
    addressOf,
    hrefOf,
    go,
    heading,
    handlers: { onClick, onChange, ...pointing },
    onSubmit,
  };
}

/** Words that found something are saved on the device. */
function useSavedSearch(keyword: string | undefined, hasFound: boolean): void {
  useEffect(() => {
    if (keyword && hasFound) saveSearch(keyword);
  }, [keyword, hasFound]);
}

/** Text is sent on Enter or with the button; a tick or a choice at once. */
function formHandlers(submit: (form: HTMLFormElement) => void) {
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      submit(event.currentTarget);
    },
    onChange(event: ChangeEvent<HTMLElement>) {
      const control = event.target as HTMLElement as HTMLInputElement | HTMLSelectElement;
      if (control.name === 'sort') save('research', control.value);
      if (control.form?.id === formId && (control.tagName === 'SELECT' || control.type === 'checkbox' || control.type === 'radio'))
        submit(control.form);
    },
  };
}
