import { type FacetName, facetValuesMax, filters, filterWith, isListFilter, type TextFilter } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import { languageName } from '#lib/domain/language-name.ts';
import type { Facets } from '#lib/domain/page.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { institutionNames } from '#lib/service/store/institutions/institution-name.ts';
import { type Names, presentName, reference } from '#lib/service/store/records/present-research.ts';
import { countryCode, type FacetValues, oncePerColumns, type ValueNames } from './columns.ts';
import { filterValues } from './filter-checks.ts';
import type { Answer, NameIndex, PersonNames } from './search-index.ts';
import type { Selection } from './select-ordinals.ts';
import { toldApart } from './tell-apart.ts';

/** Gives the counted values of facets their names, the most frequent first (years in order); `most` of each, or as many as facets list where that is more. */
export function facetNamer(index: NameIndex, names: Names) {
  const people = readOnce(async (ids) => (await index.names(ids)).values());
  const institutionsOf = readOnce((ids) => index.institutionNames(ids));
  return async (language: Language, data: FacetValues, query: ResearchQuery, counts: Selection['counts'], most = 0): Promise<Facets> => {
    const listed = Object.entries(counts).map(([name, values]) => {
      const facet = name as FacetName;
      const listedMax = Math.max(facetValuesMax(facet), most);
      return { facet, values: withChosen(values, chosenOf(facet, data, query), listedMax, facet === 'year') };
    });
    const authors = listed.find(({ facet }) => facet === 'author')?.values.map(([author]) => author) ?? [];
    const apart = namesOf(await people(data, authors), language);
    const institutions = listed.find(({ facet }) => facet === 'institution')?.values.map(([id]) => id) ?? [];
    const bodies = institutionNames(await institutionsOf(data, institutions), language);
    const nameOf = (facet: FacetName, value: number): Ref => {
      const name = filterWith(facet);
      if (!isListFilter(name)) return ownName(name === 'fromYear' ? String(value) : String(value === 1));
      const { values } = filters[name];
      if (values === 'countries') return { id: countryCode(value), name: countryName(countryCode(value), language) };
      if (values !== 'ids') return textValue(data.values[name as TextFilter][value - 1] as ValueNames, language, values === 'languages');
      if (name === 'researchTypeId') return reference(value, names.types, language);
      if (name === 'focusedAreaId') return reference(value, names.areas, language);
      return { id: String(value), name: (name === 'authorId' ? apart : bodies).get(value) ?? { value: String(value), lang: 'und' } };
    };
    return Object.fromEntries(
      listed.map(({ facet, values }) => [facet, values.map(([value, count]) => ({ ...nameOf(facet, value), count }))]),
    );
  };
}

/** The names of people as one list shows them, namesakes told apart. */
export async function namePeople(index: NameIndex, language: Language, ids: readonly number[]): Promise<ReadonlyMap<number, Text>> {
  return namesOf(ids.length > 0 ? [...(await index.names(ids)).values()] : [], language);
}

function namesOf(people: readonly PersonNames[], language: Language): ReadonlyMap<number, Text> {
  return toldApart(
    people.map((row) => ({ id: row.id, name: presentName(row, language), affiliation: row.affiliation ?? null })),
    language,
  );
}

/** Names are a few hundred bytes each. */
const namesMax = 5_000;

/** Rows by id, read once while the columns stay: they are replaced with every change of the data, and most facets name the same people. */
function readOnce<Row extends { readonly id: number }>(read: (ids: readonly number[]) => Answer<Iterable<Row>>) {
  const rowsOf = oncePerColumns((_: FacetValues) => new Map<number, Row>());
  return async (data: FacetValues, ids: readonly number[]): Promise<Row[]> => {
    const known = rowsOf(data);
    // Another list may clear what is kept while this one reads.
    const rows = new Map(ids.map((id) => [id, known.get(id)]));
    const missing = ids.filter((id) => !known.has(id));
    if (known.size + missing.length > namesMax) known.clear();
    for (const row of missing.length > 0 ? await read(missing) : []) {
      rows.set(row.id, row);
      known.set(row.id, row);
    }
    return [...rows.values()].filter((row) => row !== undefined);
  };
}

/** The values of a facet that the query asks for, as its column has them. */
function chosenOf(facet: FacetName, data: FacetValues, query: ResearchQuery): readonly number[] {
  const name = filterWith(facet);
  return isListFilter(name) ? filterValues(data, name, query[name]) : [];
}

const ownName = (id: string): Ref => ({ id, name: { value: id, lang: 'und' } });

/** A language in words; any other text by its own name, which for a reader of Arabic is the Arabic one where there is one. */
function textValue([own, ar]: ValueNames, language: Language, isLanguage: boolean): Ref {
  if (isLanguage) return { id: own, name: { value: languageName(own, language), lang: language } };
  if (language === 'ar' && ar !== null) return { id: own, name: { value: ar, lang: 'ar' } };
  return { id: own, name: { value: own, lang: /\p{Script=Arabic}/u.test(own) ? 'ar' : 'en' } };
}

/** The most frequent values (years in order), and every chosen one, even where it counts nothing: a filter in force never disappears. */
function withChosen(counts: ReadonlyMap<number, number>, chosen: readonly number[], most: number, inOrder: boolean): [number, number][] {
  const sorted = [...counts].sort(inOrder ? ([a], [b]) => a - b : ([a, n], [b, m]) => m - n || a - b);
  const first = sorted.slice(0, most);
  const listed = new Set(first.map(([value]) => value));
  const missing = chosen.filter((value) => Number.isInteger(value) && !listed.has(value));
  return [...first, ...missing.map((value): [number, number] => [value, counts.get(value) ?? 0])];
}
