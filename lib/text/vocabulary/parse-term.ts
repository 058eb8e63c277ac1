import { listIn } from '#lib/text/data/read-data.ts';
import { type EntityType, missionTypes, type Term } from './concept.ts';

/** Parses cells: id, type, areas, English names, Arabic names (preferred first), and optionally search variants in each language. */
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
