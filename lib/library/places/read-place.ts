import type { PlaceAnswer } from '#lib/answers/place-answer.ts';
import { defaultInstitutionQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import type { Sources } from '#lib/library/sources.ts';
import { termRelations } from '#lib/library/terms/terms.ts';
import { institutionsOf } from './institutions.ts';
import { readPlaceContext, readTopicContext } from './place-context.ts';
import { type PlaceKind, placeQuery } from './place-kinds.ts';

const institutionsMax = 60;

/** Data of a place page; `query` is that of its list. Rejects with a `Problem`. */
export async function readPlace(
  sources: Sources,
  language: Language,
  kind: PlaceKind,
  id: string,
  query: ResearchQuery,
): Promise<PlaceAnswer> {
  const placeReading = kind.read(sources, language, id);
  const [place, context, list, institutions] = await Promise.all([
    placeReading,
    kind.signed
      ? readPlaceContext(sources, language, { institutionId: [], country: [], [kind.filter]: [id] })
      : readTopicContext(sources, language, placeQuery(sources, language, kind, id)),
    listResearch(sources, language, query, { hasTabs: false }),
    kind.signed?.hasInstitutions ? institutionsIn(sources, language, id) : undefined,
  ]).catch(async (error: unknown) => {
    // If the place itself fails, this throws its error instead of the error of another part.
    await placeReading;
    throw error;
  });
  const isTerm = kind.filter === 'keyword';
  const terms = isTerm || place.termId !== undefined ? await termRelations(sources, language, place.termId ?? id) : undefined;
  return { place, context, list, institutions, narrower: isTerm ? [] : (terms?.narrower ?? []), terms: isTerm ? terms : undefined };
}

/** Institutions of a country, most publications first. */
async function institutionsIn(sources: Sources, language: Language, code: string) {
  const query = { ...defaultInstitutionQuery, country: [code], sort: '-publications', pageSize: institutionsMax } as const;
  const { items, total = items.length } = await institutionsOf(sources.collection).find(language, query);
  return { total, rows: items.map(({ id, name, publicationCount = 0 }) => ({ id, name, count: publicationCount })) };
}
