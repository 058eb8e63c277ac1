import { formatNumber, quantile } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import type { TimedQuery } from './measure-queries.ts';
import type { Engine } from './rival-engines.ts';

/** The median, the 95th percentile and the highest of values. */
export const quantilesText = (values: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => formatNumber(quantile(values, share), 1)).join(' / ');

export function mixTable(queryTimes: readonly TimedQuery[], records: number): Table {
  const kinds = [...new Set(queryTimes.map(({ kind }) => kind)), 'all'];
  const rows = kinds.map((kind) => {
    const kindTimes = queryTimes.filter((queryTime) => kind === 'all' || queryTime.kind === kind);
    const cells = (field: 'ms' | 'cpuMs' | 'firstCpuMs') => quantilesText(kindTimes.map((queryTime) => queryTime[field]));
    const medianTotal = formatNumber(
      quantile(
        kindTimes.map(({ total }) => total),
        0.5,
      ),
    );
    return [kind, kindTimes.length, medianTotal, cells('ms'), cells('cpuMs'), cells('firstCpuMs')];
  });
  return {
    title: `The mix of 200 queries over ${formatNumber(records)} records`,
    columns: ['kind', 'queries', 'median hits', 'ms', 'cpu ms', 'cpu ms, first'],
    rows,
    notes: ['The mix is `bench/store/queries.json`. In the store, exact totals: p50 / p95 / worst, medians of three runs after the first.'],
  };
}

export function engineTable(engines: readonly Engine[], questions: number, comparedCount: number): Table {
  const timeAt = (engine: Engine, share: number) => (engine.ms.length > 0 ? formatNumber(quantile(engine.ms, share), 1) : '–');
  return {
    title: `${questions} queries over ${formatNumber(comparedCount)} records: exact total and the best 25`,
    columns: ['engine', 'p50 ms', 'p95 ms', 'worst ms'],
    rows: engines.map((engine) => [engine.name, timeAt(engine, 0.5), timeAt(engine, 0.95), timeAt(engine, 1)]),
    notes: [
      'Madar also loads, highlights and explains its rows; the others only count and return ids.',
      ...engines.flatMap(({ name, absent }) => (absent ? [`${name}: ${absent}.`] : [])),
    ],
  };
}
