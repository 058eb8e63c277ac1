import { median } from '#bench/quantile.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import queries from './queries.json' with { type: 'json' };

export interface TimedQuery {
  readonly kind: string;
  readonly asked: string;
  readonly total: number;
  /** Time of the first run, and median of the later runs. */
  readonly firstMs: number;
  readonly ms: number;
  /** The same in processor time, independent of machine load. */
  readonly firstCpuMs: number;
  readonly cpuMs: number;
}

type QueryEngine = Pick<ReadStore, 'findResearch'>;

/** The query mix on the store itself, with exact totals; `runs` of each query follow a first one. */
export async function measureQueries(store: QueryEngine, runs = 3): Promise<readonly TimedQuery[]> {
  const queryTimes: TimedQuery[] = [];
  for (const { kind, language, ...parameters } of queries) {
    const query = { ...defaultResearchQuery, ...parameters } as ResearchQuery;
    const measuredQuery = kind === 'cursor' ? await secondPageQuery(store, language as Language, query) : query;
    const times: number[] = [];
    const cpuTimes: number[] = [];
    let total: number | undefined;
    for (let run = 0; run <= runs; run += 1) {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      ({ total } = await store.findResearch(language as Language, measuredQuery));
      times.push(performance.now() - startedAt);
      const { user, system } = process.cpuUsage(before);
      cpuTimes.push((user + system) / 1000);
    }
    const [firstMs = 0, ...laterMs] = times;
    const [firstCpuMs = 0, ...laterCpuMs] = cpuTimes;
    queryTimes.push({
      kind,
      asked: JSON.stringify(parameters),
      total: total ?? 0,
      firstMs,
      ms: median(laterMs),
      firstCpuMs,
      cpuMs: median(laterCpuMs),
    });
  }
  return queryTimes;
}

/** The query of the second page of a list, by cursor. */
async function secondPageQuery(store: QueryEngine, language: Language, query: ResearchQuery): Promise<ResearchQuery> {
  const first = await store.findResearch(language, { ...query, cursor: '*' });
  return { ...query, cursor: first.nextCursor ?? '*' };
}
