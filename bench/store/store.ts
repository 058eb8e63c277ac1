import { join } from 'node:path';
import { memoryOf } from '#bench/process-memory.ts';
import { quantile, shown } from '#bench/quantile.ts';
import type { PartReport, Table } from '#bench/report.ts';
import { load } from '#bench/server/load.ts';
import { startSite } from '#bench/start-site.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { queryExpressions } from '#lib/service/store/search/match-expression.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { parseQuery } from '#lib/text/parse-query.ts';
import { madeStore } from './made-store.ts';
import { measureQueries, type TimedQuery } from './measure-queries.ts';
import queries from './queries.json' with { type: 'json' };
import { type Engine, measureMiniSearch, measurePostgres, measureSqlite, measureSqliteShell } from './rival-engines.ts';

const comparedRecords = 100_000;
const typed = [
  'st',
  'sta',
  'star',
  'gal',
  'galaxy clu',
  'mag',
  'plan',
  'exop',
  'bra',
  'kat',
  'ngc',
  'dust st',
  'قم',
  'القم',
  'مدار',
  'محم',
  'أقمار',
  'فض',
];

/** The store by itself with many records: the published mix, the start and the memory of a server over it, suggestions, and other engines with a part of the records. */
export async function measureStore({ records, rivals }: { readonly records: number; readonly rivals: boolean }): Promise<PartReport> {
  const { folder, pieces } = await madeStore(records);
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const timed = await measureQueries(store);
  await store.close();
  const process = await measureProcess(folder);
  // Without the others there is no need of a smaller store; suggestions only get harder with more records.
  const compared = rivals ? Math.min(records, comparedRecords) : records;
  const small = await madeStore(compared);
  const suggestions = await measureSuggestions(join(small.folder, 'madar.sqlite'));
  const engines = rivals ? await measureEngines(small.folder, compared) : [];
  const tables = [
    mixTable(timed, records),
    processTable(process, suggestions, records, compared),
    ...(rivals ? [engineTable(engines, compared)] : []),
  ];
  return { part: 'store', tables, figures: { records, pieces, timed, process, suggestions, engines } };
}

interface ProcessFigures {
  readonly startMs: number;
  readonly idleMb: number;
  readonly loadedMb: number;
  readonly ownMb: number | undefined;
  readonly errors: number;
}

/** A whole server over the store: its start, then lists of all kinds for twenty seconds. */
async function measureProcess(folder: string): Promise<ProcessFigures> {
  // The first start may build the site and make secrets; the second is everybody's.
  await startSite({ dataDir: folder }).then((site) => site.stop());
  const site = await startSite({ dataDir: folder });
  try {
    const { residentMb: idleMb } = memoryOf(site.pid);
    const paths = queries
      .filter((query) => 'keyword' in query)
      .map((query) => `/bff/${query.language}/research?keyword=${encodeURIComponent(String(query.keyword))}&pageSize=25`);
    const { errors } = await load({ port: site.port, paths, headers: {}, connections: 4, seconds: 20 });
    const { residentMb: loadedMb, ownMb } = memoryOf(site.pid);
    return { startMs: site.startMs, idleMb, loadedMb, ownMb, errors };
  } finally {
    await site.stop();
  }
}

async function measureSuggestions(path: string): Promise<number[]> {
  const store = openSqliteStore(path);
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const text of typed) {
      const began = performance.now();
      await store.suggest(/[a-z]/.test(text) ? 'en' : 'ar', text, 8);
      if (round > 0) times.push(performance.now() - began);
    }
  await store.close();
  return times;
}

/** English words without marks: what all of them understand. */
const questions = queries
  .filter(({ kind }) => ['rare', 'common', 'two words'].includes(kind))
  .map((query) => String(query.keyword))
  .filter((keyword) => /^[a-z ]+$/.test(keyword));

async function measureEngines(folder: string, records: number): Promise<Engine[]> {
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const own = await measureOwn(store);
  await store.close();
  const expressions = questions.map((question) => queryExpressions(parseQuery(question).clauses, 'all').all ?? '');
  return [
    own,
    measureSqliteShell(folder, expressions),
    measureSqlite(folder, expressions),
    await measurePostgres(records, questions),
    measureMiniSearch(records, questions),
  ];
}

async function measureOwn(store: Store): Promise<Engine> {
  const ask = (keyword: string) => store.findResearch('en', { ...defaultResearchQuery, pageSize: 25, keyword });
  await ask('star');
  const ms: number[] = [];
  for (const question of questions) {
    const began = performance.now();
    await ask(question);
    ms.push(performance.now() - began);
  }
  return { name: 'Madar', ms };
}

function mixTable(timed: readonly TimedQuery[], records: number): Table {
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

function processTable(process: ProcessFigures, suggestions: readonly number[], records: number, compared: number): Table {
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

function engineTable(engines: readonly Engine[], compared: number): Table {
  const at = (engine: Engine, share: number) => (engine.ms.length > 0 ? shown(quantile(engine.ms, share), 1) : '–');
  return {
    title: `${questions.length} questions to ${shown(compared)} records: exact count and the best 25`,
    columns: ['engine', 'p50 ms', 'p95 ms', 'worst ms'],
    rows: engines.map((engine) => [engine.name, at(engine, 0.5), at(engine, 0.95), at(engine, 1)]),
    notes: [
      'Madar also finds forms, subjects and names in both languages, and reads, marks and explains its rows; the others count and give ids.',
      ...engines.flatMap(({ name, absent }) => (absent ? [`${name}: ${absent}.`] : [])),
    ],
  };
}
