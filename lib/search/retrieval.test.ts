import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import retrieval from '#lib/text/testing/retrieval.json' with { type: 'json' };
import { rowsOf, search } from './search.ts';
import { memorySource } from './testing/memory-source.ts';

type Row = readonly [id: number, en: string, ar: string, authors: string, keywords: string];
type Judged = readonly [query: string, relevant: readonly number[], kind: string];

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const rows = retrieval.records as unknown as Row[];
const source = memorySource(
  rows.map(
    ([id, en, ar, authors, keywords]): ResearchRecord => ({
      key: String(id),
      title: { ...(en && { en }), ...(ar && { ar }) },
      language: en ? 'en' : 'ar',
      authors: authors.split('; ').map((name) => ({ name: isArabic(name) ? { ar: name } : { en: name } })),
      keywords: { en: keywords.split('; ') },
      type: 'journal-article',
      areas: [],
    }),
  ),
  () => [],
);
const idsFor = (query: string) => rowsOf(search(source, query)).map(({ doc }) => rows[doc]?.[0] ?? 0);
const judged = (retrieval.queries as unknown as Judged[]).filter(([, relevant]) => relevant.length > 0);
const hits = (count: number) =>
  judged.filter(([query, relevant]) =>
    idsFor(query)
      .slice(0, count)
      .some((id) => relevant.includes(id)),
  );

describe('retrieval of the 48 records', () => {
  it('finds the right record among the first five for at least 95 % of the 72 judged queries', () => {
    expect(judged.length).toBe(72);
    expect(hits(5).length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it('ranks it first for at least 70 %; a record in the language of the query is often right too', () => {
    expect(hits(1).length / judged.length).toBeGreaterThanOrEqual(0.7);
  });

  it('finds nothing for nonsense', () => {
    expect(idsFor('qwxz vbnkk')).toEqual([]);
  });

  it('matches only some of the records for every query', () => {
    for (const [query] of judged) expect(idsFor(query).length, query).toBeLessThan(retrieval.records.length / 2);
  });
});
