import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

/** Like the eShop sample: pages start at 0, `count` is the total, and a 404 has an empty body. */
export const eshop = composeDialect({
  ...plain,
  name: 'eshop',
  key: { header: 'ApiKey' },
  base: 0,
  refusal: { status: 401 },
  list: ({ rows, index, size, total }) => ({ body: { pageIndex: index, pageSize: size, count: total, data: rows } }),
  single: (record) => ({ body: record }),
  lookup: (terms) => ({ body: terms }),
  missing: { status: 404 },
});
