import MiniSearch from 'minisearch';
import { generateRecords } from './generate-records.ts';

/** Another engine with the same records: milliseconds for each question, each with an exact count and the best 25. */
export interface Engine {
  readonly name: string;
  readonly ms: readonly number[];
  /** Why there are no figures. */
  readonly absent?: string;
}

const best = 25;

function* texts(records: number): Generator<{ id: number; title: string; body: string }> {
  let id = 0;
  for (const { title, abstract, keywords } of generateRecords(0, records)) {
    id += 1;
    const body = [...Object.values(abstract ?? {}), ...Object.values(keywords ?? {}).flat()].join(' ');
    yield { id, title: Object.values(title).join(' '), body };
  }
}

/** All in memory, in JavaScript. */
export function measureMiniSearch(records: number, questions: readonly string[]): Engine {
  const index = new MiniSearch({ fields: ['title', 'body'], searchOptions: { combineWith: 'AND', boost: { title: 4 } } });
  for (const text of texts(records)) index.add(text);
  const ms = questions.map((question) => timed(() => index.search(question).slice(0, best)));
  return { name: 'MiniSearch', ms };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
