import { quantile, shown } from '#bench/quantile.ts';
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

export function mixTable(timed: readonly TimedQuery[], records: number): Table {
  const kinds = [...new Set(timed.map(({ kind }) => kind)), 'all'];
  const rows = kinds.map((kind) => {
    const some = timed.filter((one) => kind === 'all' || one.kind === kind);
    const of = (field: 'ms' | 'cpuMs' | 'firstMs', share: number) =>
      shown(
        quantile(
          some.map((one) => one[field]),
          share,
        ),
        1,
      );
    const found = shown(
      quantile(
        some.map(({ total }) => total),
        0.5,
      ),
    );
    return [
      kind,
      some.length,
      found,
      of('ms', 0.5),
      of('ms', 0.95),
      of('ms', 1),
      of('cpuMs', 0.5),
      of('cpuMs', 0.95),
      of('cpuMs', 1),
      of('firstMs', 1),
    ];
  });
  return {
    title: `The mix of 200 queries over ${shown(records)} records`,
    columns: 'kind,queries,median found,p50 ms,p95 ms,worst ms,p50 cpu ms,p95 cpu ms,worst cpu ms,worst first ms'.split(','),
    rows,
    notes: [
      'The mix is `bench/store/queries.json`. In the store, no cache of results, exact totals; median of three after a first time, which is the last column. Processor time is what a busy machine does not inflate.',
      'Targets at 1,000,000: p50 ≤ 8, p95 ≤ 60, worst ≤ 250 ms.',
    ],
  };
}

export function processTable(process: ProcessFigures, suggestions: readonly number[], records: number, compared: number): Table {
  const at = (share: number) => shown(quantile(suggestions, share), 1);
  return {
    title: 'A server over it, and suggestions',
    columns: ['what', 'figure', 'target'],
    rows: [
      [`start to first answer, ${shown(records)} records`, `${shown(process.startMs)} ms`, '≤ 1,500 ms'],
      ['resident memory after the start', `${shown(process.idleMb)} MB`, ''],
      [
        'resident memory after 20 s of lists',
        `${shown(process.loadedMb)} MB${process.ownMb === undefined ? '' : `, ${shown(process.ownMb)} MB of it not the mapped file`}`,
        '≤ 350 MB',
      ],
      [`suggestions, ${shown(compared)} records, p50 / p95 / worst`, `${at(0.5)} / ${at(0.95)} / ${at(1)} ms`, '≤ 30 ms at 100,000'],
    ],
    notes: [],
  };
}

export function engineTable(engines: readonly Engine[], questions: number, compared: number): Table {
  const at = (engine: Engine, share: number) => (engine.ms.length > 0 ? shown(quantile(engine.ms, share), 1) : '–');
  return {
    title: `${questions} questions to ${shown(compared)} records: exact count and the best 25`,
    columns: ['engine', 'p50 ms', 'p95 ms', 'worst ms'],
    rows: engines.map((engine) => [engine.name, at(engine, 0.5), at(engine, 0.95), at(engine, 1)]),
    notes: [
      'Madar also reads, marks and explains its rows; the others count and give ids.',
      ...engines.flatMap(({ name, absent }) => (absent ? [`${name}: ${absent}.`] : [])),
    ],
  };
}
