import { describe, expect, it } from 'vitest';
import { findSingle } from '#lib/remote/reader/apply-profile.ts';
import { findList } from './find-list.ts';
import { readPageFigures } from './read-page-figures.ts';
import { resolveReferences } from './references.ts';

const rows = [
  { id: 1, title: 'One' },
  { id: 2, title: 'Two' },
];
const header = { 'x-pagination': '{"TotalCount":42,"PageSize":2,"CurrentPage":1,"TotalPages":21,"HasNext":true,"HasPrevious":false}' };

// Response envelopes of common server frameworks and similar ones: name, response, expected total if any, headers.
const forms: readonly (readonly [string, unknown, number?, Record<string, string>?])[] = [
  [
    'ABP classic',
    { result: { totalCount: 42, items: rows }, targetUrl: null, success: true, error: null, unAuthorizedRequest: false, __abp: true },
    42,
  ],
  ['ABP vNext', { totalCount: 42, items: rows }, 42],
  [
    'items with page numbers',
    { items: rows, pageNumber: 1, totalPages: 21, totalCount: 42, hasPreviousPage: false, hasNextPage: true },
    42,
  ],
  ['eShop', { pageIndex: 0, pageSize: 2, count: 42, data: rows }, 42],
  ['bare list', rows],
  ['data and totalCount', { data: rows, totalCount: 42, pageNumber: 1, pageSize: 2, hasNextPage: true, hasPreviousPage: false }, 42],
  ['totalRecords', { data: rows, totalRecords: 42, pageNumber: 1, pageSize: 2 }, 42],
  ['success and message', { success: true, message: 'ok', data: rows, totalCount: 42, pageNumber: 1, pageSize: 2 }, 42],
  [
    'data inside data',
    { isSuccess: true, message: '', data: { data: rows, totalCount: 42, totalPages: 21, currentPage: 1, pageSize: 2 } },
    42,
  ],
  [
    'result object with trace',
    {
      isSuccess: true,
      isFailed: false,
      error: null,
      status: 200,
      traceId: 'x',
      timestampUtc: 'y',
      data: { items: rows, totalCount: 42, pageIndex: 1 },
    },
    42,
  ],
  ['records', { records: rows, totalRecord: 42, currentPageIndex: 1, pageSize: 2 }, 42],
  ['totalItems', { items: rows, totalItems: 42, currentPage: 1, totalPages: 21 }, 42],
  ['PascalCase', { Succeed: true, Total: 42, PageCount: 21, Data: rows }, 42],
  ['anonymous object', { totalCount: 42, data: rows }, 42],
  ['header X-Pagination', rows, 42, header],
  ['header X-Total-Count', rows, 42, { 'x-total-count': '42' }],
  ['header Content-Range', rows, 42, { 'content-range': 'items 0-1/42' }],
  ['$values', { $id: '1', Status: 'ok', Data: { $id: '2', $values: rows }, TotalCount: 42 }, 42],
  ['bilingual Angular', { isSuccess: true, errors: [{ fieldName: 'x', code: '1', message: 'm', fieldLang: 'ar' }], data: rows }],
  ['Umbraco', { total: 42, items: rows }, 42],
  ['CKAN', { help: 'https://x', success: true, result: { count: 42, results: rows } }, 42],
  ['OData', { '@odata.context': 'x', '@odata.count': 42, value: rows }, 42],
  ['Django', { count: 42, next: 'https://x?page=2', previous: null, results: rows }, 42],
  [
    'Elasticsearch',
    { took: 1, hits: { total: { value: 42, relation: 'eq' }, hits: rows.map((row) => ({ _id: String(row.id), _source: row })) } },
    42,
  ],
  ['Crossref', { status: 'ok', message: { 'total-results': 42, items: rows } }, 42],
  ['JSON:API', { data: rows.map(({ id, title }) => ({ id, type: 'research', attributes: { title } })), meta: { total: 42 } }, 42],
  ['Spring', { content: rows, page: { size: 2, totalElements: 42, totalPages: 21, number: 0 } }, 42],
  ['DataTables', { draw: 1, recordsTotal: 99, recordsFiltered: 42, data: rows }, 42],
  ['the operation’s own noun', { authors: [{ id: 9, name: 'no' }], researches: rows, total: 42 }, 42],
  ['an unknown word', { meta: { total: 42 }, things: { stuff: rows } }, 42],
];

