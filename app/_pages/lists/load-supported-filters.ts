import type { SupportedFilters } from '#components/list/supported-filters.ts';
import { instance } from '#lib/compose.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';

/** Filters a remote service supports; undefined for our own. If types or areas cannot be loaded, the list has no filter by them. */
export async function loadSupportedFilters(language: Language): Promise<SupportedFilters | undefined> {
  const { catalogue, mode, ignored } = await instance();
  if (mode === 'embedded') return undefined;
  const [types, areas] = await Promise.all([
    catalogue.researchTypes(language).catch(fallback([])),
    catalogue.researchAreas(language).catch(fallback([])),
  ]);
  return { types: types.map(toChoice), areas: areas.map(toChoice), ignored };
}

function toChoice({ id, name }: LookupEntry): Pick<LookupEntry, 'id' | 'name'> {
  return { id, name };
}
