import { listIn } from '#lib/text/data/read-data.ts';
import { type EntityType, missionTypes, type Term } from './concept.ts';

/**
 * A line of `concepts.tsv`, or of an operator's file in the same form, as a term. The columns are id, type, areas, the names in English and in Arabic,
 * preferred one first, and the search variants in either language, which an operator's file may leave out.
 */
export function parseTerm([id = '', type, areas, english, arabic, ...variants]: readonly string[]): Term {
  const [variantsEn, variantsAr] = [listIn(variants[0]), listIn(variants[1])];
  const areaIds = listIn(areas);
  return {
    id,
    type: type as EntityType,
    en: [...listIn(english), ...variantsEn],
    ar: [...listIn(arabic), ...variantsAr],
    variants: [...variantsEn, ...variantsAr],
    ...(areaIds.length > 0 && { areas: areaIds }),
    ...(missionTypes.has(type as EntityType) && { isMission: true as const }),
  };
}
