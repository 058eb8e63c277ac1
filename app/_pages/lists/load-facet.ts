import { instance } from '#lib/compose.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type FacetName, filters } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultAuthorQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { CountedValue, FacetAnswer } from '#lib/queries/facet-answer.ts';
import { fold } from '#lib/text/words/fold.ts';
import { type FacetKind, type FacetView, facetParameters } from '#lib/url/facet-address.ts';
import { withOwnIds } from './load-lists.ts';

/** So many people of a name are counted in a result, the best fitting first, a filter's fill at a time. */
const namesakesMax = 5 * limits.idsMax;

/** The values of one filter for a query, found and ordered as asked. Rejects with a `Problem`. */
export async function loadFacet(language: Language, kind: FacetKind, query: ResearchQuery, view: FacetView): Promise<FacetAnswer> {
  const { catalogue, mode } = await instance();
  const asked = mode === 'embedded' ? withOwnIds(query) : query;
  // Somebody else's service is not asked five times for one reader: there the values that it lists are looked through.
  const isAsked = kind === 'author' && view.find && mode === 'embedded';
  const values = isAsked
    ? await namesakes(catalogue, language, asked, view.find as string)
    : await listed(catalogue, language, kind, asked);
  const wanted = fold(view.find ?? '');
  const found = isAsked ? values : values.filter(({ name }) => fold(name.value).includes(wanted));
  return { values: inOrder(found, language, view.by) };
}

/** What the service counts, or without counts the names it knows. */
async function listed(catalogue: Catalogue, language: Language, kind: FacetKind, query: ResearchQuery): Promise<readonly CountedValue[]> {
  const parameter = facetParameters[kind];
  const facet = parameter === 'fromYear' ? 'year' : filters[parameter].facet;
  const counted = (await count(catalogue, language, query, facet)).filter((value) => value.count > 0);
  if (counted.length > 0) return counted;
  if (kind === 'type') return catalogue.researchTypes(language);
  return kind === 'area' ? catalogue.researchAreas(language) : [];
}

/** People of a name, each with their publications in the result. A facet does not look at its own filter, which only says who is counted. */
async function namesakes(catalogue: Catalogue, language: Language, query: ResearchQuery, find: string): Promise<readonly CountedValue[]> {
  const people = await catalogue.findAuthors(language, { ...defaultAuthorQuery, keyword: find, pageSize: namesakesMax });
  const ids = people.match === 'repaired' ? [] : people.items.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / limits.idsMax) }, (_, at) =>
    ids.slice(at * limits.idsMax, (at + 1) * limits.idsMax),
  );
  const counted = await Promise.all(parts.map((authorId) => count(catalogue, language, { ...query, authorId }, 'author')));
  return counted
    .flat()
    .filter((value) => value.count > 0 && ids.includes(value.id))
    .filter(isFirst);
}

const isFirst = ({ id }: CountedValue, place: number, all: readonly CountedValue[]) => all.findIndex((other) => other.id === id) === place;

async function count(catalogue: Catalogue, language: Language, query: ResearchQuery, facet: FacetName): Promise<readonly FacetValue[]> {
  const page = await catalogue.findResearch(language, { ...query, pageIndex: 1, pageSize: 1, facets: [facet] });
  return page.facets[facet] ?? [];
}

function inOrder(values: readonly CountedValue[], language: Language, by: FacetView['by']): readonly CountedValue[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: CountedValue, b: CountedValue) => compare(a.name.value, b.name.value);
  return [...values].sort(by === 'name' ? byName : (a, b) => (b.count ?? 0) - (a.count ?? 0) || byName(a, b));
}
