import { citedIdentities, coupledMax, couplingMax, couplingWeight } from '#lib/store/records/cited-identities.ts';
import { all, any, constant, type DslClause, equals, type Hit, live, not, oneOf, type SearchPort, withIds } from './search-port.ts';

/** At most this many authors are compared: three in common already give full points. */
const authorsMax = 100;

/**
 * Ids of related works, best first, each with its number of shared references. Points: 2 per shared area, 3 per author (at most 9), 2 per
 * reference (at most 10), 1 for a year within five. Ties: the newest first.
 */
export async function relatedWorks(port: SearchPort, id: number, limit: number): Promise<ReadonlyMap<number, number>> {
  type Source = {
    readonly state: string;
    readonly areas: readonly number[];
    readonly authors: readonly number[];
    readonly year?: number;
  } & WithReferences;
  const fields = ['state', 'areas', 'authors', 'year', ...referenceFields];
  const source = (await port.sources<Source>('publications', [id], fields)).get(String(id));
  if (source?.state !== 'live') return new Map();
  const authors = source.authors.slice(0, authorsMax);
  const citedWorks = citedIdentities(source.rest.citations.references).slice(0, coupledMax);
  const sharedTraits = [
    oneOf('areas', source.areas),
    oneOf('authors', authors),
    ...(citedWorks.length > 0 ? [oneOf('referenceIds', citedWorks.flat())] : []),
  ];
  const authorClauses = weightedSum(
    authors.map((author) => equals('authors', author)),
    3,
    3,
  );
  const referenceClauses = weightedSum(
    citedWorks.map((identities) => oneOf('referenceIds', identities)),
    couplingWeight,
    couplingMax,
  );
  const nearYear =
    source.year === undefined ? not({ exists: { field: 'year' } }) : { range: { year: { gte: source.year - 5, lte: source.year + 5 } } };
  const should = [
    ...source.areas.map((area) => constant(equals('areas', area), 2)),
    ...authorClauses,
    ...referenceClauses,
    constant(nearYear, 1),
  ];
  const { hits } = await port.search('publications', {
    size: limit,
    query: {
      function_score: {
        query: { bool: { filter: [all(live, not(withIds([id]))), any(sharedTraits)], should } },
        min_score: 3,
      },
    },
    sort: [{ _score: 'desc' }, { year: { order: 'desc', missing: 0 } }, { id: 'desc' }],
    _source: referenceFields,
  });
  return new Map(
    (hits.hits as readonly Hit<WithReferences>[]).map(({ _id, _source }) => {
      const others = new Set(citedIdentities(_source.rest.citations.references).flat());
      return [Number(_id), citedWorks.filter((identities) => identities.some((identity) => others.has(identity))).length];
    }),
  );
}

const referenceFields = ['rest.citations.references'];
interface WithReferences {
  readonly rest: { readonly citations: { readonly references: string | null } };
}

/** Adds `weight` for each matching clause, for at most `most` of them. */
function weightedSum(clauses: readonly DslClause[], weight: number, most: number): DslClause[] {
  if (clauses.length === 0) return [];
  const functions = clauses.map((filter) => ({ filter, weight }));
  return [
    {
      function_score: {
        query: constant(any(clauses), 1),
        functions,
        score_mode: 'sum',
        max_boost: weight * most,
        boost_mode: 'replace',
      },
    },
  ];
}
