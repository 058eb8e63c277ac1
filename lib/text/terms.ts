import type { AreaTerms, EntityType, Term } from './concept.ts';
import { listIn, readData } from './data/read-data.ts';
import { otherMissionNames } from './mission-names.ts';

export const missionTypes: ReadonlySet<EntityType> = new Set<EntityType>(['mission', 'sensor', 'agency']);

/** The bilingual term list. */
export const terms: readonly Term[] = withOtherNames(readData('concepts.tsv').map(termOf));

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
    ar: listIn(arabic),
    ...(own.length > 0 && { areas: own }),
    ...(missionTypes.has(type as EntityType) && { isMission: true as const }),
  };
}

/** Missions also with the names that only one of them may go by. */
function withOtherNames(list: readonly Term[]): Term[] {
  const missions = list.filter(({ isMission }) => isMission);
  const others = new Map(missions.map(({ id, ar }) => [id, otherMissionNames(ar)]));
  const counts = new Map<string, number>();
  for (const name of [...missions.map(({ ar }) => ar), ...others.values()].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const own = (id: string) => (others.get(id) ?? []).filter((name) => counts.get(name) === 1);
  return list.map((term) => (term.isMission ? { ...term, ar: [...term.ar, ...own(term.id)] } : term));
}
