'use client';

import { useEffect, useRef } from 'react';
import type { Page } from '#lib/domain/page.ts';

interface PagesInput {
  readonly pageIndex: number;
  readonly page: Page<unknown>;
  /** The page shown answers an earlier address; the one asked for is on its way. */
  readonly isWaiting: boolean;
  readonly hrefOf: (change: { readonly pageIndex: number; readonly cursor?: string | undefined }) => string;
}

/** How many pages a list has, as far as is known, and where each is. While the rows shown are those of another question every way leads to the first page of the new one. */
export function usePages({ pageIndex, page, isWaiting, hrefOf }: PagesInput) {
  const isOther = useOtherRows(hrefOf({ pageIndex: 1 }), isWaiting);
  const pages = page.totalPages ?? (page.hasNext ? pageIndex + 1 : pageIndex);
  const isPastEnd = pageIndex > pages && page.items.length > 0 && !isWaiting;
  return {
    isOther,
    pages,
    hrefOfPage: (number: number) => hrefOf({ pageIndex: isOther ? 1 : number }),
    /** Behind the last page that has a number. */
    furtherHref: page.nextCursor && !isWaiting ? hrefOf({ pageIndex: pageIndex + 1, cursor: page.nextCursor }) : undefined,
    /** The page before, where pages have no numbers any more. */
    previousHref: isPastEnd ? previousOf(pageIndex, pages, page.previousCursor, hrefOf) : undefined,
  };
}

function previousOf(pageIndex: number, pages: number, cursor: string | undefined, hrefOf: PagesInput['hrefOf']): string | undefined {
  if (pageIndex === pages + 1) return hrefOf({ pageIndex: pages });
  return cursor && hrefOf({ pageIndex: pageIndex - 1, cursor });
}

/** The last `query` whose answer is shown, while that to another question is on its way. */
export function useShownWith<Query>(query: Query, isOther: boolean): Query {
  const lastQuery = useRef(query);
  useEffect(() => {
    if (!isOther) lastQuery.current = query;
  });
  return isOther ? lastQuery.current : query;
}

/**
 * Whether the rows on the page are those of another question, and not merely of another page of the same one: `question` names it without its page,
 * `isWaiting` says that its answer is on its way. How many pages there are is not known then.
 */
function useOtherRows(question: string, isWaiting: boolean): boolean {
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (!isWaiting) lastQuestion.current = question;
  });
  return isWaiting && lastQuestion.current !== question;
}
