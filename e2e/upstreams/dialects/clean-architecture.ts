import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const problem = (status: number, title: string, extra = {}) => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: { type: 'https://tools.ietf.org/html/rfc9110', title, status, traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00', ...extra },
});

/** Clean Architecture templates: a result object, strict validation, problem details. */
export const cleanArchitecture = composeDialect({
  ...plain,
  name: 'clean-architecture',
  key: { header: 'X-Api-Key' },
  base: 1,
  refusal: problem(401, 'Unauthorized'),
  list: ({ rows, index, pages, total }) => ({
    body: {
      isSuccess: true,
      message: 'ok',
      data: {
        items: rows,
        pageNumber: index,
        totalPages: pages,
        totalCount: total,
        hasPreviousPage: index > 1,
        hasNextPage: index < pages,
      },
    },
  }),
  single: (record) => ({ body: { isSuccess: true, message: 'ok', data: record } }),
  lookup: (terms) => ({ body: { isSuccess: true, message: 'ok', data: terms } }),
  missing: problem(404, 'Not Found'),
  before: ({ sent, id, operation }) => {
    const isInvalid =
      [...sent].some(([name, value]) => name !== 'keyword' && !/^\d+$/.test(value)) ||
      Number(sent.get('pageindex') ?? 1) < 1 ||
      Number(sent.get('pagesize') ?? 1) > 100;
    const isBadId = (operation === 'research' || operation === 'author') && !/^\d+$/.test(id);
    return isInvalid || isBadId
      ? problem(400, 'One or more validation errors occurred.', { errors: { PageIndex: ['The value is not valid.'] } })
      : undefined;
  },
});
