import { hash } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { isProblem, Problem } from '#lib/domain/problem.ts';
import { aliasOf, type IndexName } from './mapping.ts';

/** A query, a filter, or a part of one, in the words of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

export interface SearchBody {
  readonly size: number;
  readonly query: Clause;
  readonly from?: number;
  readonly sort?: readonly Clause[];
  readonly post_filter?: Clause;
  readonly aggs?: Clause;
  readonly search_after?: readonly unknown[];
  readonly track_total_hits?: boolean;
  readonly _source?: boolean | readonly string[];
  readonly docvalue_fields?: readonly string[];
  /** Without it the server unpacks the stored part of each row, if only for its id. */
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

export interface Found<Source = unknown> {
  readonly hits: { readonly total?: { readonly value: number }; readonly max_score: number | null; readonly hits: readonly Hit<Source>[] };
  readonly aggregations?: Readonly<Record<string, never>>;
}

type Direction = 'asc' | 'desc';

/** An order read from its end. */
export function reversed(sort: readonly Clause[]): readonly Clause[] {
  const other = (direction: unknown): Direction => (direction === 'asc' ? 'desc' : 'asc');
  return sort.map((clause) =>
    Object.fromEntries(
      Object.entries(clause as Readonly<Record<string, Direction | { readonly order: Direction }>>).map(([field, by]) => [
        field,
        typeof by === 'string' ? other(by) : { ...by, order: other(by.order) },
      ]),
    ),
  );
}

/** What readers ask of OpenSearch. Rejects with a `Problem` of kind `unavailable` where no node answers, or not from every shard. */
export interface SearchPort {
  search<Source>(index: IndexName, body: SearchBody): Promise<Found<Source>>;
  /** Several searches in one request; answers in the same order. */
  multi(searches: readonly (readonly [index: IndexName, body: SearchBody])[]): Promise<Found[]>;
  /** Sources by id, of those that exist; `fields` limits what is returned of each. As of the last refresh. */
  sources<Source>(index: IndexName, ids: readonly (string | number)[], fields?: readonly string[]): Promise<ReadonlyMap<string, Source>>;
}

/** The same query asks the same copies of shards, whose order of equal rows is the same each time. */
const preferenceOf = ({ query }: SearchBody) => hash('sha256', JSON.stringify(query), 'hex').slice(0, 16);

/** Answers of some shards alone would be pages with records missing. */
const whole = { allow_partial_search_results: false } as const;

export function searchPort(client: Client, prefix: string): SearchPort {
  return {
    async search<Source>(index: IndexName, body: SearchBody): Promise<Found<Source>> {
      const response = await asking(() =>
        client.search({ index: aliasOf(prefix, index), preference: preferenceOf(body), ...whole, body: body as never }),
      );
      return response.body as unknown as Found<Source>;
    },
    async multi(searches) {
      if (searches.length === 0) return [];
      const lines = searches.flatMap(([index, body]) => [
        { index: aliasOf(prefix, index), preference: preferenceOf(body), ...whole },
        body,
      ]);
      const { body } = await asking(() => client.msearch({ body: lines as never }));
      const responses = body.responses as unknown as (Found & { readonly error?: { readonly reason: string } })[];
      const failed = responses.find(({ error }) => error);
      if (failed) throw unavailable(new Error(JSON.stringify(failed.error)));
      return responses;
    },
    async sources<Source>(index: IndexName, ids: readonly (string | number)[], fields?: readonly string[]) {
      const sources = new Map<string, Source>();
      if (ids.length === 0) return sources;
      const response = await asking(() =>
        client.mget({
          index: aliasOf(prefix, index),
          ...(fields && { _source: [...fields] }),
          realtime: false,
          body: { ids: ids.map(String) },
        }),
      );
      for (const doc of response.body.docs as unknown as { readonly _id: string; readonly found?: boolean; readonly _source: Source }[])
        if (doc.found) sources.set(doc._id, doc._source);
      return sources;
    },
  };
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw isProblem(cause) ? cause : unavailable(cause);
  }
}

const unavailable = (cause: unknown): Problem => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Problem('unavailable', { detail: `The search service does not answer: ${reason}`, retryAfterSeconds: 5, cause });
};

/** The number of all that a search finds. */
export const totalOf = ({ hits }: Found): number => hits.total?.value ?? 0;

export const all = (...filter: readonly Clause[]): Clause => ({ bool: { filter } });
export const any = (should: readonly Clause[]): Clause =>
  should.length === 1 ? (should[0] as Clause) : { bool: { should, minimum_should_match: 1 } };
export const not = (...must_not: readonly Clause[]): Clause => ({ bool: { must_not } });
export const oneOf = (field: string, values: readonly (string | number)[]): Clause => ({ terms: { [field]: values } });
export const equals = (field: string, value: string | number | boolean): Clause => ({ term: { [field]: value } });
export const live: Clause = equals('state', 'live');
export const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
export const bucketsOf = (aggregation: unknown): readonly Bucket[] =>
  (aggregation as { readonly buckets?: readonly Bucket[] } | undefined)?.buckets ?? [];

/** Documents by id: a look-up of a term each, where a number is a range in a tree. */
export const withIds = (ids: readonly number[]): Clause => ({ ids: { values: ids.map(String) } });

/** Ids come from addresses that anybody may type; what no id can be finds nothing. */
export const idsOf = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
