import { describe, expect, it } from 'vitest';
import { compareCsv } from '#app/_pages/compare/compare-csv.ts';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { instance } from '#lib/setup/compose.ts';
import { type ComparedKind, commonMax, comparedKinds } from '#lib/url/compare-query.ts';
import { comparableValues, readComparison } from './read-comparison.ts';

withStarterInstance();

async function worksOf(kind: ComparedKind, id: string) {
  const works: { id: string; citations?: number; freeToRead?: boolean; year?: number }[] = [];
  const { collection } = await instance();
  for await (const { id: work, citations, freeToRead, year } of collection.harvest?.stream('en', {
    ...defaultResearchQuery,
    [kind]: [id],
  }) ?? [])
    works.push({ id: work, ...(citations !== undefined && { citations }), ...(freeToRead && { freeToRead }), ...(year && { year }) });
  return works;
}

describe('A comparison', () => {
  it.each(comparedKinds)('of %s has the figures of each list, and for each pair exactly the records in both', async (kind) => {
    const candidates = await comparableValues(await instance(), 'ar', kind);
    expect(candidates.length).toBeGreaterThan(10);
    const ids = candidates.slice(0, 4).map(({ id }) => id);
    const { columns, pairs } = await readComparison(await instance(), 'ar', kind, ids);
    const works = new Map(await Promise.all(ids.map(async (id) => [id, await worksOf(kind, id)] as const)));
    for (const { id, total, free, years, citations, areas } of columns) {
      const publications = works.get(id) ?? [];
      expect([total, free], id).toEqual([publications.length, publications.filter(({ freeToRead }) => freeToRead).length]);
      expect([...years.values()].reduce((sum, count) => sum + count, 0)).toBe(publications.filter(({ year }) => year).length);
      const citationCounts = publications.flatMap((work) => work.citations ?? []);
      expect(citations).toEqual({ sum: citationCounts.reduce((sum, count) => sum + count, 0), counted: citationCounts.length });
      const [area] = areas;
      if (area && kind !== 'focusedAreaId') {
        const { page } = await listResearch(await instance(), 'en', { ...defaultResearchQuery, [kind]: [id], focusedAreaId: [area.id] });
        expect(page.total).toBe(area.count);
      }
    }
    expect(pairs).toHaveLength(6);
    for (const {
      of: [column, other],
      count,
      works: listed,
    } of pairs) {
      const otherIds = new Set((works.get(other.id) ?? []).map(({ id }) => id));
      const sharedRecords = (works.get(column.id) ?? []).filter(({ id }) => otherIds.has(id));
      expect(count, `${column.id} ${other.id}`).toBe(sharedRecords.length);
      const ids = new Set(listed.map(({ id }) => id));
      expect([ids.size, [...ids].every((id) => otherIds.has(id))]).toEqual([Math.min(count, Math.floor(commonMax / pairs.length)), true]);
    }
  });

  it('is a table with a row for every figure and a column for each', async () => {
    const ids = (await comparableValues(await instance(), 'en', 'country')).slice(0, 3).map(({ id }) => id);
    const comparison = await readComparison(await instance(), 'en', 'country', ids);
    const rows = compareCsv(comparison, translator('en', 'compare')).trimEnd().split('\r\n');
    expect(rows[0]).toContain('Measure,');
    expect(rows[1]).toBe(`Publications,${comparison.columns.map(({ total }) => total).join(',')}`);
    expect(rows.filter((row) => row.startsWith('Publications in '))).toHaveLength(
      new Set(comparison.columns.flatMap(({ years }) => [...years.keys()])).size,
    );
    expect(rows.filter((row) => row.includes('In common: '))).toHaveLength(3);
  });

  it('of unknown records, or with a remote service, is not found', async () => {
    await expect(readComparison(await instance(), 'en', 'institutionId', ['1', '999999'])).rejects.toMatchObject({ kind: 'not_found' });
    const { collection, ...sources } = await instance();
    const remote = { ...sources, collection: { ...collection, ...operationsOnly } };
    await expect(readComparison(remote, 'en', 'country', ['SA'])).rejects.toMatchObject({ kind: 'not_found' });
  });
});
