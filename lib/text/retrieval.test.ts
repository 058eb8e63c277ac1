import { describe, expect, it } from 'vitest';
import retrieval from './fixtures/retrieval.json' with { type: 'json' };
import { TrialIndex } from './trial-index.ts';

type Row = readonly [id: number, en: string, ar: string, authors: string, keywords: string];
type Judged = readonly [query: string, relevant: readonly number[], kind: string];

const index = new TrialIndex(
  (retrieval.records as unknown as Row[]).map(([id, en, ar, authors, keywords]) => ({
    id,
    texts: [en, ar, keywords],
    authors: authors.split('; '),
  })),
);
const judged = (retrieval.queries as unknown as Judged[]).filter(([, relevant]) => relevant.length > 0);
const hits = (places: number) =>
  judged.filter(([query, relevant]) =>
    index
      .search(query)
      .ids.slice(0, places)
      .some((id) => relevant.includes(id)),
  );

describe('retrieval of the 48 records', () => {
  it('finds the right record among the first five for at least 95 % of the 72 judged queries', () => {
    expect(judged.length).toBe(72);
    expect(hits(5).length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it('puts it first for at least 70 %, a record in the language of the query often being right too', () => {
    expect(hits(1).length / judged.length).toBeGreaterThanOrEqual(0.7);
  });

  it('finds nothing for nonsense', () => {
    expect(index.search('qwxz vbnkk').ids).toEqual([]);
  });

  it('matches a part of the records only, for any of the queries', () => {
    for (const [query] of judged) expect(index.search(query).ids.length, query).toBeLessThan(retrieval.records.length / 2);
  });
});
