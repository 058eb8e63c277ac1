import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type FacetName, filterOf, filterWith } from '#lib/domain/filters.ts';
import type { Facets, Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery, type ResearchSort } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { rowMatches } from '#lib/search/explain-rows.ts';
import { answerQuery } from '#lib/search/search.ts';
import { explainRows } from '#lib/store/lists/find-research.ts';
import { facetNamer } from '#lib/store/lists/name-facets.ts';
import { matchModeOf, warningsOf } from '#lib/store/lists/notice-wording.ts';
import { unfold } from '#lib/store/lists/unfold.ts';
import { readCursor, writeCursor } from '#lib/store/port/cursor.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { nothing } from './compile-part.ts';
import { indexGroups } from './index-groups.ts';
import { localSource, rankedFields, rankedRecords } from './local-source.ts';
import { type queryRanker, type RankedQuery, scoredClause } from './rank-query.ts';
import { facetAggregations, readFacets, resolveNames } from './research-facets.ts';
import { filtersOf, type ResearchFilter, type ResolvedNames } from './research-filters.ts';
import { orderOf, type ResearchOrder } from './research-order.ts';
import { type PublicationSource, presentSources, researchById, rowFields } from './row-readers.ts';
import {
  all,
  any,
  bucketsOf,
  type DslClause,
  type Hit,
  live,
  reversed,
  type SearchBody,
  type SearchPort,
  type SearchResult,
  totalOf,
} from './search-port.ts';
import type { TermReader } from './term-source.ts';

interface Dependencies {
  readonly port: SearchPort;
  readonly index: NameIndex;
  readonly terms: TermReader;
  readonly rank: ReturnType<typeof queryRanker>;
}

/** A query compiled for OpenSearch: its ranking, the records it lists, filters and order. */
interface PreparedQuery {
  readonly ranked: RankedQuery | undefined;
  /** Matches what the query lists without its filters, and without scores. */
  readonly listed: DslClause;
  readonly filters: readonly ResearchFilter[];
  readonly ownNames: ResolvedNames;
  /** The requested order, and the applied one: `-year` replaces `relevance` if the query has no keyword to rank. */
  readonly sort: ResearchSort;
  readonly applied: ResearchSort;
}

/** OpenSearch counts up to this many distinct values exactly, and more within a few percent. */
const exactMax = 40_000;

/** Number of documents per request of a stream. */
const streamBatch = 200;

export type IndexedResearch = ReturnType<typeof researchIndex>;

/** Runs queries for publications on OpenSearch. */
export function researchIndex({ port, index, terms, rank }: Dependencies) {
  const nameFacets = facetNamer(index);
  const countGroups = indexGroups(port, nameFacets);
  const explainRows = explainer(port, terms);
  const spell = (text: string) => unfold(index, text);

  const select = selector(port, rank);

  const page = async (language: Language, query: ResearchQuery): Promise<Page<Research>> => {
    const selected = await select(query);
    const { ranked, sort } = selected;
    const order = orderOf(port, selected.applied, language);
    const answer = await findRows(port, query, selected, order);
    const hits = answer.hits.hits.slice(0, query.pageSize);
    const last = hits.at(-1);
    const start = query.withPrevious && (await findStart(port, query, selected, order));
    const cursorAt = async (hit: Hit<unknown>) => writeCursor({ key: await order.keyOf(hit), id: Number(hit._id) });
    const hasNext = answer.hits.hits.length > query.pageSize;
    const total = totalOf(answer);
    const items = presentSources(
      hits.map(({ _source }) => _source),
      language,
      'list',
    );
    const { data, counts } = await readFacets(port, answer.aggregations, { query, ownNames: selected.ownNames });
    return withoutUndefined<Page<Research>>({
      items: ranked ? await explainRows(items, hits, { ranked, language, typed: query.keyword ?? '' }) : items,
      ...(query.cursor ? {} : { pageIndex: query.pageIndex, totalPages: Math.ceil(total / query.pageSize) }),
      pageSize: query.pageSize,
      total,
      hasNext,
      hasPrevious: query.cursor ? cursorOf(query) !== undefined : query.pageIndex > 1,
      nextCursor: hasNext && last ? await cursorAt(last) : undefined,
      previousCursor: start && (await cursorAt(start)),
      sort,
      facets: await nameFacets(language, data, query, counts),
      groups: query.groupBy && (await countGroups('publications', wholeClause(selected), language, query.groupBy)),
      match: ranked ? matchModeOf(ranked.answer) : 'all',
      warnings: ranked ? await warningsOf(ranked.answer, query.keyword ?? '', language, spell) : [],
    });
  };

  const breakdown = async (language: Language, query: ResearchQuery, facets: readonly FacetName[], max: number): Promise<Facets> => {
    const prepared = await select(query);
    const selection = { query: defaultResearchQuery, ownNames: {} };
    const answer = await port.search('publications', {
      size: 0,
      query: wholeClause(prepared),
      aggs: facetAggregations(facets, [], selection, max),
    });
    const { data, counts } = await readFacets(port, answer.aggregations, selection);
    return nameFacets(language, data, defaultResearchQuery, counts, max);
  };

  const sources = <Source>(language: Language, query: ResearchQuery, fields: readonly string[]) =>
    streamSources<Source>(port, select(query), language, fields);

  const sample = async <Source>(query: ResearchQuery, limit: number, fields: readonly string[]) =>
    sampleSources<Source>(port, await select(query), limit, fields);

  return { page, sources, sample, breakdown, contributors: contributorCounter(port, select), citations: citationCounter(port, select) };
}

