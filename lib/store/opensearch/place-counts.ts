import { defaultAuthorQuery } from '#lib/domain/query.ts';
import type { InstitutionFinder } from '#lib/store/institutions/find-institutions.ts';
import { type PlaceCounts, worksOf } from '#lib/store/lists/place-counts.ts';
import { peopleFilters, peopleOrder } from './author-rows.ts';
import type { IndexedResearch } from './find-research.ts';
import { all, live, type SearchPort, totalOf, withIds } from './search-port.ts';

/** Number of frequent authors or institutions from which the listed ones are selected; a list shows a dozen. */
const valuesMax = 5_000;

/** Counts over the publications of an institution or a country, from OpenSearch. */
export function indexedPlaceCounts(
  port: SearchPort,
  { breakdown, contributors, citations }: IndexedResearch,
  institutions: InstitutionFinder,
): PlaceCounts {
  return {
    breakdown,
    contributors,
    citations,
    async signers(place, limit) {
      const counts = new Map((await contributors('author', worksOf(place), valuesMax)).best);
      const peopleQuery = all(live, ...peopleFilters({ ...defaultAuthorQuery, ...place }));
      const [allPeople, topPeople] = await Promise.all([
        port.search('people', { size: 0, query: peopleQuery, track_total_hits: true }),
        port.search('people', {
          size: valuesMax,
          query: all(peopleQuery, withIds([...counts.keys()])),
          sort: peopleOrder('-publications', 'en').map(([field, direction]) => ({ [field]: direction })),
          _source: false,
        }),
      ]);
      const best = topPeople.hits.hits.map(({ _id }) => [Number(_id), counts.get(Number(_id)) as number] as const);
      return { total: totalOf(allPeople), best: best.sort(([, a], [, b]) => b - a).slice(0, limit) };
    },
    async partners(place, limit) {
      const outside = new Set(await institutions.outside(place));
      return (await contributors('institution', worksOf(place), valuesMax)).best.filter(([id]) => outside.has(id)).slice(0, limit);
    },
  };
}
