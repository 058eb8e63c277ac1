import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import type { AreaGroupKey } from '#lib/domain/places/area-groups.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { groupAreas } from './load-home.ts';

/** First year of `recent` counts; the inner disc of an area shows its recent count. */
export const recentFrom = 2020;
/** Maximum areas with a recent count; no vocabulary has more areas. */
const areasMax = 1_000;

export interface AreaFigures extends Ref {
  readonly count: number;
  /** Publications since `recentFrom`; absent where the service cannot count them. */
  readonly recent?: number;
}

export interface AreaField {
  /** Absent for the field of all areas without a group. */
  readonly key?: AreaGroupKey;
  /** Publications in any area of the field; absent where the service cannot count them. */
  readonly total?: number;
  /** Largest first. */
  readonly areas: readonly AreaFigures[];
}

/** All areas by group, most publications first, with recent counts. Rejects with a `Problem`. */
export async function loadAreas(language: Language): Promise<readonly AreaField[]> {
  const { collection } = await instance();
  if (collection.ignored.includes('focusedAreaId')) throw new Problem('not_found');
  const recentQuery = { ...defaultResearchQuery, fromYear: recentFrom };
  const [areas, recent] = await Promise.all([
    collection.researchAreas(language),
    collection.counts?.breakdown(language, recentQuery, ['focusedArea'], areasMax).catch(fallback(undefined)),
  ]);
  const recentOf = new Map(recent?.focusedArea?.map(({ id, count }) => [id, count]));
  const groups = collection.counts ? groupAreas(areas) : [{ areas }];
  const fields = await Promise.all(
    groups.map(async ({ key, areas: members }): Promise<AreaField> => {
      const total = collection.counts && key && (await countOf(language, members).catch(fallback(undefined)));
      return {
        ...(key && { key }),
        ...(total !== undefined && { total }),
        areas: members.map(({ id, name, researchCount = 0 }) => ({
          id,
          name,
          count: researchCount,
          ...(recent && { recent: recentOf.get(id) ?? 0 }),
        })),
      };
    }),
  );
  return fields.toSorted((a, b) => Number(!a.key) - Number(!b.key) || (b.total ?? 0) - (a.total ?? 0));
}

async function countOf(language: Language, areas: readonly Ref[]): Promise<number | undefined> {
  const { collection } = await instance();
  const query = { ...defaultResearchQuery, focusedAreaId: areas.map(({ id }) => id), pageSize: 1 };
  return (await collection.findResearch(language, query)).total;
}
