import type { SupportedFilters } from '#components/list/supported-filters.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** Filters a remote service supports; undefined for our own. If types or areas cannot be loaded, the list has no filter by them. */
export async function loadSupportedFilters(language: Language): Promise<SupportedFilters | undefined> {
  const { collection } = await instance();
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
