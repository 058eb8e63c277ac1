import type { Language } from '#lib/domain/language.ts';
import { languageName } from '#lib/domain/language-name.ts';
import type { Facets } from '#lib/domain/page.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { FacetName, ResearchQuery } from '#lib/domain/query.ts';
import type { Text } from '#lib/domain/text.ts';
import { institutionNames } from '#lib/service/store/institutions/institution-name.ts';
import { type Names, presentName, reference } from '#lib/service/store/records/present-research.ts';
import { type Columns, countriesMax, countryCode, countryNumber, oncePerColumns, type VenueNames } from './columns.ts';
import { authorsMax } from './count-facets.ts';
import { venuesNamed } from './filter-checks.ts';
import type { Answer, PersonNames, SearchIndex } from './search-index.ts';
import type { Selection } from './select-ordinals.ts';
import { toldApart } from './tell-apart.ts';

const facetValuesMax = { author: authorsMax, year: 10_000, country: countriesMax } as Readonly<Partial<Record<FacetName, number>>>;

/** Gives the counted values of facets their names, the most frequent first (years in order). */
export function facetNamer(index: SearchIndex, names: Names) {
  const people = readOnce(async (ids) => (await index.names(ids)).values());
  const institutionsOf = readOnce((ids) => index.institutionNames(ids));
  return async (language: Language, data: Columns, query: ResearchQuery, counts: Selection['counts']): Promise<Facets> => {
    const chosen: Partial<Record<FacetName, readonly string[]>> = {
      researchType: query.researchTypeId,
      focusedArea: query.focusedAreaId,
      author: query.authorId,
      institution: query.institutionId,
      country: query.country.map((code) => String(countryNumber(code))),
      venue: venuesNamed(data, query.venue).map(String),
    };
    const listed = Object.entries(counts).map(([name, values]) => {
      const facet = name as FacetName;
      return { facet, values: withChosen(values, chosen[facet] ?? [], facetValuesMax[facet] ?? 100, facet === 'year') };
    });
    const authors = listed.find(({ facet }) => facet === 'author')?.values.map(([author]) => author) ?? [];
    const apart = namesOf(await people(data, authors), language);
    const institutions = listed.find(({ facet }) => facet === 'institution')?.values.map(([id]) => id) ?? [];
    const bodies = institutionNames(await institutionsOf(data, institutions), language);
    const nameIn = (facet: FacetName, value: number) => {
      switch (facet) {
        case 'researchType':
          return reference(value, names.types, language);
        case 'focusedArea':
          return reference(value, names.areas, language);
        case 'author':
          return { id: String(value), name: apart.get(value) ?? { value: String(value), lang: 'und' } };
        case 'institution':
          return { id: String(value), name: bodies.get(value) ?? { value: String(value), lang: 'und' } };
        case 'country':
          return { id: countryCode(value), name: countryName(countryCode(value), language) };
        case 'venue':
          return namedVenue(data.venues[value - 1] as VenueNames, language);
        case 'language': {
          const code = data.languages[value] as string;
          return { id: code, name: { value: languageName(code, language), lang: language } };
        }
        case 'year':
          return { id: String(value), name: { value: String(value), lang: 'und' } };
        case 'hasArabic':
        case 'openAccess':
          return { id: String(value === 1), name: { value: String(value === 1), lang: 'und' } };
      }
    };
    return Object.fromEntries(
      listed.map(({ facet, values }) => [facet, values.map(([value, count]) => ({ ...nameIn(facet, value), count }))]),
    );
  };
}

/** The names of people as one list shows them, namesakes told apart. */
export async function namePeople(index: SearchIndex, language: Language, ids: readonly number[]): Promise<ReadonlyMap<number, Text>> {
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
  const rowsOf = oncePerColumns(() => new Map<number, Row>());
  return async (data: Columns, ids: readonly number[]): Promise<Row[]> => {
    const known = rowsOf(data);
    const missing = ids.filter((id) => !known.has(id));
    if (known.size + missing.length > namesMax) {
      known.clear();
      missing.splice(0, missing.length, ...ids);
    }
    if (missing.length > 0) for (const row of await read(missing)) known.set(row.id, row);
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

/** A venue by its own name; a reader of Arabic sees the Arabic one where there is one. */
function namedVenue([own, ar]: VenueNames, language: Language) {
  const isArabic = /\p{Script=Arabic}/u.test(own);
  if (language === 'ar' && ar !== null) return { id: own, name: { value: ar, lang: 'ar' } };
  return { id: own, name: { value: own, lang: isArabic ? 'ar' : 'en' } };
}

/** The most frequent values (years in order), and every chosen one, even where it counts nothing: a filter in force never disappears. */
function withChosen(counts: ReadonlyMap<number, number>, chosen: readonly string[], most: number, inOrder: boolean): [number, number][] {
  const sorted = [...counts].sort(inOrder ? ([a], [b]) => a - b : ([a, n], [b, m]) => m - n || a - b);
  const first = sorted.slice(0, most);
  const listed = new Set(first.map(([value]) => value));
  const missing = chosen.map(Number).filter((value) => Number.isInteger(value) && !listed.has(value));
  return [...first, ...missing.map((value): [number, number] => [value, counts.get(value) ?? 0])];
}
