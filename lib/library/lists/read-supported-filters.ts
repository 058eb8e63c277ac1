import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** Filters a remote service supports; undefined for our own. If types or areas cannot be loaded, the list has no filter by them. */
export async function readSupportedFilters({ collection }: Sources, language: Language): Promise<SupportedFilters | undefined> {
  if (collection.counts) return undefined;
  const [types, areas] = await Promise.all([
    collection.researchTypes(language).catch(fallback([])),
    collection.researchAreas(language).catch(fallback([])),
  ]);
  return { types: types.map(toChoice), areas: areas.map(toChoice), ignored: collection.ignored };
}

function toChoice({ id, name }: LookupEntry): Pick<LookupEntry, 'id' | 'name'> {
  return { id, name };
}
