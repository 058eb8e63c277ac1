'use client';

import { useEffect, useRef } from 'react';
import type { Page } from '#lib/domain/page.ts';

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
export function usePages({ pageIndex, page, isWaiting, hrefOf }: PagesInput) {
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
export function useDisplayedQuery<Query>(query: Query, isOther: boolean): Query {
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
