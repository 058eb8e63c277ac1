import { memoryOf, processorSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { Target } from '#bench/report.ts';
import { load } from '#bench/server/load.ts';
import { type ReaderFigures, readPages } from '#bench/server/readers.ts';
import { startSite } from '#bench/start-site.ts';
import queries from './queries.json' with { type: 'json' };
import { createRandom } from './random.ts';
import { quantilesText } from './store-tables.ts';
import { wordSource } from './word-source.ts';

const readers = 8;
const topics = 12;

interface SiteFigures extends ReaderFigures {
  readonly startMs: number;
  readonly startCpuMs: number;
  readonly idleMb: number;
  readonly loadedMb: number;
  readonly ownMb: number | undefined;
  readonly errors: number;
  /** Processor time of the server per page of the readers. */
  readonly pageCpuMs: number;
}

/** Measures a server with the store: its start, its memory before and after twenty seconds of list requests, and pages of readers. */
export async function measureSite(folder: string): Promise<SiteFigures> {
  // The first start may build the site and create secrets; the second is typical.
  await startSite({ dataDir: folder }).then((site) => site.stop());
  const site = await startSite({ dataDir: folder, env: { TRUST_PROXY: 'loopback' } });
  const cpuMs = () => (processorSeconds(site.pid) ?? Number.NaN) * 1000;
  try {
    const startCpuMs = cpuMs();
    const { residentMb: idleMb } = memoryOf(site.pid);
    const paths = queries
      .filter((query) => 'keyword' in query)
      .map((query) => `/bff/${query.language}/research?keyword=${encodeURIComponent(String(query.keyword))}&pageSize=25`);
    const { errors } = await load({ port: site.port, paths, headers: {}, connections: 4, seconds: 20 });
    const { residentMb: loadedMb, ownMb } = memoryOf(site.pid);
    const before = cpuMs();
    const pages = await readPages({ site, readers, everyMs: 2000, seconds: 30, path: newQuestions() });
    const pageCpuMs = (cpuMs() - before) / pages.times.length;
    return { startMs: site.startMs, startCpuMs, idleMb, loadedMb, ownMb, errors, ...pages, pageCpuMs };
  } finally {
    await site.stop();
  }
}

/** Pages of questions that nobody asked before: two or three words of one topic, a quarter of them in Arabic. */
function newQuestions(): () => string {
  const random = createRandom(69);
  const sources = { en: wordSource('en', topics), ar: wordSource('ar', topics) };
  return () => {
    const language = random.below(4) === 0 ? 'ar' : 'en';
    const topic = random.below(topics);
    const words = Array.from({ length: 2 + random.below(2) }, () => sources[language](random, topic));
    return `/${language}/research?keyword=${encodeURIComponent(words.join(' '))}&pageSize=25`;
  };
}

/** The figures of a server with their targets. */
export const siteTargets = (site: SiteFigures): readonly Target[] => [
  ['start to first response', `${formatNumber(site.startMs)} ms (cpu ${formatNumber(site.startCpuMs)})`, '≤ 1,500 ms'],
  [
    'memory after 20 s of lists',
    `${formatNumber(site.ownMb ?? Number.NaN)} MB (${formatNumber(site.loadedMb)} with mapped pages)`,
    '≤ 550 MB',
  ],
  [`${readers} readers, a new question every 2 s: refused`, String(site.refusedCount), '0'],
  ['their pages, ms; cpu', `${quantilesText(site.times)}; ${formatNumber(site.pageCpuMs)}`, 'p95 ≤ 1,500'],
];
