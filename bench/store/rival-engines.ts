import MiniSearch from 'minisearch';
import { generateRecords } from './generate-records.ts';

/** Milliseconds that another search engine takes for each query on the same records. A query returns its exact total and 25 results. */
export interface Engine {
  readonly name: string;
  readonly ms: readonly number[];
  /** Why figures are missing. */
  readonly absent?: string;
}

const resultsMax = 25;

function* texts(records: number): Generator<{ id: number; title: string; body: string }> {
  let id = 0;
  for (const { title, abstract, keywords } of generateRecords(0, records)) {
    id += 1;
    const body = [...Object.values(abstract ?? {}), ...Object.values(keywords ?? {}).flat()].join(' ');
    yield { id, title: Object.values(title).join(' '), body };
  }
}

/** Times the queries on MiniSearch, a search engine in JavaScript with its index in memory. */
export function measureMiniSearch(records: number, questions: readonly string[]): Engine {
  const index = new MiniSearch({ fields: ['title', 'body'], searchOptions: { combineWith: 'AND', boost: { title: 4 } } });
  for (const text of texts(records)) index.add(text);
  const ms = questions.map((question) => elapsedMs(() => index.search(question).slice(0, resultsMax)));
  return { name: 'MiniSearch', ms };
}

function elapsedMs(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
