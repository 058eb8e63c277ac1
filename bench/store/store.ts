import { constants, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '#bench/quantile.ts';
import type { PartReport, Target } from '#bench/report.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { generatedStore } from './generated-store.ts';
import { type LaterImport, measureLaterImport } from './measure-later-import.ts';
import { measureQueries } from './measure-queries.ts';
import { measureSite, siteTargets } from './measure-site.ts';
import queries from './queries.json' with { type: 'json' };
import { type Engine, measureMiniSearch } from './rival-engines.ts';
import { engineTable, mixTable, quantilesText } from './store-tables.ts';

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

/** The store with many records: query mix, a later import, start, memory and readers of a server, suggestions, and rival engines on a subset. */
export async function measureStore({ records, rivals }: { readonly records: number; readonly rivals: boolean }): Promise<PartReport> {
  const folder = await generatedStore(records);
  const comparedCount = Math.min(records, comparedRecords);
  const small = await generatedStore(comparedCount);
  const store = openSqliteStore(join(folder, 'madar.sqlite'));
  const queryTimes = await measureQueries(store);
  await store.close();
  const site = await measureSite(folder);
  // Suggestions are measured on the same records as the rivals; without rivals, on the full store, where they take longer.
  const suggestedCount = rivals ? comparedCount : records;
  const suggestions = await measureSuggestions(join(rivals ? small : folder, 'madar.sqlite'));
  const engines = rivals ? await measureEngines(small, comparedCount) : [];
  const later = { large: await laterImport(folder, records), small: await laterImport(small, comparedCount) };
  const tables = [mixTable(queryTimes, records), ...(rivals ? [engineTable(engines, questions.length, comparedCount)] : [])];
  const ratio = (kind: keyof LaterImport) =>
    `${formatNumber(later.large[kind] / later.small[kind], 2)} (${formatNumber(later.small[kind] / 1000, 1)}, ${formatNumber(later.large[kind] / 1000, 1)} s)`;
  const targets: Target[] = [
    ['mix, cpu ms', quantilesText(queryTimes.map(({ cpuMs }) => cpuMs)), '12 / 75 / 200'],
    ...siteTargets(site),
    [`suggestions over ${formatNumber(suggestedCount)}, ms`, quantilesText(suggestions), '≤ 30 ms at 100,000'],
    [`import of 2,000, cpu against ${formatNumber(comparedCount)}`, ratio('importMs'), '≤ 1.5'],
    ['its undo', ratio('undoMs'), '≤ 1.5'],
  ];
  return {
    part: 'store',
    tables,
    targets,
    figures: { records, timed: queryTimes, site, suggestions, engines, later },
  };
}

/** A later import into a copy of the store in the folder. */
async function laterImport(folder: string, records: number): Promise<LaterImport> {
  const copy = `${folder}.copy`;
  mkdirSync(copy, { recursive: true });
  try {
    const path = join(copy, 'madar.sqlite');
    copyFileSync(join(folder, 'madar.sqlite'), path, constants.COPYFILE_FICLONE);
    return await measureLaterImport(path, copy, records);
  } finally {
    rmSync(copy, { recursive: true, force: true });
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
