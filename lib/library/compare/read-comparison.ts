import type { ComparedColumn, ComparedPair, ComparisonAnswer } from '#lib/answers/comparison-answer.ts';
import { Problem } from '#lib/base/problem.ts';
import type { CountedRef, Counts } from '#lib/domain/collection.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import type { Sources } from '#lib/library/sources.ts';
import { type ComparedKind, commonMax } from '#lib/url/compare-query.ts';
import { comparedName } from './compared-name.ts';

const partnersMax = 3;
/** Maximum values per facet, more than there are years or areas. */
const valuesMax = 1_000;

const queryOf = (kind: ComparedKind, ids: readonly string[]) => ({ ...defaultResearchQuery, [kind]: ids });

/** A comparison: columns and common works. Rejects with `Problem` `not_found` in remote mode, or if a column does not exist. */
export async function readComparison(
  sources: Sources,
  language: Language,
  kind: ComparedKind,
  ids: readonly string[],
): Promise<ComparisonAnswer> {
  const { counts } = sources.collection;
  if (!counts) throw new Problem('not_found');
  const columns = await Promise.all(ids.map((id) => readColumn(sources, counts, language, kind, id)));
  const pairs = columns.flatMap((column, index) => columns.slice(index + 1).map((other) => [column, other] as const));
  const worksMax = Math.floor(commonMax / pairs.length);
  return { columns, pairs: await Promise.all(pairs.map((of) => readPair(sources, language, kind, of, worksMax))) };
}

async function readColumn(sources: Sources, counter: Counts, language: Language, kind: ComparedKind, id: string): Promise<ComparedColumn> {
  const query = queryOf(kind, [id]);
  const [{ name, href }, counts, people, citations, partners] = await Promise.all([
    comparedName(sources, language, kind, id),
    counter.breakdown(language, query, ['year', 'focusedArea', 'freeToRead'], valuesMax),
    countPeople(counter, language, kind, id),
    counter.citations(query),
    partnersOf(counter, language, kind, id),
  ]);
  const free = counts.freeToRead?.find((value) => value.id === 'true')?.count ?? 0;
  const restCount = counts.freeToRead?.find((value) => value.id === 'false')?.count ?? 0;
  return {
    id,
    name,
    href,
    total: free + restCount,
    free,
    people,
    citations,
    years: new Map((counts.year ?? []).map((year) => [Number(year.id), year.count])),
    areas: counts.focusedArea ?? [],
    partners,
  };
}

/** People of a place: those who signed from there, as its page and the API count them. Otherwise the authors of the publications. */
async function countPeople(counter: Counts, language: Language, kind: ComparedKind, id: string): Promise<number> {
  const isPlace = kind === 'institutionId' || kind === 'country';
  const place = { institutionId: [], country: [], [kind]: [id] };
  return (isPlace ? await counter.signers(language, place, 1) : await counter.contributors(language, 'author', queryOf(kind, [id]), 1))
    .total;
}

/** The institutions that share most publications with a place, or have most publications of an area. */
async function partnersOf(counter: Counts, language: Language, kind: ComparedKind, id: string): Promise<readonly CountedRef[]> {
  if (kind === 'focusedAreaId') return (await counter.contributors(language, 'institution', queryOf(kind, [id]), partnersMax)).best;
  return counter.partners(language, { institutionId: [], country: [], [kind]: [id] }, partnersMax);
}

async function readPair(
  { collection }: Sources,
  language: Language,
  kind: ComparedKind,
  of: ComparedPair['of'],
  pageSize: number,
): Promise<ComparedPair> {
  const [one, other] = of;
  const query = { ...queryOf(kind, [one.id]), also: { [kind]: [other.id] }, pageSize };
  const { items, total: count = items.length } = await collection.findResearch(language, query);
  return { of, count, works: items.map((research) => rowData(research, language)) };
}

/** Values that can be added to the comparison, sorted by name: all areas with publications, or the 100 most frequent other values. Groups of countries come first. */
export async function comparableValues({ collection }: Sources, language: Language, kind: ComparedKind): Promise<readonly Ref[]> {
  if (kind === 'focusedAreaId')
    return inOrder(
      (await collection.researchAreas(language)).filter(({ researchCount }) => researchCount !== 0),
      language,
    );
  const facet = kind === 'institutionId' ? 'institution' : 'country';
  const values = (await collection.counts?.breakdown(language, defaultResearchQuery, [facet], 100))?.[facet] ?? [];
  const groups = kind === 'country' ? countryGroupIds.map((id) => ({ id, name: countryName(id, language) })) : [];
  return [...groups, ...inOrder(values, language)];
}

function inOrder(values: readonly Ref[], language: Language): readonly Ref[] {
  const { compare } = new Intl.Collator(language);
  return values.toSorted((a, b) => compare(a.name.value, b.name.value));
}