/** The most frequent people or institutions of a query, with the total. */
const contributorCounter =
  (port: SearchPort, select: (query: ResearchQuery) => Promise<PreparedQuery>) =>
  async (facet: 'author' | 'institution', query: ResearchQuery, max: number) => {
    const prepared = await select(query);
    const { field } = filterOf(filterWith(facet));
    const { aggregations } = await port.search('publications', {
      size: 0,
      query: wholeClause(prepared),
      aggs: {
        total: { cardinality: { field, precision_threshold: exactMax } },
        values: { terms: { field, size: max, shard_size: Math.max(1000, max * 3), order: [{ _count: 'desc' }, { _key: 'asc' }] } },
      },
    });
    const { total, values } = aggregations as unknown as { readonly total: { readonly value: number }; readonly values: unknown };
    return { total: total.value, best: bucketsOf(values).map(({ key, doc_count }) => [Number(key), doc_count] as const) };
  };

/** Citations of the publications of a query; documents without a count have -1. */
const citationCounter = (port: SearchPort, select: (query: ResearchQuery) => Promise<PreparedQuery>) => async (query: ResearchQuery) => {
  const prepared = await select(query);
  const { aggregations } = await port.search('publications', {
    size: 0,
    query: all(wholeClause(prepared), { range: { citations: { gte: 0 } } }),
    aggs: { cited: { stats: { field: 'citations' } } },
  });
  const { count, sum } = (aggregations as unknown as { readonly cited: { readonly count: number; readonly sum: number } }).cited;
  return { sum, counted: count };
};

/** Every publication of a query, without scores. */
const wholeClause = ({ listed, filters }: Pick<PreparedQuery, 'listed' | 'filters'>): DslClause =>
  all(listed, ...filters.map((filter) => filter.clause));

/** Every publication of a query, with scores if these are its order. */
const orderedClause = (prepared: PreparedQuery): DslClause =>
  prepared.ranked && prepared.applied === 'relevance' ? filtered(scoredClause(prepared.ranked), prepared.filters) : wholeClause(prepared);

const filtered = (clause: DslClause, filters: readonly ResearchFilter[]): DslClause => ({
  bool: { must: [clause], filter: filters.map((filter) => filter.clause) },
});

const cursorOf = ({ cursor }: ResearchQuery) => (cursor && cursor !== '*' ? readCursor(cursor) : undefined);

/** Reads the rows of a page and one more, which shows whether there is a next page, and the totals and facets of the whole list. */
async function findRows(
  port: SearchPort,
  query: ResearchQuery,
  prepared: PreparedQuery,
  order: ResearchOrder,
): Promise<SearchResult<PublicationSource>> {
  const { ranked, listed, filters, ownNames, applied } = prepared;
  const { facets, pageSize } = query;
  const countedFacets = new Set<FacetName | undefined>(facets);
  // A filter must not narrow its own facet, so the filters of requested facets apply after the aggregations.
  const [after, before] = [
    filters.filter(({ facet }) => countedFacets.has(facet)),
    filters.filter(({ facet }) => !countedFacets.has(facet)),
  ];
  const cursor = cursorOf(query);
  const cursorValues = cursor && (await order.after(cursor));
  const from = query.cursor ? 0 : (query.pageIndex - 1) * pageSize;
  const rows = {
    size: pageSize + 1,
    sort: order.sort,
    _source: rowFields.list,
    docvalue_fields: ranked && rankedFields,
    ...(cursorValues ? { search_after: cursorValues } : { from }),
  };
  const counts: SearchBody = {
    size: 0,
    query: wholeClause({ listed, filters: before }),
    track_total_hits: true,
    post_filter: after.length > 0 ? all(...after.map((filter) => filter.clause)) : undefined,
    aggs: facets.length > 0 ? facetAggregations(facets, after, { query, ownNames }) : undefined,
  };
  if (!ranked || applied !== 'relevance') return port.search<PublicationSource>('publications', { ...counts, ...rows });
  // Few lists are read beyond the reranked records. Without the others, their rows need no pass over all matches.
  const best = { ...rows, query: filtered(any(ranked.best.length > 0 ? ranked.best : [nothing]), filters), track_total_hits: true };
  const [counted, first] = (await port.multi([
    ['publications', counts],
    ['publications', best],
  ])) as [SearchResult<PublicationSource>, SearchResult<PublicationSource>];
  const { hits } = first.hits;
  if (!ranked.others || hits.length > pageSize) return { ...counted, hits: { ...counted.hits, hits } };
  const rest = await port.search<PublicationSource>('publications', {
    ...rows,
    query: filtered(ranked.others, filters),
    size: pageSize + 1 - hits.length,
    ...(cursorValues ? {} : { from: Math.max(0, from - totalOf(first)) }),
    track_total_hits: false,
  });
  return { ...counted, hits: { ...counted.hits, hits: [...hits, ...rest.hits.hits] } };
}

