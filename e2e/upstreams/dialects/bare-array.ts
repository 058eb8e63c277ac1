import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

/** A list is a bare array; page numbers and totals are in a header. */
export const bareArray = composeDialect({
  ...plain,
  name: 'bare-array',
  key: { header: 'Api-Key' },
  base: 1,
  refusal: { status: 403, body: { message: 'Invalid API key.' } },
  list: ({ rows, index, size, total, pages }) => ({
    body: rows,
    headers: {
      'x-pagination': JSON.stringify({
        TotalCount: total,
        PageSize: size,
        CurrentPage: index,
        TotalPages: pages,
        HasNext: index < pages,
        HasPrevious: index > 1,
      }),
    },
  }),
  single: (record) => ({ body: record }),
  lookup: (terms) => ({ body: terms }),
  missing: { status: 204 },
});

/** `PagedList<T> : List<T>` serialised as an array: the total is lost. A page has at most ten rows. */
export const noTotals = composeDialect({
  ...plain,
  name: 'no-totals',
  base: 1,
  sizeMax: 10,
  refusal: { status: 401 },
  list: ({ rows }) => ({ body: rows }),
  single: (record) => ({ body: [record] }),
  lookup: (terms) => ({ body: terms }),
  missing: { body: [] },
});
