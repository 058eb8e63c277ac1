import { isProblem, type ProblemKind } from '#lib/base/problem.ts';
import { type FacetName, facetNames } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';

interface LoadedPage<T> {
  readonly page: Page<T>;
  readonly facetsFailed: true | undefined;
}

/** Problems that counting facets may have caused. After any other problem, a second query without facets would fail too. */
const facetProblems: ReadonlySet<ProblemKind> = new Set(['bad_request', 'unavailable', 'upstream_error', 'bad_payload', 'internal']);

/** One page of a list with facets, or without them when counting fails. Rejects with the `Problem` of the list. */
export async function findWithFacets<T>(
  find: (facets: readonly FacetName[]) => Promise<Page<T>>,
  facets: readonly FacetName[] = facetNames,
): Promise<LoadedPage<T>> {
  try {
    return { page: await find(facets), facetsFailed: undefined };
  } catch (error) {
    if (facets.length === 0 || !isProblem(error) || !facetProblems.has(error.kind)) throw error;
    return { page: await find([]), facetsFailed: true };
  }
}
