import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const failure = (message: string, code: number) => ({ body: { success: false, message, statusCode: code, data: null, totalCount: 0 } });

/** A service whose status is always 200; success or failure is in the body. */
export const softFail = composeDialect({
  ...plain,
  name: 'soft-fail',
  key: { header: 'Authorization', scheme: 'ApiKey' },
  base: 1,
  sizeMax: 10,
  refusal: failure('مفتاح الواجهة غير صحيح', 401),
  list: ({ rows, total, index, size }) => ({
    body: { success: true, message: 'تم', data: rows, totalCount: total, pageNumber: index, pageSize: size },
  }),
  single: (record) => ({ body: { success: true, message: 'تم', statusCode: 200, data: record } }),
  lookup: (terms) => ({ body: { success: true, message: 'تم', data: terms } }),
  missing: failure('لا توجد بيانات', 404),
});

const wrapResponse = (code: number, rest: object) => ({ body: { Response: { IsOk: code === 200, StatusCode: code, ...rest } } });

/** Like `softFail`, with the response inside a wrapper object and no reason for a failure. */
export const softFailWrapped = composeDialect({
  ...plain,
  name: 'soft-fail-wrapped',
  key: { header: 'X-Api-Key' },
  base: 1,
  sizeMax: 10,
  refusal: wrapResponse(401, { Data: null }),
  list: ({ rows, total }) => wrapResponse(200, { Data: rows, TotalCount: total }),
  single: (record) => wrapResponse(200, { Data: record }),
  lookup: (terms) => wrapResponse(200, { Data: terms }),
  missing: wrapResponse(404, { Data: null }),
});
