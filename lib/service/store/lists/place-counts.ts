import type { Extras, Place } from '#lib/domain/extras.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { InstitutionFinder } from '#lib/service/store/institutions/find-institutions.ts';
import type { AuthorFinder } from './find-author-page.ts';
import type { ResearchFinder } from './find-research.ts';
import { namePeople } from './name-facets.ts';
import type { SearchIndex } from './search-index.ts';

interface Parts {
  readonly index: SearchIndex;
  readonly findResearch: ResearchFinder;
  readonly findAuthors: AuthorFinder;
  readonly institutions: InstitutionFinder;
}

/** Counts what the publications of a query, or of a place, are about, whom they are by, and whom they are with. */
export function placeCounter({
  index,
  findResearch,
  findAuthors,
  institutions,
}: Parts): Pick<Extras, 'breakdown' | 'signers' | 'partners'> {
  const worksOf = ({ institutionId, country }: Place) => ({ ...defaultResearchQuery, institutionId, country });
  return {
    breakdown: findResearch.breakdown,
    async signers(language, { institutionId, country }, limit) {
      // Those with most publications in all come first among equals.
      const ids = await findAuthors.ids(language, { ...defaultAuthorQuery, institutionId, country });
      const { total, best } = await findResearch.among(worksOf({ institutionId, country }), 'author', ids, limit);
      const names = await namePeople(
        index,
        language,
        best.map(([id]) => id),
      );
      return { total, people: best.flatMap(([id, count]) => named(id, count, names)) };
    },
    async partners(language, place, limit) {
      const { best } = await findResearch.among(worksOf(place), 'institution', await institutions.outside(place), limit);
      const names = await institutions.names(language);
      return best.flatMap(([id, count]) => named(id, count, names));
    },
  };
}

function named<T>(id: number, count: number, names: ReadonlyMap<number, T>) {
  const name = names.get(id);
  return name === undefined ? [] : [{ id: String(id), name, count }];
}
