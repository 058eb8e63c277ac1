import type { OperationName } from '#lib/remote/profile/operations.ts';

/**
 * Member names of response envelopes, normalised with `foldName`, by priority. `count` is the last name for the total, because it is often
 * the number of rows on the page.
 */
export const envelope = {
  list: [
    'items',
    'data',
    'result',
    'results',
    'value',
    'values',
    'records',
    'record',
    'rows',
    'list',
    'content',
    'entries',
    'docs',
    'hits',
    'elements',
    'collection',
    'payload',
    '$values',
  ],
  single: ['data', 'result', 'value', 'payload', 'response', 'item', 'content', 'body', 'model', 'entity', 'record', 'details', 'output'],
  /** If one of these members contains an object with a title, that object is the record, even if the outer object has a title too. */
  wrapper: ['data', 'result', 'value', 'payload', 'response'],
  /** Objects next to a list that contain its counts and page numbers. */
  figures: ['meta', 'metadata', 'pagination', 'paging', 'pageinfo', 'page', 'pager', 'paginationmetadata'],
  total: [
    'totalcount',
    'total',
    'totalitems',
    'totalrecords',
    'totalrecord',
    'recordsfiltered',
    'recordstotal',
    'totalelements',
    'totalresults',
    'numfound',
    'rowcount',
    'totalrows',
    'itemscount',
    '@odatacount',
    'hitcount',
    'count',
  ],
  page: ['pageindex', 'currentpageindex', 'pagenumber', 'pageno', 'currentpage', 'page', 'pagenum', 'current'],
  size: ['pagesize', 'itemsperpage', 'perpage', 'limit', 'take', 'size', 'rows'],
  pages: ['totalpages', 'pagecount', 'lastpage', 'numberofpages'],
  hasNext: ['hasnextpage', 'hasnext', 'hasmore'],
  isLast: ['islastpage', 'last'],
  hasPrevious: ['haspreviouspage', 'hasprevious', 'hasprev'],
  isFirst: ['isfirstpage', 'first'],
  nextCursor: ['nextcursor'],
  sort: ['sort'],
  match: ['match'],
  facets: ['facets'],
  warnings: ['warnings'],
  ok: ['success', 'issuccess', 'succeeded', 'issucceeded', 'successful', 'issuccessful', 'ok', 'isok', 'succeed'],
  failed: ['isfailed', 'failed', 'haserror', 'haserrors', 'iserror'],
  message: ['message', 'msg', 'errormessage', 'detail', 'title', 'description', 'error'],
  /** Members that are never the list of rows, whatever they contain. */
  notList: ['errors', 'error', 'warnings', 'facets', 'links', 'validationerrors', 'messages', 'aggregations', 'filters'],
  /** The total of a bare list can only be in a header: a JSON object, a number, or a range. */
  headers: { json: 'x-pagination', number: 'x-total-count', range: 'content-range' },
} as const;

/** Names of the list or record per operation, preferred to the general names. */
export const nouns: Readonly<Record<OperationName, readonly string[]>> = {
  researchTypes: ['researchtypes', 'types', 'lookups', 'lookup'],
  researchAreas: ['researchareas', 'focusedareas', 'areas', 'lookups', 'lookup'],
  findResearch: ['researches', 'research', 'publications', 'publication'],
  research: ['research', 'researches', 'publication', 'publications'],
  findAuthors: ['authors', 'author', 'researchers'],
  author: ['author', 'authors', 'researcher'],
};
