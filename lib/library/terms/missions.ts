import { type DictionaryTerm, isMission } from '#lib/domain/dictionary.ts';
import { type AreaGroupKey, areaGroupKeys, areaGroupOf } from '#lib/domain/places/area-groups.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { termPublications } from './term-publications.ts';

export interface ListedMission {
  readonly term: DictionaryTerm;
  /** Number of publications, at least 1. */
  readonly count: number;
}

/** The missions by the group of their first area that is in one; a group has them in the given order. */
export function missionsByGroup(missions: readonly ListedMission[]): readonly (readonly [AreaGroupKey, readonly ListedMission[]])[] {
  const groupOf = ({ term }: ListedMission) => term.areas.map(areaGroupOf).find(Boolean);
  return areaGroupKeys.flatMap((key) => {
    const rows = missions.filter((mission) => (groupOf(mission) ?? 'craft') === key);
    return rows.length > 0 ? [[key, rows] as const] : [];
  });
}

let cache: { readonly version: string; readonly counts: Map<string, Promise<number>> } | undefined;

/** Missions and instruments with publications, most publications first; undefined over a remote service, which would have to count the terms one by one. */
export async function listMissions(sources: Sources, language: Language): Promise<readonly ListedMission[] | undefined> {
  if (!sources.collection.harvest) return undefined;
  const missions: ListedMission[] = [];
  for (const { id } of sources.dictionary.all(language)) {
    const mission = await findMission(sources, id);
    if (mission) missions.push(mission);
  }
  return missions.toSorted((a, b) => b.count - a.count);
}

/** A mission or instrument with publications; undefined for other terms, and over a remote service. One search per term and data version. */
export async function findMission({ collection, dictionary }: Sources, id: string): Promise<ListedMission | undefined> {
  const term = dictionary.term(id);
  if (!term || !isMission(term)) return undefined;
  const version = await collection.harvest?.dataVersion();
  if (version === undefined) return undefined;
  if (cache?.version !== version) cache = { version, counts: new Map() };
  const { counts } = cache;
  let counting = counts.get(id);
  if (!counting) {
    counting = termPublications(collection, 'en', term, 1).then(({ count = 0 }) => count);
    counts.set(id, counting);
    counting.catch(() => counts.delete(id));
  }
  const count = await counting;
  return count > 0 ? { term, count } : undefined;
}