describe.each(forms)('the list form: %s', (_name, payload, total, headers = {}) => {
  it('is found with its total', () => {
    const resolvedPayload = resolveReferences(payload).payload;
    const list = findList(resolvedPayload, 'findResearch');
    expect(list?.rows).toHaveLength(2);
    expect(JSON.stringify(list?.rows)).toContain('"Two"');
    expect(list && readPageFigures(resolvedPayload, list, new Headers(headers as Record<string, string>)).total).toBe(total);
  });
});

it('a list is never read from errors, warnings, facets or links', () => {
  expect(findList({ errors: rows, warnings: rows, facets: { year: rows }, links: rows, message: rows }, 'findResearch')).toBeUndefined();
});

it('an empty list is a list, also next to other members', () => {
  expect(findList({ items: [], total: 0, tags: [] }, 'findResearch')?.path).toBe('items');
  expect(findList([], 'findResearch')?.rows).toEqual([]);
});

it('the path of a profile takes precedence', () => {
  expect(findList({ items: [{ id: 9 }], other: { deep: rows } }, 'findResearch', 'other.deep')?.rows).toEqual(rows);
});

it('a count smaller than the page is not a total', () => {
  const payload = { count: 1, items: rows };
  const list = findList(payload, 'findResearch');
  expect(list && readPageFigures(payload, list, new Headers()).total).toBeUndefined();
});

const record = { id: 7, title: 'Seven', content: 'Text', issue: '2' };
it.each([
  ['bare', record, ''],
  ['in data', { data: record }, 'data'],
  ['in result with success', { success: true, code: 200, message: 'OK', result: record }, 'result'],
  ['next to a title of the envelope', { code: 200, title: 'Success', status: 'ok', data: record }, 'data'],
  ['in a list of one', [record], '0'],
  ['in a list of one in data', { data: [record] }, 'data.0'],
  ['under its noun', { publication: record }, 'publication'],
  ['two deep', { response: { payload: record } }, 'response.payload'],
  ['in message', { status: 'ok', message: record }, 'message'],
  ['flattened', { data: { id: 7, type: 'research', attributes: { title: 'Seven' } } }, 'data'],
])('a record is found: %s', (_name, payload, path) => {
  expect(findSingle(payload, 'research')).toMatchObject({ path });
});

it.each([[{ data: null }], [[]], [{ success: true, data: [] }], [{ result: { item: null } }]])('%j contains no record', (payload) => {
  expect(findSingle(payload, 'research')).toBeNull();
});

it('a payload without anything like a record is not read', () => {
  expect(findSingle({ status: 'ok', version: 3 }, 'research')).toBeUndefined();
});

describe('references of ReferenceHandler.Preserve', () => {
  it('are expanded, and a circle ends', () => {
    const payload = {
      $id: '1',
      $values: [
        { $id: '2', id: 5, author: { $id: '3', id: 9, name: 'N', works: { $id: '4', $values: [{ $ref: '2' }] } } },
        { $id: '5', id: 6, author: { $ref: '3' } },
      ],
    };
    const [first, second] = resolveReferences(payload).payload as [Record<string, unknown>, Record<string, unknown>];
    expect(first).toMatchObject({ id: 5, author: { id: 9, name: 'N' } });
    expect(second).toMatchObject({ id: 6, author: { id: 9, name: 'N' } });
  });
  it('leave other payloads unchanged', () => expect(resolveReferences(record).payload).toBe(record));
  it('that expand to millions of values are refused even in a short response', () => {
    const list = { $id: '1', a: Array.from({ length: 9999 }, () => 0) };
    const refs = Array.from({ length: 3000 }, () => ({ $ref: '1' }));
    expect(() => resolveReferences([list, ...refs])).toThrow(expect.objectContaining({ kind: 'bad_payload' }));
    // Records that refer to each other 400 times each.
    const wide = (id: string, to: string) => ({ $id: id, a: Array.from({ length: 400 }, () => ({ $ref: to })) });
    expect(() => resolveReferences([wide('1', '2'), wide('2', '3'), wide('3', '1')])).toThrow(
      expect.objectContaining({ kind: 'bad_payload' }),
    );
  });
  it('count for everything to which they expand', () => {
    const author = { $id: '1', id: 9, name: 'N' };
    expect(resolveReferences([author, { $ref: '1' }, { $ref: '1' }]).count).toBe(9 + 2 * 3);
  });
});
