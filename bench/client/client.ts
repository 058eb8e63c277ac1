import { type Browser, chromium } from '@playwright/test';
import { formatNumber, median, quantile } from '#bench/quantile.ts';
import type { PartReport, Table, Target } from '#bench/report.ts';
import { fetchRaw } from '#bench/server/server.ts';
import { startSite } from '#bench/start-site.ts';
import { installedBrowser } from '#e2e/commands/ensure-browser.ts';
import { browserFlags } from '#e2e/commands/find-browser.ts';
import { measureSteps, type Steps } from './measure-steps.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { slowdown } from './open-visit.ts';
import { startStaticSite } from './static-site.ts';

export interface ClientOptions {
  /** Address of a running site. By default, this checkout is started with its own store. */
  readonly baseUrl?: string | undefined;
  readonly runs: number;
  /** `visits` measures only first visits, `steps` only the steps after them. */
  readonly onlyName?: string | undefined;
}

const languages = ['en', 'ar'] as const;
const pages = { list: '/research?pageSize=25', record: '/research/300', home: '' } as const;

interface ClientReport {
  readonly name: string;
  readonly runs: readonly Visit[];
}

/** Measures first visits on a slow machine and network, also of static pages with the same text, and then list interactions. */
export async function measureClient({ baseUrl, runs, onlyName }: ClientOptions): Promise<PartReport & { readonly browser: string }> {
  const executablePath = await installedBrowser();
  if (!executablePath) throw new Error('The client part needs a browser, but none was found. Set CHROMIUM_PATH.');
  const site = baseUrl === undefined ? await startSite() : undefined;
  const base = (baseUrl ?? site?.url ?? '').replace(/\/+$/, '');
  const browser = await chromium.launch({ executablePath, args: [...browserFlags(process.getuid?.() === 0)] });
  try {
    const paths = languages.flatMap((language) => Object.values(pages).map((path) => `/${language}${path}`));
    for (const path of paths)
      await fetch(`${base}${path}`, { headers: { 'Accept-Encoding': 'br' } }).then((answer) => answer.arrayBuffer());
    const visits = onlyName === 'steps' ? [] : await visitAll(browser, base, paths, runs);
    const steps = Object.fromEntries(
      await inTurn(
        onlyName === 'visits' ? [] : languages,
        async (language) => [language, await measureSteps(browser, `${base}/${language}${pages.list}`, runs)] as const,
      ),
    );
    return {
      part: 'client',
      browser: browser.version(),
      tables: [...(visits.length > 0 ? [vitalsTable(visits, runs)] : []), ...(onlyName === 'visits' ? [] : [stepTable(steps)])],
      targets: visits.length > 0 ? await pageTargets(base, visits) : [],
      figures: { visits, steps },
    };
  } finally {
    await browser.close();
    await site?.stop();
  }
}

/** Visits every page once per run, so that changes of machine load affect all pages alike. */
async function visitAll(browser: Browser, base: string, paths: readonly string[], runs: number): Promise<ClientReport[]> {
  const staticSite = await startStaticSite(
    browser,
    base,
    paths.filter((path) => path.includes('/research')),
  );
  const targets = paths.flatMap((path) => [
    { name: `Madar ${path}`, url: `${base}${path}`, runs: [] as Visit[] },
    ...(path.includes('/research') ? [{ name: `static ${path}`, url: `${staticSite.url}${path}`, runs: [] as Visit[] }] : []),
  ]);
  // This visit is not counted, so that the start-up of the browser slows no measured visit.
  await measureVisit(browser, targets[1]?.url ?? staticSite.url);
  for (let run = 0; run < runs; run += 1)
    for (const target of targets) {
      target.runs.push(await measureVisit(browser, target.url));
      process.stderr.write('.');
    }
  process.stderr.write('\n');
  staticSite.close();
  return targets.map(({ name, runs: visits }) => ({ name, runs: visits }));
}

async function inTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const value of values) results.push(await work(value));
  return results;
}

