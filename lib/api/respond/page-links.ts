import type { ParameterValue } from '#lib/collection/value.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { PageLinks } from '#lib/contract/payloads/write-page.ts';
import type { Page } from '#lib/domain/page.ts';
import { limits } from '#lib/domain/query.ts';
import { canonicalQuery } from './canonical-query.ts';

/** The paging links of a list. Beyond the page window, `next` continues by cursor. `last` is null if that page is beyond the window. */
export function pageLinks(
  operation: Operation,
  path: string,
  values: ReadonlyMap<string, ParameterValue>,
  page: Page<unknown>,
  nextCursor: string | null,
): PageLinks {
  const link = (change: Record<string, ParameterValue | undefined>) => `${path}?${canonicalQuery(operation, values, change)}`;
  const byCursor = (cursor: string) => link({ cursor, pageIndex: undefined });
  const self = link({});
  if (values.has('cursor')) {
    return { self, first: byCursor('*'), prev: null, next: nextCursor ? byCursor(nextCursor) : null, last: null };
  }
  const index = page.pageIndex ?? 1;
  const totalPages = page.totalPages ?? 0;
  const inWindow = (pageIndex: number) => pageIndex >= 1 && pageIndex * page.pageSize <= limits.pageWindow;
  const next = inWindow(index + 1) ? link({ pageIndex: index + 1 }) : nextCursor ? byCursor(nextCursor) : null;
  return {
    self,
    first: link({ pageIndex: 1 }),
    // If this page is beyond the end, `prev` is the last existing page.
    prev: index > 1 ? link({ pageIndex: Math.max(1, Math.min(index - 1, totalPages)) }) : null,
    next: page.hasNext ? next : null,
    last: totalPages >= 1 && inWindow(totalPages) ? link({ pageIndex: totalPages }) : totalPages === 0 ? link({ pageIndex: 1 }) : null,
  };
}