/** The row after which the previous page begins; undefined where that is the first page. */
async function findStart(
  port: SearchPort,
  query: ResearchQuery,
  prepared: PreparedQuery,
  order: ResearchOrder,
): Promise<Hit<unknown> | undefined> {
  const cursor = cursorOf(query);
  const cursorValues = cursor && (await order.after(cursor));
  if (!cursorValues) return undefined;
  const { hits } = await port.search('publications', {
    size: query.pageSize,
    query: orderedClause(prepared),
    sort: reversed(order.sort),
    search_after: cursorValues,
    _source: false,
  });
  return hits.hits.length === query.pageSize ? hits.hits.at(-1) : undefined;
}

/** Adds to each row why it matches. The embedded engine decides this on an in-memory index of these rows alone. */
function explainer(port: SearchPort, terms: TermReader) {
  const readRows = researchById(port);
  return async (
    items: readonly Research[],
    hits: readonly Hit<PublicationSource>[],
    { ranked, language, typed }: { readonly ranked: RankedQuery; readonly language: Language; readonly typed: string },
  ): Promise<Research[]> => {
    const local = localSource(rankedRecords(hits));
    const query = local.localised(ranked.query);
    const answer = await terms.run((_, statistics) => answerQuery(local.source, query, statistics));
    const ordinals = new Map(local.ids.map((id, doc) => [String(id), doc]));
    const matchesByDoc = rowMatches(local.source, answer, [...ordinals.values()]);
    const readWhole = (ids: readonly number[]) => readRows(language, ids, 'detail');
    return explainRows(items, answer, { matched: matchesByDoc, ordinals, typed, language, readWhole });
  };
}

/** At most `limit` documents of the result of a query, chosen at random. */
async function sampleSources<Source>(
  port: SearchPort,
  prepared: PreparedQuery,
  limit: number,
  fields: readonly string[],
): Promise<Source[]> {
  const query = wholeClause(prepared);
  const random = { function_score: { query, random_score: {}, boost_mode: 'replace' } };
  const { hits } = await port.search<Source>('publications', { size: limit, query: random, _source: fields });
  return hits.hits.map(({ _source }) => _source);
}

/** Streams all documents that match a query, in the order of the query. */
async function* streamSources<Source>(
  port: SearchPort,
  selection: Promise<PreparedQuery>,
  language: Language,
  fields: readonly string[],
): AsyncGenerator<Source> {
  const prepared = await selection;
  const query = orderedClause(prepared);
  const { sort } = orderOf(port, prepared.applied, language);
  for (let after: readonly unknown[] | undefined; ; ) {
    const body = { size: streamBatch, query, sort, _source: fields, search_after: after };
    const { hits } = await port.search<Source>('publications', body);
    for (const { _source } of hits.hits) yield _source;
    after = hits.hits.at(-1)?.sort;
    if (hits.hits.length < streamBatch) return;
  }
}

/** Ranks the keyword of a query and compiles its filters. */
const selector =
  (port: SearchPort, rank: Dependencies['rank']) =>
  async (query: ResearchQuery): Promise<PreparedQuery> => {
    const { keyword, searchIn, strict = false, asSpelled = false } = query;
    const ranking = keyword ? await rank({ keyword, searchIn, strict, asSpelled }) : undefined;
    const ownNames = await resolveNames(port, query);
    const sort: ResearchSort = query.sort ?? (keyword ? 'relevance' : '-year');
    return {
      ranked: ranking,
      listed: ranking?.listed ?? live,
      filters: filtersOf(query, ownNames),
      ownNames,
      sort,
      applied: sort === 'relevance' && !ranking ? '-year' : sort,
    };
  };
