import { institutionsOf } from '#app/_pages/load/load-institutions.ts';
import { defaultInstitutionQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { termRelations } from '#lib/library/terms/terms.ts';
import { instance } from '#lib/setup/compose.ts';
import { loadPlaceContext, loadTopicContext } from './load-place-context.ts';
import { type PlaceKind, placeQuery } from './place-kinds.ts';

const institutionsMax = 60;

/** Data of a place page; `query` is that of its list. Rejects with a `Problem`. */
export async function loadPlace(kind: PlaceKind, language: Language, id: string, query: ResearchQuery) {
  const placeLoading = kind.load(language, id);
  const [place, context, list, institutions] = await Promise.all([
    placeLoading,
    kind.signed
      ? loadPlaceContext(language, { institutionId: [], country: [], [kind.filter]: [id] })
      : placeQuery(kind, language, id).then((fixed) => loadTopicContext(language, fixed)),
    listResearch(await instance(), language, query, { hasTabs: false }),
    kind.signed?.hasInstitutions ? loadInstitutionsIn(language, id) : undefined,
  ]).catch(async (error: unknown) => {
    // If the place itself fails, this throws its error instead of the error of another part.
    await placeLoading;
    throw error;
  });
  const isTerm = kind.filter === 'keyword';
  const terms = isTerm || place.termId !== undefined ? await termRelations(await instance(), language, place.termId ?? id) : undefined;
  return { place, context, list, institutions, narrower: isTerm ? [] : (terms?.narrower ?? []), terms: isTerm ? terms : undefined };
}

/** Institutions of a country, most publications first. */
async function loadInstitutionsIn(language: Language, code: string) {
  const query = { ...defaultInstitutionQuery, country: [code], sort: '-publications', pageSize: institutionsMax } as const;
  const { items, total = items.length } = await (await institutionsOf()).find(language, query);
  return { total, rows: items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })) };
}
