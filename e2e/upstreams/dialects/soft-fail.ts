import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const fail = (message: string, code: number) => ({ body: { success: false, message, statusCode: code, data: null, totalCount: 0 } });

/** Every answer has status 200; whether it is one stands inside. Pages before the first are the first. */
export const softFail = composeDialect({
  ...plain,
  name: 'soft-fail',
  key: { header: 'Authorization', scheme: 'ApiKey' },
  base: 1,
  sizeMax: 10,
  refusal: fail('مفتاح الواجهة غير صحيح', 401),
  list: ({ rows, total, index, size }) => ({
    body: { success: true, message: 'تم', data: rows, totalCount: total, pageNumber: index, pageSize: size },
  }),
  single: (record) => ({ body: { success: true, message: 'تم', statusCode: 200, data: record } }),
  lookup: (terms) => ({ body: { success: true, message: 'تم', data: terms } }),
  missing: fail('لا توجد بيانات', 404),
});

const wrapped = (code: number, rest: object) => ({ body: { Response: { IsOk: code === 200, StatusCode: code, ...rest } } });

/** The same, one level deeper: what says failure stands in a wrapper, without a word of what went wrong. */
export const softFailWrapped = composeDialect({
  ...plain,
  name: 'soft-fail-wrapped',
  key: { header: 'X-Api-Key' },
  base: 1,
  sizeMax: 10,
  refusal: wrapped(401, { Data: null }),
  list: ({ rows, total }) => wrapped(200, { Data: rows, TotalCount: total }),
  single: (record) => wrapped(200, { Data: record }),
  lookup: (terms) => wrapped(200, { Data: terms }),
  missing: wrapped(404, { Data: null }),
});
