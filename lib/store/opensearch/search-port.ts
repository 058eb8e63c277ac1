import { hash } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { aliasOf, type IndexName } from '#lib/store/opensearch/documents/mapping.ts';
import { answeringNodes } from './answering-nodes.ts';
import { accessProblem, isUnanswered } from './publish/server-problem.ts';

/** A query or filter in OpenSearch's query language. */
export type DslClause = Readonly<Record<string, unknown>>;

export interface SearchBody {
  readonly size: number;
  readonly query: DslClause;
  readonly from?: number;
  readonly sort?: readonly DslClause[];
  readonly post_filter?: DslClause | undefined;
  readonly aggs?: DslClause | undefined;
  readonly search_after?: readonly unknown[] | undefined;
  /** A number ends the search of a shard after as many hits. */
  readonly track_total_hits?: boolean | number;
  readonly rescore?: readonly DslClause[];
  readonly _source?: boolean | readonly string[];
  readonly docvalue_fields?: readonly string[] | undefined;
  /** Without `_none_` the server decompresses the stored part of each row, even if only ids are requested. */
  readonly stored_fields?: '_none_';
}

export interface Hit<Source> {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source: Source;
  readonly sort?: readonly unknown[];
  readonly fields?: Readonly<Record<string, readonly unknown[]>>;
}

export interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
  readonly [name: string]: unknown;
}

export interface SearchResult<Source = unknown> {
  readonly hits: { readonly total?: { readonly value: number }; readonly max_score: number | null; readonly hits: readonly Hit<Source>[] };
  readonly aggregations?: Readonly<Record<string, never>>;
}

type Direction = 'asc' | 'desc';

/** The reverse of a sort order. */
export function reversed(sort: readonly DslClause[]): readonly DslClause[] {
  const opposite = (direction: unknown): Direction => (direction === 'asc' ? 'desc' : 'asc');
  return sort.map((clause) =>
    Object.fromEntries(
      Object.entries(clause as Readonly<Record<string, Direction | { readonly order: Direction }>>).map(([field, by]) => [
        field,
        typeof by === 'string' ? opposite(by) : { ...by, order: opposite(by.order) },
      ]),
    ),
  );
}

/**
 * Reads from OpenSearch. Rejects with a `Problem`: `config` if the password is wrong, `unavailable` if no node or not every shard responds.
 */
export interface SearchPort {
  search<Source>(index: IndexName, body: SearchBody): Promise<SearchResult<Source>>;
  /** Several searches in one request, with results in the same order. */
  multi(searches: readonly (readonly [index: IndexName, body: SearchBody])[]): Promise<SearchResult[]>;
  /** Sources of existing documents by id, as of the last refresh; `fields` limits what is returned. */
  sources<Source>(index: IndexName, ids: readonly (string | number)[], fields?: readonly string[]): Promise<ReadonlyMap<string, Source>>;
}

/** Equal queries go to the same shard copies, where ties have a stable order. */
const preferenceOf = ({ query }: SearchBody) => hash('sha256', JSON.stringify(query), 'hex').slice(0, 16);

/** Makes a search fail if a shard does not respond, since partial results would miss records. */
const allShards = { allow_partial_search_results: false } as const;

export function searchPort(client: Client, prefix: string): SearchPort {
  const send = sender(client);
  const search = <Source>(index: IndexName, body: SearchBody, options: object = {}): Promise<SearchResult<Source>> =>
    send(async (pin) => {
      const request = { index: aliasOf(prefix, index), ...pin(body), ...allShards, ...options, body: body as never };
      return (await client.search(request, sentOnce)).body as unknown as SearchResult<Source>;
    });
  return {
    search,
    async multi(searches) {
      if (searches.length === 0) return [];
      return send(async (pin) => {
        const lines = searches.flatMap(([index, body]) => [{ index: aliasOf(prefix, index), ...pin(body), ...allShards }, body]);
        const { body } = await client.msearch({ body: lines as never }, sentOnce);
        const responses = body.responses as unknown as (SearchResult & { readonly error?: object; readonly status?: number })[];
        const failed = responses.find(({ error }) => error);
        if (failed) throw Object.assign(new Error(JSON.stringify(failed.error)), { statusCode: failed.status });
        return responses;
      });
    },
    async sources<Source>(index: IndexName, ids: readonly (string | number)[], fields?: readonly string[]) {
      if (ids.length === 0) return new Map();
      const body = { size: ids.length, query: withIds(ids), _source: fields ?? true, track_total_hits: false };
      // An index that does not exist yet has no documents.
      const { hits } = await search<Source>(index, body, { ignore_unavailable: true });
      return new Map(hits.hits.map(({ _id, _source }) => [_id, _source]));
    },
  };
}

/** The client must not repeat a read, since it would repeat it with the same shard copies. */
const sentOnce = { maxRetries: 0 } as const;
/** Maximum number of times that a read is sent. */
const attemptsMax = 4;
/** Chooses the shard copies of a search. */
type Pin = (body: SearchBody) => { readonly preference: string };

/**
 * Sends reads, and repeats those that no node answers. A search pinned to the copies of a frozen node fails each time, so after a failure
 * searches prefer the nodes that answer.
 */
function sender(client: Client) {
  const nodes = answeringNodes(client);
  const attempts = Math.min(attemptsMax, client.connectionPool.connections.length + 1);
  return async <T>(request: (pin: Pin) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const preference = await nodes.preference();
      const sentAt = performance.now();
      try {
        return await request((body) => ({ preference: preference ?? preferenceOf(body) }));
      } catch (cause) {
        if (attempt === attempts || !isUnanswered(cause)) throw isProblem(cause) ? cause : (accessProblem(cause) ?? unavailable(cause));
        nodes.examine(sentAt);
      }
    }
  };
}

const unavailable = (cause: unknown): Problem => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Problem('unavailable', { detail: `The search service does not answer: ${reason}`, retryAfterSeconds: 5, cause });
};

/** Total number of hits. */
export const totalOf = ({ hits }: SearchResult): number => hits.total?.value ?? 0;

/** Combinators of clauses: all of them (without a score), at least one, none of them. */
export const all = (...filter: readonly DslClause[]): DslClause => ({ bool: { filter } });
export const any = (should: readonly DslClause[]): DslClause =>
  should.length === 1 ? (should[0] as DslClause) : { bool: { should, minimum_should_match: 1 } };
export const not = (...must_not: readonly DslClause[]): DslClause => ({ bool: { must_not } });
export const oneOf = (field: string, values: readonly (string | number)[]): DslClause => ({ terms: { [field]: values } });
export const equals = (field: string, value: string | number | boolean): DslClause => ({ term: { [field]: value } });
export const live: DslClause = equals('state', 'live');
export const constant = (filter: DslClause, boost: number): DslClause => ({ constant_score: { filter, boost } });
export const bucketsOf = (aggregation: unknown): readonly Bucket[] =>
  (aggregation as { readonly buckets?: readonly Bucket[] } | undefined)?.buckets ?? [];

/** Documents by `_id`: one term look-up per id. A numeric field would need a range tree. */
export const withIds = (ids: readonly (number | string)[]): DslClause => ({ ids: { values: ids.map(String) } });

/** Parses ids. Drops those that no record can have, since ids come from URLs, which people can edit. */
export const idsOf = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
