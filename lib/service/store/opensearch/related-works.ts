import { citedIdentities, coupledMax, couplingMax, couplingWeight } from '#lib/service/store/records/cited-identities.ts';
import { all, any, type Clause, constant, equals, type Hit, live, not, oneOf, type SearchPort, withIds } from './search-port.ts';

/** Of a larger collaboration these many are compared: three in common count as much as all. */
const authorsMax = 100;

/** Publications sharing areas (2 points each), authors (3, at most 9), references (2, at most 10) and year within five (1), best first, newest among equals: ids with how many references each shares. */
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
  const cited = citedIdentities(source.rest.citations.references).slice(0, coupledMax);
  const shared = [
    oneOf('areas', source.areas),
    oneOf('authors', authors),
    ...(cited.length > 0 ? [oneOf('referenceIds', cited.flat())] : []),
  ];
  const signing = summed(
    authors.map((author) => equals('authors', author)),
    3,
    3,
  );
  const citing = summed(
    cited.map((identities) => oneOf('referenceIds', identities)),
    couplingWeight,
    couplingMax,
  );
  const then =
    source.year === undefined ? not({ exists: { field: 'year' } }) : { range: { year: { gte: source.year - 5, lte: source.year + 5 } } };
  const should = [...source.areas.map((area) => constant(equals('areas', area), 2)), ...signing, ...citing, constant(then, 1)];
  const { hits } = await port.search('publications', {
    size: limit,
    query: {
      function_score: {
        query: { bool: { filter: [all(live, not(withIds([id]))), any(shared)], should } },
        min_score: 3,
      },
    },
    sort: [{ _score: 'desc' }, { year: { order: 'desc', missing: 0 } }, { id: 'desc' }],
    _source: referenceFields,
  });
  return new Map(
    (hits.hits as readonly Hit<WithReferences>[]).map(({ _id, _source }) => {
      const others = new Set(citedIdentities(_source.rest.citations.references).flat());
      return [Number(_id), cited.filter((identities) => identities.some((identity) => others.has(identity))).length];
    }),
  );
}

const referenceFields = ['rest.citations.references'];
interface WithReferences {
  readonly rest: { readonly citations: { readonly references: string | null } };
}

/** Adds a weight for each clause that holds, `most` of them at most. */
function summed(clauses: readonly Clause[], weight: number, most: number): Clause[] {
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
