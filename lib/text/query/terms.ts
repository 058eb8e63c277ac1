import { listIn, readData } from '#lib/text/data/read-data.ts';
import { type AreaTerms, type EntityType, missionTypes, type Term } from '#lib/text/vocabulary/concept.ts';

/** Other names of missions, made by `npm run vocabulary`. */
const otherNames = new Map(readData('mission-names.tsv').map(([id = '', names]) => [id, listIn(names)] as const));

/** The bilingual term list. */
export const terms: readonly Term[] = readData('concepts.tsv').map(termOf);

/** The research areas of the glossary with their synonyms. */
export const areaTerms: readonly AreaTerms[] = readData('areas.tsv').map(([id = '', english, arabic]) => {
  const [[en = '', ...synEn], [ar = '', ...synAr]] = [listIn(english), listIn(arabic)];
  return { id, en, ar, synEn, synAr };
});

function termOf([id = '', type, areas, english, arabic]: readonly string[]): Term {
  const own = listIn(areas);
  return {
    id,
    type: type as EntityType,
    en: listIn(english),
    ar: [...listIn(arabic), ...(otherNames.get(id) ?? [])],
    ...(own.length > 0 && { areas: own }),
    ...(missionTypes.has(type as EntityType) && { isMission: true as const }),
  };
}
