import type { Offers } from '#components/list/offers.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';

/** Filters a remote service supports; undefined for our own. A failed lookup omits its filter. */
export async function loadOffers(language: Language): Promise<Offers | undefined> {
  const { catalogue, mode, ignored } = await instance();
  if (mode === 'embedded') return undefined;
  const [types, areas] = await Promise.all([
    catalogue.researchTypes(language).catch(leftOut([])),
    catalogue.researchAreas(language).catch(leftOut([])),
  ]);
  return { types: types.map(toChoice), areas: areas.map(toChoice), ignored };
}

function toChoice({ id, name }: LookupEntry): Pick<LookupEntry, 'id' | 'name'> {
  return { id, name };
}
