import { formatNumber, quantile } from '#bench/quantile.ts';
import type { Table } from '#bench/report.ts';
import type { TimedQuery } from './measure-queries.ts';
import type { Engine } from './rival-engines.ts';

export interface ProcessFigures {
  readonly startMs: number;
  readonly idleMb: number;
  readonly loadedMb: number;
  readonly ownMb: number | undefined;
  readonly errors: number;
}

export function mixTable(queryTimes: readonly TimedQuery[], records: number): Table {
  const kinds = [...new Set(queryTimes.map(({ kind }) => kind)), 'all'];
  const rows = kinds.map((kind) => {
    const kindTimes = queryTimes.filter((queryTime) => kind === 'all' || queryTime.kind === kind);
    const cell = (field: 'ms' | 'cpuMs' | 'firstMs', share: number) =>
      formatNumber(
        quantile(
          kindTimes.map((queryTime) => queryTime[field]),
          share,
        ),
        1,
      );
    const medianTotal = formatNumber(
      quantile(
        kindTimes.map(({ total }) => total),
        0.5,
      ),
    );
    return [
      kind,
      kindTimes.length,
      medianTotal,
      cell('ms', 0.5),
      cell('ms', 0.95),
      cell('ms', 1),
      cell('cpuMs', 0.5),
      cell('cpuMs', 0.95),
      cell('cpuMs', 1),
      cell('firstMs', 1),
    ];
  });
  return {
    title: `The mix of 200 queries over ${formatNumber(records)} records`,
    columns: 'kind,queries,median hits,p50 ms,p95 ms,worst ms,p50 cpu ms,p95 cpu ms,worst cpu ms,worst first-run ms'.split(','),
    rows,
    notes: [
      'The mix is `bench/store/queries.json`. Measured in the store, without a result cache, with exact totals; median of three runs after a first run (last column). Processor time does not depend on other load.',
      'Targets at 1,000,000: p50 ≤ 10, p95 ≤ 75, worst ≤ 150 ms.',
    ],
  };
}

export function processTable(process: ProcessFigures, suggestions: readonly number[], records: number, comparedCount: number): Table {
  const timeAt = (share: number) => formatNumber(quantile(suggestions, share), 1);
  return {
    title: 'A server on this store, and suggestions',
    columns: ['what', 'figure', 'target'],
    rows: [
      [`start to first response, ${formatNumber(records)} records`, `${formatNumber(process.startMs)} ms`, '≤ 1,500 ms'],
      ['resident memory after the start', `${formatNumber(process.idleMb)} MB`, ''],
      [
        'resident memory after 20 s of lists',
        `${formatNumber(process.loadedMb)} MB${process.ownMb === undefined ? '' : `, ${formatNumber(process.ownMb)} MB without the mapped file`}`,
        '≤ 550 MB',
      ],
      [
        `suggestions, ${formatNumber(comparedCount)} records, p50 / p95 / worst`,
        `${timeAt(0.5)} / ${timeAt(0.95)} / ${timeAt(1)} ms`,
        '≤ 30 ms at 100,000',
      ],
    ],
    notes: [],
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
