import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import type { AuthorQuery, AuthorSort } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { AuthorGrouper, AuthorPager, AuthorRows, AuthorWindow } from '#lib/store/lists/find-author-page.ts';
import { facetNamer } from '#lib/store/lists/name-facets.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { indexGroups } from './index-groups.ts';
import {
  all,
  any,
  type DslClause,
  equals,
  idsOf,
  live,
  oneOf,
  reversed,
  type SearchPort,
  type SearchResult,
  totalOf,
  withIds,
} from './search-port.ts';

/** The sort keys of people in lists. */
interface PersonKeys {
  readonly id: number;
  readonly state: string;
  readonly hasEn: boolean;
  readonly hasAr: boolean;
  readonly sortEn: string;
  readonly sortAr: string;
  readonly publications: number;
}

/** Maximum number of people scored for a name: more than `people` of the name index returns. */
const scoredMax = 10_000;

/** Pages lists of people from OpenSearch. */
export const authorPager =
  (port: SearchPort): AuthorPager =>
  async (language, query, { sort, scores }, window) => {
    const filter = peopleClause(query, scores);
    return sort === 'relevance' && scores
      ? byScore(port, filter, scores, window)
      : pageInOrder(port, filter, peopleOrder(sort, language), window);
  };

/** All people of a query; `scores` are the matches of its keyword, if any. */
const peopleClause = (query: AuthorQuery, scores?: ReadonlyMap<number, number>): DslClause =>
  all(live, ...peopleFilters(query), ...(scores ? [withIds([...scores.keys()].slice(0, 60_000))] : []));

/** Counts the people of a query by the properties that it requests. */
export const peopleGrouper = (port: SearchPort, index: NameIndex): AuthorGrouper => {
  const countGroups = indexGroups(port, facetNamer(index));
  return (language, query, scores) => countGroups('people', peopleClause(query, scores), language, query.groupBy ?? []);
};

/** The filters of a query on people. */
export function peopleFilters({ focusedAreaId, institutionId, country, initial, updatedSince }: AuthorQuery): DslClause[] {
  return [
    ...(focusedAreaId.length > 0 ? [oneOf('areas', idsOf(focusedAreaId))] : []),
    ...(institutionId.length > 0 ? [oneOf('institutions', idsOf(institutionId))] : []),
    ...(country.length > 0 ? [oneOf('countries', countryCodes(country))] : []),
    ...(initial ? [any([equals('initialEn', initial), equals('initialAr', initial)])] : []),
    ...(updatedSince ? [{ range: { updated: { gte: Math.floor(Date.parse(updatedSince) / 1000) } } }] : []),
  ];
}

/** The same order as `authorOrder` in SQL: names in the script of the page first. */
export function peopleOrder(sort: AuthorSort, language: Language): (readonly [field: keyof PersonKeys, direction: 'asc' | 'desc'])[] {
  const [has, key] = ({ en: ['hasEn', 'sortEn'], ar: ['hasAr', 'sortAr'] } as const)[language];
  const [first, then] = sort === 'name' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  if (sort === 'name' || sort === '-name')
    return [
      [has, first],
      [key, then],
      ['id', 'desc'],
    ];
  return [['publications', 'desc'], ...peopleOrder('name', language)];
}

async function pageInOrder(
  port: SearchPort,
  filter: DslClause,
  order: ReturnType<typeof peopleOrder>,
  { skip, limit, after, withPrevious }: AuthorWindow,
): Promise<AuthorRows> {
  const last = after === undefined ? undefined : (await port.sources<PersonKeys>('people', [after])).get(String(after));
  const cursorValues =
    last?.state === 'live' ? order.map(([field]) => (typeof last[field] === 'boolean' ? Number(last[field]) : last[field])) : undefined;
  const sort = order.map(([field, direction]) => ({ [field]: direction }));
  const previousPage = cursorValues &&
    withPrevious && { size: limit, query: filter, sort: reversed(sort), search_after: cursorValues, _source: false };
  const start = previousPage ? idsIn(await port.search('people', previousPage))[limit - 1] : undefined;
  const answer = await port.search('people', {
    size: limit + 1,
    query: filter,
    sort,
    track_total_hits: true,
    _source: false,
    ...(cursorValues ? { search_after: cursorValues } : { from: after === undefined ? skip : 0 }),
  });
  const ids = idsIn(answer);
  return {
    ids: ids.slice(0, limit),
    total: totalOf(answer),
    hasNext: ids.length > limit,
    hasPrevious: cursorValues !== undefined || (after === undefined && skip > 0),
    previousAfter: start,
  };
}

/** A page of people by score; ties: most publications first, then the highest id. */
async function byScore(
  port: SearchPort,
  filter: DslClause,
  scores: ReadonlyMap<number, number>,
  { skip, limit, after, withPrevious }: AuthorWindow,
): Promise<AuthorRows> {
  const answer = await port.search('people', {
    size: scoredMax,
    query: filter,
    sort: [{ publications: 'desc' }, { id: 'desc' }],
    _source: false,
  });
  const ids = idsIn(answer).sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const from = after === undefined ? skip : ids.indexOf(after) + 1;
  const page = { ids: ids.slice(from, from + limit), total: ids.length, hasNext: from + limit < ids.length, hasPrevious: from > 0 };
  return { ...page, previousAfter: withPrevious ? ids[from - limit - 1] : undefined };
}

const idsIn = ({ hits }: SearchResult): number[] => hits.hits.map(({ _id }) => Number(_id));
