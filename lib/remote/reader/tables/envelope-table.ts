import type { OperationName } from '#lib/remote/profile/operations.ts';
import { namesIn } from './names.ts';

/**
 * Member names of response envelopes, normalised with `foldName`, by priority. `count` is the last name for the total, because it is often
 * the number of rows on the page.
 */
export const envelope = {
  list: namesIn(
    'items data result results value values records record rows list content entries docs hits elements collection payload $values',
  ),
  single: namesIn('data result value payload response item content body model entity record details output'),
  /** If one of these members contains an object with a title, that object is the record, even if the outer object has a title too. */
  wrapper: namesIn('data result value payload response'),
  /** Objects next to a list that contain its counts and page numbers. */
  figures: namesIn('meta metadata pagination paging pageinfo page pager paginationmetadata'),
  total: namesIn(`
    totalcount total totalitems totalrecords totalrecord recordsfiltered recordstotal totalelements totalresults numfound rowcount
    totalrows itemscount @odatacount hitcount count
  `),
  page: namesIn('pageindex currentpageindex pagenumber pageno currentpage page pagenum current'),
  size: namesIn('pagesize itemsperpage perpage limit take size rows'),
  pages: namesIn('totalpages pagecount lastpage numberofpages'),
  hasNext: namesIn('hasnextpage hasnext hasmore'),
  isLast: namesIn('islastpage last'),
  hasPrevious: namesIn('haspreviouspage hasprevious hasprev'),
  isFirst: namesIn('isfirstpage first'),
  nextCursor: ['nextcursor'],
  sort: ['sort'],
  match: ['match'],
  facets: ['facets'],
  warnings: ['warnings'],
  ok: namesIn('success issuccess succeeded issucceeded successful issuccessful ok isok succeed'),
  failed: namesIn('isfailed failed haserror haserrors iserror'),
  message: namesIn('message msg errormessage detail title description error'),
  /** Members that are never the list of rows, whatever they contain. */
  notList: namesIn('errors error warnings facets links validationerrors messages aggregations filters'),
  /** The total of a bare list can only be in a header: a JSON object, a number, or a range. */
  headers: { json: 'x-pagination', number: 'x-total-count', range: 'content-range' },
};

/** Names of the list or record per operation, preferred to the general names. */
export const nouns: Readonly<Record<OperationName, readonly string[]>> = {
  researchTypes: namesIn('researchtypes types lookups lookup'),
  researchAreas: namesIn('researchareas focusedareas areas lookups lookup'),
  findResearch: namesIn('researches research publications publication'),
  research: namesIn('research researches publication publications'),
  findAuthors: namesIn('authors author researchers'),
  author: namesIn('author authors researcher'),
};
