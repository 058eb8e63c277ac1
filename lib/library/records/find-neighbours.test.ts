import { expect, it } from 'vitest';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { findNeighbours } from './find-neighbours.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const query = { ...defaultResearchQuery, pageSize: 2 };

async function findResearch({ pageIndex, pageSize }: ResearchQuery): Promise<Page<{ id: string }>> {
  const items = ids.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map((id) => ({ id }));
  const hasNext = pageIndex * pageSize < ids.length;
  return { items, pageIndex, pageSize, total: ids.length, hasNext, hasPrevious: pageIndex > 1, facets: {}, match: 'all', warnings: [] };
}

const neighboursAt = (id: string, index: number) => findNeighbours(findResearch, id, query, index);

it('findNeighbours finds the neighbours inside a page and across its edges', async () => {
  expect(await neighboursAt('c', 3)).toMatchObject({ place: 3, total: 5, previousId: 'b', nextId: 'd' });
  expect(await neighboursAt('d', 4)).toMatchObject({ place: 4, previousId: 'c', nextId: 'e' });
});

it('findNeighbours returns no record before the first and none after the last', async () => {
  expect((await neighboursAt('a', 1)).previousId).toBeUndefined();
  expect((await neighboursAt('e', 5)).nextId).toBeUndefined();
});

it('the link back opens the page of the list that contains the record', async () => {
  expect((await neighboursAt('e', 5)).query.pageIndex).toBe(3);
});

it('findNeighbours keeps the link back and reports no position when the record has left the list', async () => {
  expect(await neighboursAt('gone', 3)).toEqual({ query: { ...query, pageIndex: 2 } });
});
