import { type FacetName, filterOf, filterWith } from '#lib/domain/filters.ts';
import type { Facets, FacetValue, Page } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { AuthorListPayload } from './payloads.ts';

/** Links to other pages of a list, built by the service from the request. */
export type PageLinks = AuthorListPayload['links'];

/** The response body of a list. `nextCursor` is the signed token for clients, not the position that the store returned. */
export function writePage<T, P>(
  page: Page<T>,
  language: Language,
  parts: { items: P[]; links: PageLinks; nextCursor: string | null },
): Omit<AuthorListPayload, 'items'> & { items: P[] } {
  return {
    items: parts.items,
    pageIndex: page.pageIndex ?? null,
    pageSize: page.pageSize,
    totalCount: page.total ?? parts.items.length,
    totalPages: page.totalPages ?? null,
    hasPreviousPage: page.hasPrevious,
    hasNextPage: page.hasNext,
    nextCursor: parts.nextCursor,
    sort: page.sort ?? '',
    match: page.match,
    facets: writeFacets(page.facets, language),
    warnings: page.warnings.map(({ code, text, suggestion }) => ({ code, text, suggestion: suggestion ?? null })),
    links: parts.links,
  };
}

/** Whether the values of a facet are years or ids of records. The API writes both as numbers. */
function isNumbered(facet: FacetName): boolean {
  const filter = filterOf(filterWith(facet));
  return filter.kind === 'list' ? filter.values === 'ids' : filter.kind === 'bound';
}

const yesNo = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } } as const;

function writeFacets(facets: Facets, language: Language): AuthorListPayload['facets'] {
  const write = (value: FacetValue, isNumber: boolean) => ({
    id: isNumber ? Number(value.id) : value.id,
    name: value.id === 'true' || value.id === 'false' ? yesNo[value.id][language] : value.name.value,
    count: value.count,
  });
  return Object.fromEntries(
    (Object.entries(facets) as [FacetName, readonly FacetValue[]][]).map(([name, values]) => [
      name,
      values.map((value) => write(value, isNumbered(name))),
    ]),
  );
}
