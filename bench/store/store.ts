import { join } from 'node:path';
import { memoryOf } from '#bench/process-memory.ts';
import type { PartReport } from '#bench/report.ts';
import { load } from '#bench/server/load.ts';
import { startSite } from '#bench/start-site.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { generatedStore } from './generated-store.ts';
import { longTable, measureLong } from './measure-long.ts';
import { measurePlaces, placesTable } from './measure-places.ts';
import { measureQueries } from './measure-queries.ts';
import queries from './queries.json' with { type: 'json' };
import { type Engine, measureMiniSearch } from './rival-engines.ts';
import { engineTable, mixTable, type ProcessFigures, processTable } from './store-tables.ts';

const comparedRecords = 100_000;
const prefixes = [
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

/** The store with many records: query mix, start and memory of a server, suggestions, and rival engines on a subset. */
export async function measureStore({ records, rivals }: { readonly records: number; readonly rivals: boolean }): Promise<PartReport> {
  const { folder, pieces } = await generatedStore(records);
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const queryTimes = await measureQueries(store);
  const places = await measurePlaces(store);
  const long = await measureLong(store);
  await store.close();
  const process = await measureProcess(folder);
  // Suggestions are measured on the same records as the rivals; without rivals, on the full store, where they take longer.
  const comparedCount = rivals ? Math.min(records, comparedRecords) : records;
  const small = await generatedStore(comparedCount);
  const suggestions = await measureSuggestions(join(small.folder, 'madar.sqlite'));
  const engines = rivals ? await measureEngines(small.folder, comparedCount) : [];
  const tables = [
    mixTable(queryTimes, records),
    placesTable(places, records),
    longTable(long, records),
    processTable(process, suggestions, records, comparedCount),
    ...(rivals ? [engineTable(engines, questions.length, comparedCount)] : []),
  ];
  return { part: 'store', tables, figures: { records, pieces, timed: queryTimes, places, long, process, suggestions, engines } };
}

/** Measures a server with the store: its start, and its memory before and after twenty seconds of list requests. */
async function measureProcess(folder: string): Promise<ProcessFigures> {
  // The first start may build the site and create secrets; the second is typical.
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
    for (const text of prefixes) {
      const startedAt = performance.now();
      await store.suggest(/[a-z]/.test(text) ? 'en' : 'ar', text, 8);
      if (round > 0) times.push(performance.now() - startedAt);
    }
  await store.close();
  return times;
}

/** English queries without operators, which all engines support. */
const questions = queries
  .filter(({ kind }) => ['rare', 'common', 'two words'].includes(kind))
  .map((query) => String(query.keyword))
  .filter((keyword) => /^[a-z ]+$/.test(keyword));

async function measureEngines(folder: string, records: number): Promise<Engine[]> {
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const storeEngine = await measureMadar(store);
  await store.close();
  return [storeEngine, measureMiniSearch(records, questions)];
}

async function measureMadar(store: Store): Promise<Engine> {
  const search = (keyword: string) => store.findResearch('en', { ...defaultResearchQuery, pageSize: 25, keyword });
  await search('star');
  const ms: number[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    await search(question);
    ms.push(performance.now() - startedAt);
  }
  return { name: 'Madar', ms };
}
