import type { AreaField, AreaGroup } from '#lib/answers/area-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { type AreaGroupKey, areaGroupKeys, areaGroupOf, areaGroups } from '#lib/domain/places/area-groups.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** First year of `recent` counts; the inner disc of an area shows its recent count. */
export const recentFrom = 2020;
/** Maximum areas with a recent count; no vocabulary has more areas. */
const areasMax = 1_000;

/**
 * All areas by group, most publications first, with recent counts. With countries, counts only publications with an author there; remote
 * services list areas without a filter, so there the countries have no effect. Rejects with a `Problem`.
 */
export async function listAreas(
  { collection }: Sources,
  language: Language,
  country: ResearchQuery['country'] = [],
): Promise<readonly AreaField[]> {
  if (collection.ignored.includes('focusedAreaId')) throw new Problem('not_found');
  const { counts: counter } = collection;
  const countsOf = async (query: Partial<ResearchQuery>) => {
    const { focusedArea = [] } =
      (await counter?.breakdown(language, { ...defaultResearchQuery, ...query }, ['focusedArea'], areasMax)) ?? {};
    return new Map(focusedArea.map(({ id, count }) => [id, count]));
  };
  const [allAreas, recentOf, ofCountries] = await Promise.all([
    collection.researchAreas(language),
    counter && countsOf({ country, fromYear: recentFrom }).catch(fallback(undefined)),
    counter && country.length > 0 ? countsOf({ country }) : undefined,
  ]);
  const areas = ofCountries ? allAreas.map((area) => ({ ...area, researchCount: ofCountries.get(area.id) ?? 0 })) : allAreas;
  const groups = counter ? groupAreas(areas) : [{ key: undefined, areas }];
  const fields = await Promise.all(
    groups.map(async ({ key, areas: members }): Promise<AreaField> => {
      const query = { ...defaultResearchQuery, country, focusedAreaId: members.map(({ id }) => id), pageSize: 1 };
      const page = counter && key && (await collection.findResearch(language, query).catch(fallback(undefined)));
      return {
        key,
        total: page?.total,
        areas: members.map(({ id, name, researchCount = 0 }) => ({
          id,
          name,
          count: researchCount,
          recent: recentOf && (recentOf.get(id) ?? 0),
        })),
      };
    }),
  );
  return fields.toSorted((a, b) => Number(!a.key) - Number(!b.key) || (b.total ?? 0) - (a.total ?? 0));
}

/** The areas of a group, in their own order. */
export const areasOfGroup = (areas: readonly ResearchArea[], key: AreaGroupKey): ResearchArea[] =>
  areas.filter(({ code }) => code !== undefined && areaGroupOf(code) === key);

/** Areas by group, largest first. */
export function groupAreas(areas: readonly ResearchArea[]): readonly AreaGroup[] {
  const byCount = (a: ResearchArea, b: ResearchArea) => (b.researchCount ?? 0) - (a.researchCount ?? 0);
  const knownCodes: readonly string[] = Object.values(areaGroups).flat();
  const otherAreas = areas.filter(({ code }) => code === undefined || !knownCodes.includes(code));
  const groups: readonly AreaGroup[] = areaGroupKeys.map((key) => ({ key, areas: areasOfGroup(areas, key).sort(byCount) }));
  return [...groups, { key: undefined, areas: otherAreas }].filter((group) => group.areas.length > 0);
}
