import { expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import type { FacetName } from '#lib/domain/filters.ts';
import { findWithFacets } from './find-with-facets.ts';

/** A service that lists, but fails when asked to count. */
const find = async (facets: readonly FacetName[]) => {
  if (facets.length > 0) throw new Problem('upstream_error');
  return { items: [{ id: '7' }], pageSize: 20, hasNext: false, hasPrevious: false, facets: {}, match: 'all', warnings: [] } as const;
};

it('a list whose facets fail is complete and reports the failure', async () => {
  const { page, facetsFailed } = await findWithFacets(find);
  expect(page.items.map(({ id }) => id)).toEqual(['7']);
  expect(facetsFailed).toBe(true);
});

it('a list that fails is reported as failed, and is not requested again when a retry cannot help', async () => {
  let requestCount = 0;
  const refuse = (kind: 'quota' | 'unavailable') => async () => {
    requestCount += 1;
    throw new Problem(kind);
  };
  await expect(findWithFacets(refuse('quota'))).rejects.toMatchObject({ kind: 'quota' });
  expect(requestCount).toBe(1);
  await expect(findWithFacets(refuse('unavailable'), [])).rejects.toMatchObject({ kind: 'unavailable' });
  expect(requestCount).toBe(2);
  await expect(findWithFacets(refuse('unavailable'))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(requestCount).toBe(4);
});
