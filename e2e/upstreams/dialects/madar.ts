import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const problem = (status: number, code: string) => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: { type: `/problems/${code}`, title: code, status, code, requestId: 'test-request-1', errors: [] },
});

/** The interface of our API: complete paging figures, problem details for errors, no contact data. */
export const madar = composeDialect({
  name: 'madar',
  key: { header: 'X-Api-Key' },
  base: 1,
  refusal: problem(401, 'missing_key'),
  work: (work, language, isDetail) => {
    const { authors, ...rest } = plain.work(work, language, isDetail);
    return { ...rest, authors: authors.map(({ id, name }) => ({ id, name })), authorCount: authors.length };
  },
  author: (author, language) => ({ id: author.id, name: author[language as 'en'], publicationCount: 7 }),
  term: plain.term,
  list: ({ rows, index, size, total, pages }) => ({
    headers: { 'x-api-version': '1.1.0', etag: 'W/"1"', 'access-control-allow-origin': '*', ratelimit: '"burst";r=50;t=9' },
    body: {
      items: rows,
      pageIndex: index,
      pageSize: size,
      totalCount: total,
      totalPages: pages,
      nextCursor: null,
      facets: {},
      warnings: [],
    },
  }),
  single: (record) => ({ body: record }),
  lookup: (terms) => ({ body: { items: terms, totalCount: terms.length }, headers: { etag: 'W/"1"' } }),
  missing: problem(404, 'not_found'),
  before: ({ sent, id, headers }) => {
    if (headers['if-none-match']) return { status: 304 };
    const isInvalid =
      [...sent].some(([name, value]) => name !== 'keyword' && !/^\d+$/.test(value)) || Number(sent.get('pageindex') ?? 1) < 1;
    if (isInvalid || Number(sent.get('pagesize') ?? 1) > 100) return problem(400, 'invalid_parameter');
    return id !== '' && !/^\d+$/.test(id) ? problem(400, 'invalid_id') : undefined;
  },
});