/** Figures of first visits, and bytes of the same pages when they are the second of a visit. */
async function pageTargets(base: string, visits: readonly ClientReport[]): Promise<Target[]> {
  const medianOf = (language: string, page: keyof typeof pages, field: keyof Visit) =>
    median(visits.find(({ name }) => name === `Madar /${language}${pages[page]}`)?.runs.map((visit) => visit[field]) ?? []);
  const paint = (page: 'list' | 'record'): Target[] => [
    [
      `largest paint of a ${page} in Arabic, of English`,
      formatNumber(medianOf('ar', page, 'lcpMs') / medianOf('en', page, 'lcpMs'), 2),
      '≤ 1.10',
    ],
    [`of its own first paint`, formatNumber(medianOf('ar', page, 'lcpMs') / medianOf('ar', page, 'fcpMs'), 2), '≤ 1.15'],
  ];
  const bytes = async (page: 'list' | 'record', firstMax: string): Promise<Target[]> => {
    const later = await fetchRaw(`${base}/en${pages[page]}`, { 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'same-origin' });
    return [
      [`bytes of a ${page} as first page`, `${formatNumber(medianOf('en', page, 'documentKiB') * 1.024, 1)} kB`, firstMax],
      ['as second page', `${formatNumber(later.body.length / 1000, 1)} kB`, '≤ 28 kB'],
    ];
  };
  return [
    ...paint('list'),
    ...paint('record'),
    ...languages.map(
      (language): Target => [`blocking time of home, ${language}`, `${formatNumber(medianOf(language, 'home', 'tbtMs'))} ms`, '≤ 30 ms'],
    ),
    ...(await bytes('list', '≤ 44 kB')),
    ...(await bytes('record', '≤ 30 kB')),
  ];
}

const targets = { lcpMs: 550, tbtMs: 60, cls: 0.02, inpMs: 100, requests: 20, nodes: 1000, stepMs: 100 } as const;

function vitalsTable(visits: readonly ClientReport[], runs: number): Table {
  const valuesOf = (list: readonly Visit[], field: keyof Visit) => list.map((visit) => visit[field]);
  const formatSpread = (list: readonly Visit[], field: keyof Visit) =>
    `${formatNumber(median(valuesOf(list, field)))} [${formatNumber(Math.min(...valuesOf(list, field)))}–${formatNumber(Math.max(...valuesOf(list, field)))}]`;
  const kib = (list: readonly Visit[], field: keyof Visit) => formatNumber(median(valuesOf(list, field)), 1);
  return {
    title: 'First visit, empty cache',
    columns: 'page,LCP ms,FCP ms,TBT ms,longest task ms,CLS,INP ms,requests,wire KiB,HTML,script,CSS,fonts,DOM nodes'.split(','),
    rows: visits.map(({ name, runs: targetVisits }) => [
      name,
      formatSpread(targetVisits, 'lcpMs'),
      formatNumber(median(valuesOf(targetVisits, 'fcpMs'))),
      formatSpread(targetVisits, 'tbtMs'),
      formatNumber(median(valuesOf(targetVisits, 'longestTaskMs'))),
      formatNumber(median(valuesOf(targetVisits, 'cls')), 3),
      formatNumber(median(valuesOf(targetVisits, 'inpMs'))),
      formatNumber(median(valuesOf(targetVisits, 'requests'))),
      kib(targetVisits, 'wireKiB'),
      kib(targetVisits, 'documentKiB'),
      kib(targetVisits, 'scriptKiB'),
      kib(targetVisits, 'styleKiB'),
      kib(targetVisits, 'fontKiB'),
      formatNumber(median(valuesOf(targetVisits, 'nodes'))),
    ]),
    notes: [
      `CPU throttled ${slowdown.cpu}×, ${slowdown.downloadBitsPerSecond / 1e6} Mbit/s down, ${slowdown.latencyMs} ms latency, 1350×940; median of ${runs} [min–max], pages in rotation. Bytes include headers.`,
      `Targets: LCP ≤ ${targets.lcpMs}, TBT ≤ ${targets.tbtMs}, CLS ≤ ${targets.cls}, INP ≤ ${targets.inpMs}, at most ${targets.requests} requests and ${targets.nodes} nodes.`,
    ],
  };
}

function stepTable(steps: Readonly<Record<string, Steps>>): Table {
  const rows = Object.entries(steps).flatMap(([language, stepTimes]) =>
    Object.entries(stepTimes).map(([step, times]) => [
      `${language} ${step}`,
      formatNumber(median(times)),
      formatNumber(quantile(times, 0.75)),
      formatNumber(Math.max(...times)),
      times.length,
    ]),
  );
  return {
    title: 'From click to new rows (filter, page) or to the record’s title (open)',
    columns: ['step', 'median ms', 'p75 ms', 'worst ms', 'clicks'],
    rows,
    notes: [
      `CPU throttled ${slowdown.cpu}×, local network. Target: p75 ≤ ${targets.stepMs} ms.`,
      '“reading”: the pointer moved two seconds before the click; “first”: the first pointer event comes 0.3 s before the click, so scripts are not loaded yet.',
    ],
  };
}
