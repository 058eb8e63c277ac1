import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const wrap = (result: unknown) => ({ result, targetUrl: null, success: true, error: null, unAuthorizedRequest: false, __abp: true });
const failure = (status: number, message: string) => ({
  status,
  body: {
    result: null,
    success: false,
    error: { code: 0, message, details: null, validationErrors: null },
    unAuthorizedRequest: status === 401,
    __abp: true,
  },
});

/** ASP.NET Boilerplate: the data is in `result`, an error in `error`. */
export const abp = composeDialect({
  ...plain,
  name: 'abp',
  key: { header: 'Authorization', scheme: 'Bearer' },
  base: 1,
  refusal: failure(401, 'Current user did not login to the application!'),
  list: ({ rows, total }) => ({ body: wrap({ totalCount: total, items: rows }) }),
  single: (record) => ({ body: wrap(record) }),
  lookup: (terms) => ({ body: wrap({ items: terms }) }),
  missing: failure(404, 'There is no entity with this id!'),
});
