import { isProblem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Collection, Extras } from '#lib/domain/collection.ts';
import type { Dump } from '#lib/domain/dump.ts';
import { arrayFilters, filterOf } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { type AuthorQuery, type InstitutionQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';

/** Our own collection for pages: accepts every query that an address can hold. Impossible ids are dropped, page numbers are limited. */
export function acceptAddresses(catalogue: Catalogue, extras: Extras, currentDump: () => Promise<Dump>): Collection {
  const { institutions } = catalogue;
  return {
    ...catalogue,
    ignored: [],
    applied: withIntegerIds,
    findResearch: async (language, query) => {
      const sentQuery = withIntegerIds(query);
      const page = await withinWindow(sentQuery, (window) => catalogue.findResearch(language, window));
      const ignored = idFilters.filter((name) => query[name].length > sentQuery[name].length);
      return ignored.length > 0 ? { ...page, ignored } : page;
    },
    findAuthors: (language, query) => withinWindow(withIntegerIds(query), (window) => catalogue.findAuthors(language, window)),
    ...(institutions && {
      institutions: {
        ...institutions,
        find: (language, query) =>
          institutions.find(language, { ...withIntegerIds(query), pageIndex: Math.min(query.pageIndex, lastPageOf(query)) }),
      },
    }),
    counts: {
      ...extras,
      breakdown: (language, query, facets, limit) => extras.breakdown(language, withIntegerIds(query), facets, limit),
      contributors: (language, facet, query, limit) => extras.contributors(language, facet, withIntegerIds(query), limit),
      citations: (query) => extras.citations(withIntegerIds(query)),
    },
    recommendations: extras,
    harvest: {
      ...extras,
      stream: (language, query, shape) => extras.stream(language, withIntegerIds(query), shape),
      sample: (language, query, limit) => extras.sample(language, withIntegerIds(query), limit),
    },
    currentDump,
  };
}

const lastPageOf = ({ pageSize }: { readonly pageSize: number }) => Math.floor(limits.pageWindow / pageSize);

/**
 * Limits page numbers to the first 10,000 records. Later pages need a cursor; without a valid cursor they have no rows.
 */
export async function withinWindow<Query extends ResearchQuery | AuthorQuery, T>(
  query: Query,
  find: (query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  const lastPage = lastPageOf(query);
  const { pageIndex } = query;
  const limitPages = (page: Page<T>) => ({
    ...page,
    ...(page.totalPages !== undefined && { totalPages: Math.min(page.totalPages, lastPage) }),
  });
  const cursorPage =
    query.cursor && pageIndex > lastPage ? await find({ ...query, pageIndex: 1, withPrevious: true }).catch(undefinedIfRefused) : undefined;
  if (cursorPage) {
    const totalPages = cursorPage.total === undefined ? undefined : Math.ceil(cursorPage.total / query.pageSize);
    return {
      ...limitPages({ ...cursorPage, ...(totalPages !== undefined && { totalPages }) }),
      pageIndex,
      hasNext: false,
      hasPrevious: true,
    };
  }
  const page = limitPages(await find({ ...query, cursor: undefined, pageIndex: Math.min(pageIndex, lastPage) }));
  const { nextCursor, ...rest } = page;
  if (pageIndex > lastPage) return { ...rest, items: [], pageIndex, hasNext: false, hasPrevious: true };
  return pageIndex < lastPage ? rest : { ...page, hasNext: false };
}

function undefinedIfRefused(error: unknown): undefined {
  if (isProblem(error) && error.kind === 'bad_request') return undefined;
  throw error;
}

const idFilters = arrayFilters.filter((name) => {
  const filter = filterOf(name);
  return filter.kind === 'link' || (filter.kind === 'list' && filter.values === 'ids');
});

/** Drops ids that are not integers. Our own records have integers as ids, but an address may contain any text. */
function withIntegerIds<Query extends ResearchQuery | AuthorQuery | InstitutionQuery>(query: Query): Query {
  const isLocalId = (id: string) => /^[1-9]\d{0,15}$/.test(id);
  const localIds = idFilters
    .filter((name) => name in query)
    .map((name) => [name, (query as Partial<ResearchQuery>)[name]?.filter(isLocalId)]);
  return { ...query, ...Object.fromEntries(localIds) };
}
