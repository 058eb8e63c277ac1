import { type FacetName, facetValuesMax, filters, filterWith, isListFilter, type TextFacet } from '#lib/domain/filters.ts';
import type { Facets } from '#lib/domain/page.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { languageName } from '#lib/languages/language-name.ts';
import { type Language, languageOfName } from '#lib/languages/languages.ts';
import { lookupRef } from '#lib/store/records/lookups.ts';
import { countryCode, type FacetValues, type ValueNames } from '#lib/store/values/columns.ts';
import { institutionNames } from '#lib/store/values/institution-name.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { cachedRows } from './cached-rows.ts';
import { disambiguate } from './disambiguate.ts';
import { filterValues } from './filter-checks.ts';
import type { MatchingOrdinals } from './select-ordinals.ts';

/** Names the counted values of facets, the most frequent first (years ascending). `most` can raise the usual maximum of values. */
export function facetNamer(index: NameIndex) {
  const people = cachedRows(namesMax, async (_, ids) => (await index.names(ids)).values());
  const institutionsOf = cachedRows(namesMax, (_, ids) => index.institutionNames(ids));
  return async (
    language: Language,
    data: FacetValues,
    query: ResearchQuery,
    counts: MatchingOrdinals['counts'],
    most = 0,
  ): Promise<Facets> => {
    const facetLists = Object.entries(counts).map(([name, values]) => {
      const facet = name as FacetName;
      const listedMax = Math.max(facetValuesMax(facet), most);
      return { facet, values: withSelected(values, selectedValues(facet, data, query), listedMax, facet === 'year') };
    });
    const authors = facetLists.find(({ facet }) => facet === 'author')?.values.map(([author]) => author) ?? [];
    const peopleNames = disambiguate(await people(data, language, authors), language);
    const institutions = facetLists.find(({ facet }) => facet === 'institution')?.values.map(([id]) => id) ?? [];
    const institutionLabels = institutionNames(await institutionsOf(data, language, institutions), language);
    const nameOf = (facet: FacetName, value: number): Ref => {
      const name = filterWith(facet);
      if (!isListFilter(name)) return plainRef(name === 'fromYear' ? String(value) : String(value === 1));
      const { values } = filters[name];
      if (values === 'countries') return { id: countryCode(value), name: countryName(countryCode(value), language) };
      if (values !== 'ids') return textValue(data.values[facet as TextFacet][value - 1] as ValueNames, language, values === 'languages');
      if (name === 'researchTypeId') return lookupRef('research_type', value, language);
      if (name === 'focusedAreaId') return lookupRef('research_area', value, language);
      return {
        id: String(value),
        name: (name === 'authorId' ? peopleNames : institutionLabels).get(value) ?? { value: String(value), lang: 'und' },
      };
    };
    return Object.fromEntries(
      facetLists.map(({ facet, values }) => [facet, values.map(([value, count]) => ({ ...nameOf(facet, value), count }))]),
    );
  };
}

/** Display names of people in one list; namesakes are disambiguated. */
export const namePeople = async (index: NameIndex, language: Language, ids: readonly number[]): Promise<ReadonlyMap<number, Text>> =>
  disambiguate(ids.length > 0 ? [...(await index.names(ids)).values()] : [], language);

/** Maximum cached names, of a few hundred bytes each. */
const namesMax = 5_000;

/** The values of a facet that the query selects, as numbers of its column. The members of a group are not selected one by one. */
function selectedValues(facet: FacetName, data: FacetValues, query: ResearchQuery): readonly number[] {
  const name = filterWith(facet);
  return isListFilter(name)
    ? filterValues(
        data,
        name,
        query[name].filter((value) => !isCountryGroup(value)),
      )
    : [];
}

const plainRef = (id: string): Ref => ({ id, name: { value: id, lang: 'und' } });

/** A language is shown by its name. Another text is shown by its Arabic name for Arabic readers if it has one, else by its main name. */
function textValue([name, ar]: ValueNames, language: Language, isLanguage: boolean): Ref {
  if (isLanguage) return { id: name, name: { value: languageName(name, language), lang: language } };
  if (language === 'ar' && ar !== null) return { id: name, name: { value: ar, lang: 'ar' } };
  return { id: name, name: { value: name, lang: languageOfName(name) } };
}

/** The most frequent values (years ascending) and every selected one, even with count 0: an active filter never disappears. */
function withSelected(counts: ReadonlyMap<number, number>, selected: readonly number[], max: number, inOrder: boolean): [number, number][] {
  const orderedCounts = [...counts].sort(inOrder ? ([a], [b]) => a - b : ([a, n], [b, m]) => m - n || a - b);
  const first = orderedCounts.slice(0, max);
  const listedIds = new Set(first.map(([value]) => value));
  const missing = selected.filter((value) => Number.isInteger(value) && !listedIds.has(value));
  return [...first, ...missing.map((value): [number, number] => [value, counts.get(value) ?? 0])];
}
