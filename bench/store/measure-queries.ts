import { median } from '#bench/quantile.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { ReadStore } from '#lib/service/store/store.ts';
import queries from './queries.json' with { type: 'json' };

export interface TimedQuery {
  readonly kind: string;
  readonly asked: string;
  readonly total: number;
  /** The first time it was asked, and the median of the times after it. */
  readonly firstMs: number;
  readonly ms: number;
  /** What the processor spent on it, which a busy machine does not inflate. */
  readonly cpuMs: number;
}

type Asked = Pick<ReadStore, 'findResearch'>;

const runs = 3;

/** The published mix, every query asked of the store itself, with exact totals and no cache of results between. */
export async function measureQueries(store: Asked): Promise<readonly TimedQuery[]> {
  const timed: TimedQuery[] = [];
  for (const { kind, language, ...asked } of queries) {
    const query = { ...defaultResearchQuery, ...asked } as ResearchQuery;
    const walk = kind === 'cursor' ? await behindFirstPage(store, language as Language, query) : query;
    const times: number[] = [];
    const spent: number[] = [];
    let total: number | undefined;
    for (let run = 0; run <= runs; run += 1) {
      const began = performance.now();
      const before = process.cpuUsage();
      ({ total } = await store.findResearch(language as Language, walk));
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(before);
      spent.push((user + system) / 1000);
    }
    const [firstMs = 0, ...later] = times;
    timed.push({ kind, asked: JSON.stringify(asked), total: total ?? 0, firstMs, ms: median(later), cpuMs: median(spent.slice(1)) });
  }
  return timed;
}

/** What follows the first page of a walk. */
async function behindFirstPage(store: Asked, language: Language, query: ResearchQuery): Promise<ResearchQuery> {
  const first = await store.findResearch(language, { ...query, cursor: '*' });
  return { ...query, cursor: first.nextCursor ?? '*' };
}
