import type { Neighbours } from '#lib/answers/record-answer.ts';
import type { Page } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';

/**
 * The records before and after the record `id` in a list. If that record is first or last on its page of the list, also reads the
 * adjacent page. Rejects as `findResearch` does.
 */
export async function findNeighbours(
  findResearch: (query: ResearchQuery) => Promise<Page<Pick<Research, 'id'>>>,
  id: string,
  query: ResearchQuery,
  listIndex: number,
): Promise<Neighbours> {
  const pageIndex = Math.ceil(listIndex / query.pageSize);
  const pageOf = (index: number) => findResearch({ ...query, facets: [], pageIndex: index });
  const page = await pageOf(pageIndex);
  const pageOffset = page.items.findIndex((item) => item.id === id);
  const list = { ...query, pageIndex };
  // The list has changed since the link was made, so only the link back to the list is valid.
  if (pageOffset < 0) return { query: list, place: undefined, total: undefined, previousId: undefined, nextId: undefined };
  const [before, after] = await Promise.all([
    pageOffset > 0 ? page.items[pageOffset - 1] : pageIndex > 1 ? pageOf(pageIndex - 1).then(({ items }) => items.at(-1)) : undefined,
    pageOffset < page.items.length - 1
      ? page.items[pageOffset + 1]
      : page.hasNext
        ? pageOf(pageIndex + 1).then(({ items }) => items[0])
        : undefined,
  ]);
  return {
    query: list,
    place: (pageIndex - 1) * query.pageSize + pageOffset + 1,
    total: page.total,
    previousId: before?.id,
    nextId: after?.id,
  };
}
