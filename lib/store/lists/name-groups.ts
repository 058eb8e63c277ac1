import type { FacetName } from '#lib/domain/filters.ts';
import type { GroupField } from '#lib/domain/groups.ts';
import type { Groups } from '#lib/domain/page.ts';
import { countryGroupIds, countryGroupNames } from '#lib/domain/places/country-groups.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { FacetValues } from '#lib/store/values/columns.ts';
import type { CountedGroups } from './count-groups.ts';
import type { facetNamer } from './name-facets.ts';

/** Names the values of counted groups as facets name them: the most frequent first, years ascending. */
export const groupNamer =
  (nameFacets: ReturnType<typeof facetNamer>) =>
  async (language: Language, data: FacetValues, fields: readonly GroupField[], counted: CountedGroups): Promise<Groups> => {
    const [outer, inner] = fields as [GroupField, GroupField?];
    const names = (field: GroupField, values: Iterable<number>) =>
      field === 'countryGroup' ? groupNames(language) : facetNames(nameFacets, language, data, field, values);
    const outerNames = await names(outer, valuesIn(counted));
    const innerNames = inner && (await names(inner, new Set(counted.values.flatMap(({ within }) => (within ? valuesIn(within) : [])))));
    return {
      ...namedGroups(outer, counted, outerNames),
      values: inOrder(outer, counted).map(({ value, count, within }) => ({
        ...(outerNames.get(value) as Ref),
        count,
        groups: inner && within && innerNames && namedGroups(inner, within, innerNames),
      })),
    };
  };

const valuesIn = ({ values }: CountedGroups) => values.map(({ value }) => value);

function namedGroups(field: GroupField, counted: CountedGroups, names: ReadonlyMap<number, Ref>) {
  const { otherCount, unknownCount } = counted;
  const values = inOrder(field, counted).map(({ value, count }) => ({ ...(names.get(value) as Ref), count }));
  return { field, values, otherCount, unknownCount };
}

const inOrder = (field: GroupField, { values }: CountedGroups) =>
  values.toSorted((a, b) => (field === 'year' ? 0 : b.count - a.count) || a.value - b.value);

const groupNames = (language: Language): ReadonlyMap<number, Ref> =>
  new Map(countryGroupIds.map((id, index) => [index, { id, name: { value: countryGroupNames[id][language], lang: language } }]));

async function facetNames(
  nameFacets: ReturnType<typeof facetNamer>,
  language: Language,
  data: FacetValues,
  facet: FacetName,
  values: Iterable<number>,
): Promise<ReadonlyMap<number, Ref>> {
  // With equal counts the namer returns values in ascending order, so names and values correspond.
  const sorted = [...values].sort((a, b) => a - b);
  const named = await nameFacets(
    language,
    data,
    defaultResearchQuery,
    { [facet]: new Map(sorted.map((value) => [value, 0])) },
    sorted.length,
  );
  return new Map((named[facet] ?? []).map(({ id, name }, index) => [sorted[index] as number, { id, name }]));
}
