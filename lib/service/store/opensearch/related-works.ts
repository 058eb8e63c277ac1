import { all, any, type Clause, constant, equals, live, not, oneOf, type SearchPort, withIds } from './search-port.ts';

/** Of a larger collaboration these many are compared: three in common count as much as all. */
const authorsMax = 100;

/** Publications sharing areas (2 points each), authors (3, at most 9) and year within five (1), best first, newest among equals; ids. */
export async function relatedWorks(port: SearchPort, id: number, limit: number): Promise<number[]> {
  type Source = { readonly state: string; readonly areas: readonly number[]; readonly authors: readonly number[]; readonly year?: number };
  const source = (await port.sources<Source>('publications', [id], ['state', 'areas', 'authors', 'year'])).get(String(id));
  if (source?.state !== 'live') return [];
  const authors = source.authors.slice(0, authorsMax);
  const shared = [oneOf('areas', source.areas), oneOf('authors', authors)];
  const signing: Clause[] =
    authors.length === 0
      ? []
      : [
          {
            function_score: {
              query: constant(oneOf('authors', authors), 1),
              functions: authors.map((author) => ({ filter: equals('authors', author), weight: 3 })),
              score_mode: 'sum',
              max_boost: 9,
              boost_mode: 'replace',
            },
          },
        ];
  const then =
    source.year === undefined ? not({ exists: { field: 'year' } }) : { range: { year: { gte: source.year - 5, lte: source.year + 5 } } };
  const should = [...source.areas.map((area) => constant(equals('areas', area), 2)), ...signing, constant(then, 1)];
  const { hits } = await port.search('publications', {
    size: limit,
    query: {
      function_score: {
        query: { bool: { filter: [all(live, not(withIds([id]))), any(shared)], should } },
        min_score: 3,
      },
    },
    sort: [{ _score: 'desc' }, { year: { order: 'desc', missing: 0 } }, { id: 'desc' }],
    _source: false,
  });
  return hits.hits.map(({ _id }) => Number(_id));
}
