import type { CountedValue, FacetAnswer } from '#lib/answers/facet-answer.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Collection, Letter } from '#lib/domain/collection.ts';
import { type FacetName, facetValuesMax, facetWholeMax, filters } from '#lib/domain/filters.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { type CountryGroupId, countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultAuthorQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import { filedName } from '#lib/formats/values/person-name.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { nameInitial, nameSortKey } from '#lib/text/names/name-keys.ts';
import { fold } from '#lib/text/words/fold.ts';
import { type FacetKind, type FacetView, facetParameters } from '#lib/url/facet-address.ts';

/** At most this many namesakes are counted, the best matches first. Their ids fit into the author filters of five queries. */
const namesakesMax = 5 * limits.idsMax;

/** Lists of at most this many values need no index of letters. */
const unindexedMax = 100;

/**
 * The values of one filter for a query, searched and sorted as `view` requires; up to `facetWholeMax` values in our own store. Rejects
 * with a `Problem`.
 */
export async function readFacet(
  { collection }: Sources,
  language: Language,
  kind: FacetKind,
  query: ResearchQuery,
  view: FacetView,
): Promise<FacetAnswer> {
  // In remote mode, a search by name filters only the listed values, because counting all namesakes would cost up to five queries.
  const isNameSearch = kind === 'author' && view.find && collection.counts !== undefined;
  const { values, isCut } = isNameSearch
    ? { values: await findNamesakes(collection, language, query, view.find as string), isCut: false }
    : await listValues(collection, language, kind, query);
  const needle = fold(view.find ?? '');
  const entries = (isNameSearch ? values : values.filter(({ name }) => fold(name.value).includes(needle))).map((value) =>
    entryOf(kind, value),
  );
  const letters = entries.length > unindexedMax ? lettersOf(entries, language) : [];
  const chosenEntries = view.initial ? entries.filter(({ key }) => nameInitial(key) === view.initial) : entries;
  return { values: inOrder(chosenEntries, language, view.by), letters, isCut };
}

/** The groups of countries whose name has a text. */
export const countryGroupsNamed = (language: Language, text: string): readonly CountryGroupId[] =>
  countryGroupIds.filter((id) => fold(countryName(id, language).value).includes(fold(text)));

const article = /^(?:the\s+|ال(?=\p{L}{2}))/iu;

/** A value with its sort key: the family name of a person, or another name without its leading article. */
interface Entry {
  readonly value: CountedValue;
  readonly key: string;
}

function entryOf(kind: FacetKind, value: CountedValue): Entry {
  const name = value.name.value;
  return { value, key: kind === 'author' ? nameSortKey(filedName(name) ?? name) : name.replace(article, '') };
}

/** The values with publications. If there are none, areas or types without counts. `isCut`: there may be more values. */
async function listValues(
  collection: Collection,
  language: Language,
  kind: FacetKind,
  query: ResearchQuery,
): Promise<Pick<FacetAnswer, 'values' | 'isCut'>> {
  const parameter = facetParameters[kind];
  const facet = parameter === 'fromYear' ? 'year' : filters[parameter].facet;
  // The query without the filter of this facet, so that values that are not selected are counted too.
  const unfilteredQuery = { ...query, ...(parameter === 'fromYear' ? { fromYear: undefined, toYear: undefined } : { [parameter]: [] }) };
  const facetValues = collection.counts
    ? ((await collection.counts.breakdown(language, withoutUndefined(unfilteredQuery), [facet], facetWholeMax))[facet] ?? [])
    : await count(collection, language, query, facet);
  const nonZero = facetValues.filter((value) => value.count > 0);
  const isCut = facetValues.length >= (collection.counts ? facetWholeMax : facetValuesMax(facet));
  if (nonZero.length > 0) return { values: nonZero, isCut };
  if (kind === 'type') return { values: await collection.researchTypes(language), isCut: false };
  return { values: kind === 'area' ? await collection.researchAreas(language) : [], isCut: false };
}

/**
 * Authors whose name matches, each with the number of publications in the result. The query filters by the ids of these authors, because
 * a facet always counts selected values.
 */
async function findNamesakes(
  collection: Catalogue,
  language: Language,
  query: ResearchQuery,
  find: string,
): Promise<readonly CountedValue[]> {
  const people = await collection.findAuthors(language, { ...defaultAuthorQuery, keyword: find, pageSize: namesakesMax });
  const ids = people.match === 'repaired' ? [] : people.items.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / limits.idsMax) }, (_, partIndex) =>
    ids.slice(partIndex * limits.idsMax, (partIndex + 1) * limits.idsMax),
  );
  const countsByPart = await Promise.all(parts.map((authorId) => count(collection, language, { ...query, authorId }, 'author')));
  return countsByPart
    .flat()
    .filter((value) => value.count > 0 && ids.includes(value.id))
    .filter(isFirstOfId);
}

const isFirstOfId = ({ id }: CountedValue, index: number, list: readonly CountedValue[]) =>
  list.findIndex((other) => other.id === id) === index;

async function count(collection: Catalogue, language: Language, query: ResearchQuery, facet: FacetName): Promise<readonly FacetValue[]> {
  const page = await collection.findResearch(language, { ...query, pageIndex: 1, pageSize: 1, facets: [facet] });
  return page.facets[facet] ?? [];
}

function inOrder(entries: readonly Entry[], language: Language, order: FacetView['by']): readonly CountedValue[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Entry, b: Entry) => compare(a.key, b.key) || compare(a.value.name.value, b.value.name.value);
  const byCount = (a: Entry, b: Entry) => (b.value.count ?? 0) - (a.value.count ?? 0) || byName(a, b);
  return [...entries].sort(order === 'name' ? byName : byCount).map(({ value }) => value);
}

function lettersOf(entries: readonly Entry[], language: Language): readonly Letter[] {
  const { compare } = new Intl.Collator(language);
  const groups = Map.groupBy(entries, ({ key }) => nameInitial(key));
  return [...groups].map(([letter, members]) => ({ letter, count: members.length })).sort((a, b) => compare(a.letter, b.letter));
}
