import type { SearchScope } from '#lib/domain/query.ts';
import type { Summit } from '#lib/search/policy.ts';
import { type Answer, answerQuery, rowsOf, understandTyped } from '#lib/search/search.ts';
import type { Query } from '#lib/search/understand.ts';
import { arxivDoi, ownAddress } from '#lib/service/store/sqlite/read/search-tables.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import type { CollectionReader } from './collection-reader.ts';
import { type CompiledQuery, compileQuery } from './compile-query.ts';
import type { RankedRecord } from './documents/ranked-record.ts';
import { localSource, rankedFields, rankedRecords } from './local-source.ts';
import {
  any,
  type Clause,
  constant,
  equals,
  type Found,
  oneOf,
  type SearchBody,
  type SearchPort,
  totalOf,
  withIds,
} from './search-port.ts';
import type { TermReader } from './term-source.ts';

/** A query with a keyword, answered but for its rows. */
export interface RankedQuery {
  /** Of the best hundred. */
  readonly answer: Answer;
  /** The ids of these, by ordinal. */
  readonly ids: readonly number[];
  readonly query: Query;
  /** Finds and scores everything that is shown, in the order of relevance. */
  readonly clause: Clause;
}

/** As many as `rank` looks at word by word. */
const secondPhase = 100;
/** Ranked queries that are kept for one data version: a query is asked again for each page and filter. */
const cachedMax = 64;

export interface Asked {
  readonly keyword: string;
  readonly searchIn: SearchScope;
  readonly strict: boolean;
}

interface Parts {
  readonly port: SearchPort;
  readonly terms: TermReader;
  readonly collection: CollectionReader;
  readonly personByOrcid: (orcid: string) => Promise<number | undefined>;
}

/** Ranks queries: the server finds and scores all records, and the engine ranks the best hundred again, word by word. */
export function queryRanker(parts: Parts): (asked: Asked) => Promise<RankedQuery> {
  let cached = { version: '', queries: new Map<string, Promise<RankedQuery>>() };
  return async (asked) => {
    const { dataVersion } = await parts.collection.state();
    if (cached.version !== dataVersion) cached = { version: dataVersion, queries: new Map() };
    const { queries } = cached;
    const key = JSON.stringify([asked.keyword, asked.searchIn, asked.strict]);
    const previous = queries.get(key);
    if (previous) return previous;
    const ranked = rankQuery(parts, asked);
    ranked.catch(() => queries.delete(key));
    if (queries.size >= cachedMax) queries.delete(queries.keys().next().value as string);
    queries.set(key, ranked);
    return ranked;
  };
}

async function rankQuery(parts: Parts, { keyword, searchIn, strict }: Asked): Promise<RankedQuery> {
  const { port, terms } = parts;
  const query = await terms.run((source) => understandTyped(source, keyword, { searchIn, strict }));
  const identified = query.identifier && (await identify(parts, query.identifier));
  const compile = (isOfYears: boolean) => terms.run((_, statistics) => compileQuery(query, statistics, identified, isOfYears));
  let compiled = await compile(true);
  let candidates = await findBest(port, compiled);
  if (candidates.total === 0 && query.year && !query.year.surely && query.parts.length > 0 && !identified) {
    compiled = await compile(false);
    candidates = await findBest(port, compiled);
  }
  const local = localSource(candidates.best);
  const localQuery = local.localised(query);
  const answer = await terms.run((_, statistics) => answerQuery(local.source, localQuery, statistics, candidates.summit));
  const rankedIds = rowsOf(answer).map(({ doc }) => local.ids[doc] as number);
  // Those ranked here come first, in their order; scores of the server are far below these.
  const ranked = rankedIds.map((id, at) => constant(withIds([id]), 2 * secondPhase - at));
  const others = candidates.total > candidates.best.length ? [compiled.shown(answer.cut, local.ids)] : [];
  return { answer, query, ids: local.ids, clause: any(ranked.length + others.length > 0 ? [...ranked, ...others] : [{ match_none: {} }]) };
}

interface Best {
  readonly best: readonly RankedRecord[];
  readonly total: number;
  readonly summit: Summit;
}

/** Rows of which only columns and scores are read. */
const unstored = { _source: false, stored_fields: '_none_' } as const;

/** The best hundred, and what is known of all others. */
async function findBest(port: SearchPort, { scored, covered, tiers }: CompiledQuery): Promise<Best> {
  const ranked: SearchBody = {
    size: secondPhase,
    query: scored,
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    track_total_hits: true,
    ...unstored,
    docvalue_fields: rankedFields,
    ...(tiers.length > 0 && {
      aggs: {
        tiers: {
          filters: { filters: Object.fromEntries(tiers.map((clause, at) => [String(at + 1), clause])) },
          aggs: { best: { top_hits: { size: 1, ...unstored } } },
        },
      },
    }),
  };
  const [found, covering] = (await port.multi([
    ['publications', ranked],
    ['publications', { size: 1, query: covered, track_total_hits: false, ...unstored }],
  ])) as [Found, Found];
  return {
    best: rankedRecords(found.hits.hits),
    total: totalOf(found),
    summit: summitOf(found, tiers.length, covering.hits.max_score ?? 0),
  };
}

function summitOf(found: Found, tiers: number, coverage: number): Summit {
  type Tier = { readonly doc_count: number; readonly best: Found };
  const buckets = (found.aggregations?.tiers as { readonly buckets?: Readonly<Record<string, Tier>> } | undefined)?.buckets ?? {};
  for (let tier = 1; tier <= tiers; tier += 1) {
    const one = buckets[String(tier)];
    if (one && one.doc_count > 0) return { tier, score: one.best.hits.max_score ?? 0, coverage };
  }
  return { tier: tiers === 0 ? 0 : tiers + 1, score: found.hits.hits[0]?._score ?? 0, coverage };
}

/** The records that an identifier names; somebody's are all that they signed. */
async function identify({ port, personByOrcid }: Parts, { kind, value }: Identifier): Promise<Clause> {
  const [, what, id] = (kind === 'url' && ownAddress.exec(value)) || [];
  if (kind === 'orcid') return oneOf('authors', [(await personByOrcid(value)) ?? []].flat());
  if (what === 'authors') return oneOf('authors', [Number(id)]);
  if (what === 'research') return withIds(await leadingIds(port, withIds([Number(id)])));
  const identified = kind === 'doi' ? await leadingIds(port, equals('identities', `doi=${value}`)) : [];
  if (identified.length > 0) return withIds(identified);
  // A version that does not lead has its DOI among what the work is recognised by.
  const identities = [...(kind === 'doi' ? [`doi:${value}`] : []), `arxiv:${value.replace(arxivDoi, '')}`];
  return oneOf('identities', identities);
}

async function leadingIds(port: SearchPort, filter: Clause): Promise<number[]> {
  const { hits } = await port.search<{ readonly id: number; readonly into?: number }>('publications', {
    size: 10,
    query: filter,
    _source: ['id', 'into'],
  });
  return hits.hits.map(({ _source: { id, into } }) => into ?? id);
}
