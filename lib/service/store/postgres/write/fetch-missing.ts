import type { DocsRow } from '#lib/search/index-source.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';

/** What the engine asks for goes over a connection, and the engine waits for nothing: what is not known yet is noted, answered with nothing, and fetched; then it begins again. */
export interface Fetched {
  readonly rows: Map<string, readonly DocsRow[]>;
  readonly counts: Map<string, number>;
  readonly places: Map<string, Uint8Array>;
  readonly beginnings: Map<string, readonly (readonly [string, number])[]>;
  readonly others: Map<string, unknown>;
}

/** The same names, with what is missing under each. */
export interface Missing {
  readonly rows: Set<string>;
  readonly counts: Set<string>;
  readonly places: Map<string, readonly [block: number, term: string]>;
  readonly beginnings: Set<string>;
  readonly others: Map<string, () => Promise<unknown>>;
}

/** Of more terms that begin alike than these in one block some are not seen. */
const beginningMax = 1000;

export const isMissing = (missing: Missing) => Object.values(missing).some(({ size }) => size > 0);

export async function fetchMissing(tx: TransactionSql, blocks: readonly number[], missing: Missing, known: Fetched): Promise<void> {
  await Promise.all([
    fetchRows(tx, blocks, [...missing.rows], known),
    fetchCounts(tx, blocks, [...missing.counts], known),
    fetchPlaces(tx, [...missing.places], known),
    fetchBeginnings(tx, blocks, [...missing.beginnings], known),
    ...[...missing.others].map(async ([key, fetch]) => known.others.set(key, await fetch())),
  ]);
}

async function fetchRows(tx: TransactionSql, blocks: readonly number[], terms: readonly string[], known: Fetched): Promise<void> {
  if (terms.length === 0) return;
  const found = await tx.unsafe<DocsRow & { readonly term: string }>(
    'SELECT block, term, records, docs FROM posting WHERE block = ANY($1::int[]) AND term = ANY($2::text[]) ORDER BY block',
    [blocks, terms],
  );
  const byTerm = Map.groupBy(found, ({ term }) => term);
  for (const term of terms) known.rows.set(term, byTerm.get(term) ?? []);
}

async function fetchCounts(tx: TransactionSql, blocks: readonly number[], terms: readonly string[], known: Fetched): Promise<void> {
  if (terms.length === 0) return;
  const found = await tx.unsafe<{ readonly term: string; readonly n: number }>(
    'SELECT term, SUM(records)::int AS n FROM posting WHERE block = ANY($1::int[]) AND term = ANY($2::text[]) GROUP BY term',
    [blocks, terms],
  );
  if (known.counts.size > countedMax) known.counts.clear();
  for (const term of terms) known.counts.set(term, 0);
  for (const { term, n } of found) known.counts.set(term, n);
}

/** Counts kept for a version. */
const countedMax = 100_000;

async function fetchPlaces(
  tx: TransactionSql,
  wanted: readonly (readonly [key: string, [block: number, term: string] | readonly [number, string]])[],
  known: Fetched,
): Promise<void> {
  if (wanted.length === 0) return;
  for (const [key] of wanted) known.places.set(key, new Uint8Array(0));
  const found = await tx.unsafe<{ readonly block: number; readonly term: string; readonly places: Uint8Array }>(
    'SELECT block, term, places FROM posting JOIN unnest($1::int[], $2::text[]) AS wanted (block, term) USING (block, term)',
    [wanted.map(([, [block]]) => block), wanted.map(([, [, term]]) => term)],
  );
  for (const { block, term, places } of found) known.places.set(`${block} ${term}`, places);
}

async function fetchBeginnings(
  tx: TransactionSql,
  blocks: readonly number[],
  beginnings: readonly string[],
  known: Fetched,
): Promise<void> {
  if (beginnings.length === 0) return;
  const found = await tx.unsafe<{ readonly beginning: string; readonly term: string; readonly n: number }>(
    `SELECT beginning, term, SUM(records)::int AS n FROM unnest($1::text[]) AS beginning, unnest($2::int[]) AS own, LATERAL (
       SELECT term, records FROM posting WHERE block = own AND term >= beginning COLLATE "C" AND term < beginning || chr(1114111) COLLATE "C"
       ORDER BY term LIMIT ${beginningMax}) AS found GROUP BY beginning, term`,
    [beginnings, blocks],
  );
  const byBeginning = Map.groupBy(found, ({ beginning }) => beginning);
  for (const beginning of beginnings)
    known.beginnings.set(
      beginning,
      (byBeginning.get(beginning) ?? []).map(({ term, n }) => [term, n]),
    );
}
