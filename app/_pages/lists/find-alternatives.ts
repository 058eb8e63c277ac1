import type { Catalogue } from '#lib/domain/catalogue.ts';
import { isArrayFilter } from '#lib/domain/filters.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { FacetValue, Page } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Alternatives } from '#lib/queries/research-answer.ts';
import { queryParts, wordsPart } from '#lib/url/query-parts.ts';
import { changeResearchQuery, type ResearchAddress } from '#lib/url/research-query.ts';
import type { Change } from '#lib/url/table.ts';

/** So many counts at most for one empty list: each is a request where the data comes from somebody else's service. */
const countsMax = 10;

/** Asks how many results each way out of an empty list has. Never rejects: a count that cannot be had is left out. */
export async function findAlternatives(catalogue: Catalogue, language: Language, query: ResearchQuery): Promise<Alternatives> {
  const parts = queryParts(query);
  const words = wordsPart(query);
  const allFilters: Change<ResearchAddress> = Object.assign({}, ...parts.map(({ name }) => emptied(name)));
  const changes: readonly (readonly [key: string, change: Change<ResearchAddress>])[] = [
    ...parts.map(({ key, without }) => [key, without] as const),
    ...(words ? [[words.key, words.without] as const] : []),
    ...(parts.length > 1 ? [['filters', allFilters] as const] : []),
    ...(words && query.searchIn !== 'all' ? [['everywhere', { searchIn: 'all' }] as const] : []),
  ];
  const ask = (change: Change<ResearchAddress>, facets: ResearchQuery['facets'] = []): Promise<Page<Research> | undefined> =>
    catalogue.findResearch(language, { ...changeResearchQuery(query, change), pageSize: 1, facets }).catch(leftOut(undefined));
  const hasYears = query.fromYear !== undefined || query.toYear !== undefined;
  const [anyYear, ...answers] = await Promise.all([
    hasYears ? ask({ fromYear: undefined, toYear: undefined }, ['year']) : undefined,
    ...changes.slice(0, countsMax).map(([, change]) => ask(change)),
  ]);
  const totals = answers.map((answer, place) => [changes[place]?.[0], answer?.total ?? 0] as const).filter(([, total]) => total > 0);
  return { totals: Object.fromEntries(totals), years: nearestYears(anyYear?.facets.year ?? [], query) };
}

function emptied(name: keyof ResearchAddress): Change<ResearchAddress> {
  if (name === 'fromYear') return { fromYear: undefined, toYear: undefined };
  return { [name]: isArrayFilter(name) ? [] : undefined };
}

/** The last year before a range and the first after it, in this order. */
export function nearestYears(values: readonly FacetValue[], query: Pick<ResearchQuery, 'fromYear' | 'toYear'>): Alternatives['years'] {
  const years = values.map(({ id, count }) => ({ year: Number(id), total: count })).sort((a, b) => a.year - b.year);
  const before = query.fromYear === undefined ? undefined : years.findLast(({ year }) => year < (query.fromYear as number));
  const after = query.toYear === undefined ? undefined : years.find(({ year }) => year > (query.toYear as number));
  return [before, after].filter((found) => found !== undefined);
}
