import type { FacetName } from '#lib/domain/filters.ts';
import type { Facets, FacetValue, Page } from '#lib/domain/page.ts';
import type { Language } from '#lib/languages/languages.ts';
import { writeGroups } from './group-payload.ts';
import type { AuthorListPayload } from './payloads.ts';
import { writeFacetValue } from './write-facet-value.ts';

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
    groups: page.groups && writeGroups(page.groups, language),
    warnings: page.warnings.map(({ code, text, suggestion }) => ({ code, text, suggestion: suggestion ?? null })),
    links: parts.links,
  };
}

function writeFacets(facets: Facets, language: Language): AuthorListPayload['facets'] {
  return Object.fromEntries(
    (Object.entries(facets) as [FacetName, readonly FacetValue[]][]).map(([name, values]) => [
      name,
      values.map((value) => writeFacetValue(name, value, language)),
    ]),
  );
}
