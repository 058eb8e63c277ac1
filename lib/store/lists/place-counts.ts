import type { Extras, Place } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { InstitutionFinder } from '#lib/store/institutions/find-institutions.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import type { AuthorLists } from './find-author-page.ts';
import type { ResearchFinder } from './find-research.ts';
import { namePeople } from './name-facets.ts';

/** Ids with counts, the most frequent first. */
type Counts = readonly (readonly [id: number, count: number])[];

/** Counts over the publications of a place. */
export interface PlaceCounts {
  readonly breakdown: Extras['breakdown'];
  /** People who signed from the place, sorted by the number of their works from the place, then of all their works; most first. */
  signers(place: Place, limit: number): Promise<{ readonly total: number; readonly best: Counts }>;
  contributors(
    facet: 'author' | 'institution',
    query: ResearchQuery,
    limit: number,
  ): Promise<{ readonly total: number; readonly best: Counts }>;
  readonly citations: Extras['citations'];
  /** Institutions outside the place. */
  partners(place: Place, limit: number): Promise<Counts>;
}

interface Dependencies {
  readonly index: NameIndex;
  readonly counts: PlaceCounts;
  readonly institutions: InstitutionFinder;
}

/** Counts subjects, authors and partners of the publications of a query or place. */
export function placeCounter({
  index,
  counts,
  institutions,
}: Dependencies): Pick<Extras, 'breakdown' | 'contributors' | 'citations' | 'signers' | 'partners'> {
  return {
    breakdown: counts.breakdown,
    citations: counts.citations,
    async contributors(language, facet, query, limit) {
      const { total, best } = await counts.contributors(facet, query, limit);
      const ids = best.map(([id]) => id);
      const names = facet === 'author' ? await namePeople(index, language, ids) : await institutions.names(language);
      return { total, best: best.flatMap(([id, count]) => withName(id, count, names)) };
    },
    async signers(language, place, limit) {
      const { total, best } = await counts.signers(place, limit);
      const names = await namePeople(
        index,
        language,
        best.map(([id]) => id),
      );
      return { total, people: best.flatMap(([id, count]) => withName(id, count, names)) };
    },
    async partners(language, place, limit) {
      const names = await institutions.names(language);
      return (await counts.partners(place, limit)).flatMap(([id, count]) => withName(id, count, names));
    },
  };
}

/** Query for the publications of a place. */
export const worksOf = (place: Place) => ({ ...defaultResearchQuery, ...place });

export interface Lists {
  readonly findResearch: ResearchFinder;
  readonly authors: AuthorLists;
  readonly institutions: InstitutionFinder;
}

/** The counts of an engine with all records in memory. */
export const placeCounts = ({ findResearch, authors, institutions }: Lists): PlaceCounts => ({
  breakdown: findResearch.breakdown,
  contributors: findResearch.contributors,
  citations: findResearch.citations,
  async signers({ institutionId, country }, limit) {
    const ids = await authors.ids('en', { ...defaultAuthorQuery, institutionId, country });
    return findResearch.among(worksOf({ institutionId, country }), 'author', ids, limit);
  },
  partners: async (place, limit) =>
    (await findResearch.among(worksOf(place), 'institution', await institutions.outside(place), limit)).best,
});

function withName<T>(id: number, count: number, names: ReadonlyMap<number, T>) {
  const name = names.get(id);
  return name === undefined ? [] : [{ id: String(id), name, count }];
}
