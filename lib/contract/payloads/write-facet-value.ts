import type { z } from 'zod';
import { type FacetName, filterOf, filterWith } from '#lib/domain/filters.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { facetValueSchema } from './payload-values.ts';

const yesNo = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } } as const;

/** A counted value with the id to filter by. */
export function writeFacetValue(
  facet: FacetName | 'countryGroup',
  { id, name, count }: FacetValue,
  language: Language,
): z.infer<typeof facetValueSchema> {
  return {
    id: isNumbered(facet) ? Number(id) : id,
    name: id === 'true' || id === 'false' ? yesNo[id][language] : name.value,
    count,
  };
}

/** Whether the values of a facet are years or ids of records. The API writes both as numbers. */
function isNumbered(facet: FacetName | 'countryGroup'): boolean {
  if (facet === 'countryGroup') return false;
  const filter = filterOf(filterWith(facet));
  return filter.kind === 'list' ? filter.values === 'ids' : filter.kind === 'bound';
}
