import type { SearchScope } from '#lib/domain/query.ts';
import type { Cutoff, TopResult } from '#lib/search/policy.ts';
import { matchTiers } from '#lib/search/rank.ts';
import { answerQuery, rowsOf, type SearchOutcome, understandTyped } from '#lib/search/search.ts';
import type { Query } from '#lib/search/understand.ts';
import type { RankedRecord } from '#lib/store/opensearch/documents/ranked-record.ts';
import { pagePath } from '#lib/store/sqlite/read/search-tables.ts';
import { arxivDoi, type Identifier } from '#lib/text/query/identifier.ts';
import type { CollectionReader } from './collection-reader.ts';
import { nothing, weighByFeature, weighByFrequency } from './compile-part.ts';
import { type CompiledQuery, compileQuery } from './compile-query.ts';
import { localSource, rankedFields, rankedRecords } from './local-source.ts';
import {
  all,
  any,
  constant,
  type DslClause,
  equals,
  not,
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
  /** A clause for each reranked record, best first. Their constant scores are far above those of other records. */
  readonly best: readonly DslClause[];
  /** Matches and scores the records beyond the reranked ones; undefined if there are none. */
  readonly others: DslClause | undefined;
  /** Matches every listed record, without scores. */
  readonly listed: DslClause;
}

/** Matches every listed record; its scores give the order of relevance. */
export const scoredClause = ({ best, others }: RankedQuery): DslClause => any([...best, others ?? nothing]);

/**
 * Number of records of each operand of OR reranked by this program: as many as `rank` examines word by word, and with many operands fewer,
 * since each reranked record is a clause of the list, and OpenSearch takes 1,024.
 */
const secondPhaseOf = (operands: number): number => Math.min(100, Math.floor(600 / operands));
/**
 * Number of records that the server scores as `rank` does. It finds them by a sum of evidence and coverage, which allows it to skip records,
 * and whose order differs from that of the product. With 100, five pages of sixty changed, with 200 none.
 */
const rescored = 200;
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
  const { port, terms, collection } = parts;
  const query = await terms.run((source) => understandTyped(source, keyword, { searchIn, strict, asSpelled }));
  const identified = query.identifier && (await identify(parts, query.identifier));
  const operands = query.alternatives ?? [query];
  const { meanLengths, documentVersion } = await collection.state();
  const weigh = documentVersion === undefined ? weighByFeature : weighByFrequency;
  const compile = (isOfYears: boolean) =>
    terms.run((_, statistics) => operands.map((operand) => compileQuery(operand, statistics, { identified, isOfYears, weigh })));
  let compiled = await compile(true);
  let found = await findBest(port, compiled);
  if (found.best.length === 0 && query.year && !query.year.surely && query.parts.length > 0 && !identified) {
    compiled = await compile(false);
    found = await findBest(port, compiled);
  }
  const local = localSource(found.best, meanLengths);
  const localQuery = local.localised(query);
  const rank = (beyond: readonly TopResult[]) => terms.run((_, statistics) => answerQuery(local.source, localQuery, statistics, beyond));
  const firstAnswer = await rank(found.top);
  const secondPhase = secondPhaseOf(operands.length);
  const isOpen = operands.map(({ without }, index) => without.length > 0 || found.hitCounts[index] === secondPhase);
  const top = await findBetterTiers(
    port,
    compiled.map(({ tiers }, index) => (isOpen[index] ? tiers.slice(0, Math.max(0, (firstAnswer.cutoffs[index] as Cutoff).tier - 1)) : [])),
    found.top,
  );
  const answer = top === found.top ? firstAnswer : await rank(top);
  const rankedIds = rowsOf(answer).map(({ doc }) => local.ids[doc] as number);
  const best = rankedIds.map((id, index) => constant(withIds([id]), scoreMin + rankedIds.length - index));
  const isWhole = found.hitCounts.every((count) => count < secondPhase);
  const others = isWhole ? undefined : othersOf(compiled, answer.cutoffs, local.ids);
  return {
    answer,
    query,
    ids: local.ids,
    best,
    others: others?.scored,
    listed: any([withIds(rankedIds), ...(others ? [others.listed] : [])]),
  };
}

/** The same records, without and with scores. */
interface ScoredClause {
  readonly listed: DslClause;
  readonly scored: DslClause;
}

/** Above the score of every record that is not reranked. */
const scoreMin = 100;

/** The records that any operand lists, except those with the ids `reranked`. */
const othersOf = (operands: readonly CompiledQuery[], cutoffs: readonly Cutoff[], reranked: readonly number[]): ScoredClause => {
  const listed = operands.map((operand, index) => all(operand.listed(cutoffs[index] as Cutoff), not(withIds(reranked))));
  return { listed: any(listed), scored: { dis_max: { queries: operands.map(({ scored }, index) => scored(listed[index] as DslClause)) } } };
};

interface Candidates {
  readonly best: readonly RankedRecord[];
  /** Number of records found for each operand, at most `secondPhaseOf`. */
  readonly hitCounts: readonly number[];
  /** The highest coverage of each operand; the tier is the worst. */
  readonly top: readonly TopResult[];
}

/** Options of a search that returns no stored fields of its rows, only doc values and scores. */
const unstored = { _source: false, stored_fields: '_none_', track_total_hits: false } as const;

/** Finds the best records of each operand by the server's score, and the best coverage. */
async function findBest(port: SearchPort, operands: readonly CompiledQuery[]): Promise<Candidates> {
  const covered = operands.map(({ covered }) => covered).filter((clause) => clause !== undefined);
  const results = await port.multi(
    [
      ...operands.map((operand) => bestBody(operand, secondPhaseOf(operands.length))),
      ...covered.map((query): SearchBody => ({ size: 1, query, ...unstored })),
    ].map((body) => ['publications', body]),
  );
  const hits = results.slice(0, operands.length).map((result) => result.hits.hits);
  const coverages = results.slice(operands.length).map((result) => result.hits.max_score ?? 0);
  return {
    best: [...new Map(hits.flatMap(rankedRecords).map((record) => [record.id, record])).values()],
    hitCounts: hits.map(({ length }) => length),
    top: operands.map(({ covered }) => ({ tier: matchTiers.length - 1, coverage: covered ? (coverages.shift() as number) : 0 })),
  };
}

const bestBody = ({ candidates, factors }: CompiledQuery, size: number): SearchBody => ({
  size,
  query: candidates,
  ...unstored,
  docvalue_fields: rankedFields,
  ...(factors
    ? {
        rescore: factors.map((rescore_query, index) => ({
          window_size: rescored,
          query: index === 0 ? { rescore_query, query_weight: 0 } : { rescore_query, score_mode: 'multiply' },
        })),
      }
    : { sort: [{ _score: 'desc' }, { id: 'desc' }] }),
});

/** The best tier of each operand, given clauses of the tiers that are better than that of its reranked records. */
async function findBetterTiers(
  port: SearchPort,
  betterTiers: readonly (readonly DslClause[])[],
  top: readonly TopResult[],
): Promise<readonly TopResult[]> {
  const searches = betterTiers.flatMap((tiers, operand) => tiers.map((query, index) => ({ operand, tier: index + 1, query })));
  if (searches.length === 0) return top;
  // Each search ends with the first record.
  const results = await port.multi(searches.map(({ query }) => ['publications', { size: 0, query, track_total_hits: 1 }]));
  const matching = searches.filter((_, index) => totalOf(results[index] as SearchResult) > 0);
  return top.map((result, operand) => ({
    ...result,
    tier: Math.min(result.tier, ...matching.flatMap((search) => (search.operand === operand ? search.tier : []))),
  }));
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
