import { describe, expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import { remoteCollection } from '#lib/remote/remote-collection.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import { withinWindow } from './accept-addresses.ts';

/** A service with `total` records whose first 10,000 have numbered pages; a cursor contains the offset of its page. */
function serviceOf(total: number) {
  const requests: ResearchQuery[] = [];
  const find = async (query: ResearchQuery): Promise<Page<number>> => {
    requests.push(query);
    const { pageIndex, pageSize, cursor } = query;
    if (cursor !== undefined && (!/^at\d+$/.test(cursor) || pageIndex !== 1)) throw new Problem('bad_request');
    if (pageIndex * pageSize > limits.pageWindow) throw new Problem('bad_request');
    const from = cursor === undefined ? (pageIndex - 1) * pageSize : Number(cursor.slice(2));
    const items = Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, index) => from + index);
    const hasNext = from + pageSize < total;
    return {
      items,
      pageSize,
      total,
      ...(cursor === undefined && { totalPages: Math.ceil(total / pageSize), pageIndex }),
      hasNext,
      hasPrevious: from > 0,
      ...(hasNext && { nextCursor: `at${from + pageSize}` }),
      ...(query.withPrevious && from > pageSize && { previousCursor: `at${from - pageSize}` }),
      facets: {},
      match: 'all',
      warnings: [],
    };
  };
  return { find, asked: requests };
}

/** Follows the page addresses that the list offers. */
async function walk(total: number, from: Partial<ResearchQuery>) {
  const { find } = serviceOf(total);
  const visitedItems: number[] = [];
  const addresses: string[] = [];
  let address: string | undefined = encodeResearchQuery({ ...defaultResearchQuery, ...from });
  while (address !== undefined) {
    addresses.push(address);
    const query: ResearchQuery = decodeResearchQuery(address);
    const page: Page<number> = await withinWindow(query, find);
    visitedItems.push(...page.items);
    address = page.hasNext
      ? encodeResearchQuery({ ...query, pageIndex: query.pageIndex + 1 })
      : page.nextCursor && encodeResearchQuery({ ...query, pageIndex: query.pageIndex + 1, cursor: page.nextCursor });
  }
  return { visitedItems, addresses };
}

describe('A list of more than 10,000 records', () => {
  it.each([20, 30, 100])('is read to its end with every record once, at %s a page', async (pageSize) => {
    const firstPage = Math.floor(limits.pageWindow / pageSize) - 2;
    const { visitedItems, addresses } = await walk(10_555, { pageSize, pageIndex: firstPage });
    const from = (firstPage - 1) * pageSize;
    expect(visitedItems).toEqual(Array.from({ length: 10_555 - from }, (_, index) => from + index));
    expect(addresses.slice(0, 3).join()).not.toContain('cursor');
    expect(addresses[3]).toContain(`pageIndex=${firstPage + 3}`);
    expect(addresses[3]).toContain('cursor=');
  });

  it('reports a late page without a valid cursor as missing and names the last page', async () => {
    const { find } = serviceOf(10_555);
    for (const cursor of [undefined, 'expired', 'at0']) {
      const query = { ...defaultResearchQuery, pageIndex: 501, cursor };
      const page = await withinWindow(query, find);
      if (cursor === 'at0') expect(page.items).toHaveLength(20);
      else expect(page).toMatchObject({ items: [], pageIndex: 501, totalPages: 500, hasNext: false });
      expect(page.nextCursor === undefined).toBe(cursor !== 'at0');
    }
  });

  it('accepts no cursor where pages are numbered, whether by this site or by a remote service', async () => {
    const { find, asked } = serviceOf(10_555);
    await withinWindow({ ...defaultResearchQuery, pageIndex: 2, cursor: 'at40' }, find);
    await remoteCollection({ findResearch: (_: string, query: ResearchQuery) => find(query) } as unknown as Catalogue, []).findResearch(
      'en',
      {
        ...defaultResearchQuery,
        pageIndex: 2,
        cursor: 'at40',
      },
    );
    expect(asked.map(({ pageIndex, cursor }) => [pageIndex, cursor])).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
  });

  it('passes failures on', async () => {
    const failing = () => Promise.reject(new Problem('unavailable'));
    await expect(withinWindow({ ...defaultResearchQuery, pageIndex: 501, cursor: 'x' }, failing)).rejects.toThrow();
  });
});
