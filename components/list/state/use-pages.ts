'use client';

import { useEffect, useRef } from 'react';
import type { Page } from '#lib/domain/page.ts';

interface PagesInput {
  readonly pageIndex: number;
  readonly page: Page<unknown>;
  /** The visible page answers an earlier address; the next is loading. */
  readonly isWaiting: boolean;
  readonly hrefOf: (change: { readonly pageIndex: number; readonly cursor?: string | undefined }) => string;
}

/**
 * Number of pages as far as known, and their addresses. While rows of another question are visible, links lead to the first page of the new
 * one.
 */
export function usePages({ pageIndex, page, isWaiting, hrefOf }: PagesInput) {
  const isOther = useStaleRows(hrefOf({ pageIndex: 1 }), isWaiting);
  const pages = page.totalPages ?? (page.hasNext ? pageIndex + 1 : pageIndex);
  const isPastEnd = pageIndex > pages && page.items.length > 0 && !isWaiting;
  return {
    isOther,
    pages,
    hrefOfPage: (number: number) => hrefOf({ pageIndex: isOther ? 1 : number }),
    /** The first page beyond numbered paging, which needs a cursor. */
    furtherHref: page.nextCursor && !isWaiting ? hrefOf({ pageIndex: pageIndex + 1, cursor: page.nextCursor }) : undefined,
    /** The previous page in cursor paging. */
    previousHref: isPastEnd ? previousOf(pageIndex, pages, page.previousCursor, hrefOf) : undefined,
  };
}

function previousOf(pageIndex: number, pages: number, cursor: string | undefined, hrefOf: PagesInput['hrefOf']): string | undefined {
  if (pageIndex === pages + 1) return hrefOf({ pageIndex: pages });
  return cursor && hrefOf({ pageIndex: pageIndex - 1, cursor });
}

/** The last `query` with a visible answer, while another loads. */
export function useDisplayedQuery<Query>(query: Query, isOther: boolean): Query {
  const lastQuery = useRef(query);
  useEffect(() => {
    if (!isOther) lastQuery.current = query;
  });
  return isOther ? lastQuery.current : query;
}

/**
 * Whether the visible rows answer another question, not just another page (`question` excludes the page). The page count is then unknown.
 */
function useStaleRows(question: string, isWaiting: boolean): boolean {
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (!isWaiting) lastQuestion.current = question;
  });
  return isWaiting && lastQuestion.current !== question;
}
