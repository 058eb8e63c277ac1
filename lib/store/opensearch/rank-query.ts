import type { SearchScope } from '#lib/domain/query.ts';
import type { TopResult } from '#lib/search/policy.ts';
import { answerQuery, rowsOf, type SearchOutcome, understandTyped } from '#lib/search/search.ts';
import type { Query } from '#lib/search/understand.ts';
import type { RankedRecord } from '#lib/store/opensearch/documents/ranked-record.ts';
import { pagePath } from '#lib/store/sqlite/read/search-tables.ts';
import { arxivDoi, type Identifier } from '#lib/text/query/identifier.ts';
import type { CollectionReader } from './collection-reader.ts';
import { type CompiledQuery, compileQuery, listedBy } from './compile-query.ts';
import { localSource, rankedFields, rankedRecords } from './local-source.ts';
import {
  any,
  constant,
  type DslClause,
  equals,
  oneOf,
  type SearchBody,
  type SearchPort,
  type SearchResult,
  totalOf,
  withIds,
} from './search-port.ts';
import type { TermReader } from './term-source.ts';

/** A keyword query, ranked but without its rows. */
export interface RankedQuery {
  /** Result of the engine for the best hundred records. */
  readonly answer: SearchOutcome;
  /** Ids of the best hundred records, by ordinal. */
  readonly ids: readonly number[];
  readonly query: Query;
  /** The search clause that matches every displayed record; its scores give the order of relevance. */
  readonly clause: DslClause;
}

/** Number of records reranked by this program: as many as `rank` examines word by word. */
const secondPhase = 100;
/** Maximum ranked queries cached per data version. Each page and filter of a list repeats its query. */
const cachedMax = 64;

export interface RankRequest {
  readonly keyword: string;
  readonly searchIn: SearchScope;
  readonly strict: boolean;
  readonly asSpelled?: boolean;
}

interface Dependencies {
  readonly port: SearchPort;
  readonly terms: TermReader;
  readonly collection: CollectionReader;
  readonly personByOrcid: (orcid: string) => Promise<number | undefined>;
}

/** Ranks queries: the server scores all records, and the engine reranks the best hundred word by word. */
export function queryRanker(parts: Dependencies): (request: RankRequest) => Promise<RankedQuery> {
  let cached = { version: '', queries: new Map<string, Promise<RankedQuery>>() };
  return async (request) => {
    const { dataVersion } = await parts.collection.state();
    if (cached.version !== dataVersion) cached = { version: dataVersion, queries: new Map() };
    const { queries } = cached;
    const key = JSON.stringify([request.keyword, request.searchIn, request.strict, request.asSpelled]);
    const previous = queries.get(key);
    if (previous) return previous;
    const rankedQuery = rankQuery(parts, request);
    rankedQuery.catch(() => queries.delete(key));
    if (queries.size >= cachedMax) queries.delete(queries.keys().next().value as string);
    queries.set(key, rankedQuery);
    return rankedQuery;
  };
}

async function rankQuery(parts: Dependencies, { keyword, searchIn, strict, asSpelled = false }: RankRequest): Promise<RankedQuery> {
  const { port, terms } = parts;
  const query = await terms.run((source) => understandTyped(source, keyword, { searchIn, strict, asSpelled }));
  const identified = query.identifier && (await identify(parts, query.identifier));
  const compile = (requiresYear: boolean) => terms.run((_, statistics) => compileQuery(query, statistics, identified, requiresYear));
  let compiled = await compile(true);
  let candidates = await findBest(port, compiled);
  if (candidates.total === 0 && query.year && !query.year.surely && query.parts.length > 0 && !identified) {
    compiled = await compile(false);
    candidates = await findBest(port, compiled);
  }
  const local = localSource(candidates.best);
  const localQuery = local.localised(query);
  const answer = await terms.run((_, statistics) => answerQuery(local.source, localQuery, statistics, candidates.topResults));
  const rankedIds = rowsOf(answer).map(({ doc }) => local.ids[doc] as number);
  // Reranked records come first, in their new order, since these constant scores are far above the server's scores.
  const constants = rankedIds.map((id, index) => constant(withIds([id]), 2 * secondPhase - index));
  const others = candidates.total > candidates.best.length ? [listedBy(compiled, answer.cutoffs, local.ids)] : [];
  return {
    answer,
    query,
    ids: local.ids,
    clause: any(constants.length + others.length > 0 ? [...constants, ...others] : [{ match_none: {} }]),
  };
}

interface Candidates {
  readonly best: readonly RankedRecord[];
  readonly total: number;
  /** Of each operand of OR. */
  readonly topResults: readonly TopResult[];
}

/** Options of a search that returns no stored fields of its rows, only doc values and scores. */
const unstored = { _source: false, stored_fields: '_none_' } as const;

/** Finds the hundred best records by the server's score, the number of matches, and the best tier and coverage of each operand. */
async function findBest(port: SearchPort, { scored, operands }: CompiledQuery): Promise<Candidates> {
  const ranked: SearchBody = {
    size: secondPhase,
    query: scored,
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    track_total_hits: true,
    ...unstored,
    docvalue_fields: rankedFields,
  };
  const covered = operands.map(
    ({ covered, tiers }): SearchBody => ({
      ...{ size: 1, query: covered, track_total_hits: false, ...unstored },
      ...(tiers.length > 0 && { aggs: { tiers: { filters: { filters: tiers } } } }),
    }),
  );
  const [answer, ...covering] = (await port.multi([ranked, ...covered].map((body) => ['publications', body]))) as [
    SearchResult,
    ...SearchResult[],
  ];
  return { best: rankedRecords(answer.hits.hits), total: totalOf(answer), topResults: covering.map(topResultOf) };
}

function topResultOf({ aggregations, hits }: SearchResult): TopResult {
  const coverage = hits.max_score ?? 0;
  const { buckets } = (aggregations?.tiers ?? {}) as { readonly buckets?: readonly { readonly doc_count: number }[] };
  if (!buckets) return { tier: 0, coverage };
  const best = buckets.findIndex(({ doc_count }) => doc_count > 0);
  return { tier: best < 0 ? buckets.length + 1 : best + 1, coverage };
}

/** Matches the records that an identifier names; for a person, all works of that person. */
async function identify({ port, personByOrcid }: Dependencies, { kind, value }: Identifier): Promise<DslClause> {
  const [, what, id] = (kind === 'url' && pagePath.exec(value)) || [];
  if (kind === 'orcid') return oneOf('authors', [(await personByOrcid(value)) ?? []].flat());
  if (what === 'authors') return oneOf('authors', [Number(id)]);
  if (what === 'research') return withIds(await leadingIds(port, withIds([Number(id)])));
  const identified = kind === 'doi' ? await leadingIds(port, equals('identities', `doi=${value}`)) : [];
  if (identified.length > 0) return withIds(identified);
  // The identities of a work include the DOIs of its other versions.
  const identities = [...(kind === 'doi' ? [`doi:${value}`] : []), `arxiv:${value.replace(arxivDoi, '')}`];
  return oneOf('identities', identities);
}

async function leadingIds(port: SearchPort, filter: DslClause): Promise<number[]> {
  const { hits } = await port.search<{ readonly id: number; readonly into?: number }>('publications', {
    size: 10,
    query: filter,
    _source: ['id', 'into'],
  });
  return hits.hits.map(({ _source: { id, into } }) => into ?? id);
}
