import type { Page } from '#lib/domain/page.ts';
import { isProblem, type ProblemKind } from '#lib/domain/problem.ts';
import { type FacetName, facetNames } from '#lib/domain/query.ts';

interface Found<T> {
  readonly page: Page<T>;
  readonly facetsFailed?: true;
}

/** Failures that counting may have caused. After any other, asking once more would meet the same. */
const mayBeFacets: ReadonlySet<ProblemKind> = new Set(['bad_request', 'unavailable', 'upstream_error', 'bad_payload', 'internal']);

/** One page of a list with its facets; where these fail, the list without them. Rejects with the `Problem` of the list itself. */
export async function findWithFacets<T>(
  find: (facets: readonly FacetName[]) => Promise<Page<T>>,
  facets: readonly FacetName[] = facetNames,
): Promise<Found<T>> {
  try {
    return { page: await find(facets) };
  } catch (error) {
    if (facets.length === 0 || !isProblem(error) || !mayBeFacets.has(error.kind)) throw error;
    return { page: await find([]), facetsFailed: true };
  }
}
