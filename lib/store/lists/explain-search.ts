import { explainAnswer } from '#lib/search/explain.ts';
import { rowsOf, search } from '#lib/search/search.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import type { MaybePromise, SearchIndex } from '#lib/store/values/search-index.ts';

/** Number of rows that `explainAnswer` lists; only their titles are read. */
const rowsMax = 10;

/** Explains how a query is parsed and how each row is scored. */
export async function explainSearch(index: SearchIndex, columns: () => MaybePromise<Columns>, keyword: string): Promise<string> {
  const { id } = await columns();
  const answer = await index.search((source) => search(source, keyword));
  const titles = await index.titles(rowsOf(answer, rowsMax).map(({ doc }) => id[doc] as number));
  const titleOf = new Map(titles.map((row) => [row.id, Object.values(row.title)[0] ?? '']));
  return explainAnswer(answer, (doc) => `${id[doc]}  ${titleOf.get(id[doc] as number) ?? ''}`);
}
