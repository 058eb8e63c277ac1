import { memoryOf, stolenSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';
import { type PacedResult, pacedLoad } from './load.ts';
import { startPlainServer } from './rivals.ts';
import { fetchRaw } from './server.ts';

const loadShare = 0.7;
const connections = 16;
const capacitySeconds = 60;

/** Steal time, in ms per second, from which slow responses are attributed to the host. */
const stolenMs = 50;
/** Event-loop pause in ms that explains a slow response; the same as `slowMs` in `send-load.ts`. */
const slowMs = 50;

interface Second {
  readonly residentMb: number;
  /** Steal time of all cores. */
  readonly stolenMs: number;
  /** Longest event-loop delay of the server. */
  readonly stillMs: number;
}

const pagePaths = ['', '?pageSize=25', '?pageIndex=2', '?keyword=star', '?researchTypeId=1', '/1', '/42', '/300'].flatMap((end) => [
  `/en/research${end}`,
  `/ar/research${end}`,
]);
const headers = { 'Accept-Encoding': 'gzip' };

/** Sustained load of 70 % of capacity; nothing may fail, slow down or grow. Then a plain `node:http` server gets the same load. */
export async function measureSoak({ minutes }: { readonly minutes: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const plan = { port: site.port, paths: pagePaths, headers, connections };
    // Capacity is measured with the same generator as the load, and for a minute, because the speed of virtual cores varies.
    await pacedLoad({ ...plan, seconds: 3 });
    const capacity = await pacedLoad({ ...plan, seconds: capacitySeconds });
    const perSecond = capacity.perSecond * loadShare;
    const watch = await watchSeconds(site);
    const result = await pacedLoad({ ...plan, seconds: minutes * 60, perSecond });
    const seconds = watch.stop();
    const page = await fetchRaw(`${site.url}${pagePaths[0]}`, headers);
    const bare = await startPlainServer(page.body, page.headers);
    const bareResult = await pacedLoad({ ...plan, port: bare.port, seconds: minutes * 60, perSecond }).finally(() => bare.stop());
    const figures = { capacity, perSecond, result, bare: bareResult, seconds };
    return {
      part: 'soak',
      tables: [
        {
          title: `${formatNumber(minutes)} minutes at 70 % of capacity`,
          columns: ['what', 'figure', 'target'],
          rows: rowsOf(figures),
          notes: [
            `${pagePaths.length} pages in rotation, both languages. Latency counts from the moment a request is due, so queueing is included. The generator runs on the same cores.`,
            'node:http sends the bytes and headers of one list page, at the same rate and for as long, right afterwards.',
          ],
        },
      ],
      figures,
    };
  } finally {
    await site.stop();
  }
}

interface SoakFigures {
  readonly capacity: PacedResult;
  readonly perSecond: number;
  readonly result: PacedResult;
  readonly bare: PacedResult;
  readonly seconds: readonly Second[];
}

function rowsOf({ capacity, perSecond, result, bare, seconds }: SoakFigures): (readonly (string | number)[])[] {
  const memory = seconds.map(({ residentMb }) => residentMb);
  const thirdLength = Math.max(1, Math.floor(memory.length / 3));
  const average = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
  const [earlyMb, lateMb] = [average(memory.slice(thirdLength, 2 * thirdLength)), average(memory.slice(-thirdLength))];
  return [
    ['capacity, requests/s', formatNumber(capacity.perSecond), ''],
    ['requested, requests/s', formatNumber(perSecond), ''],
    ['answered, requests/s', formatNumber(result.perSecond), ''],
    ['errors', result.errors, '0'],
    ['p50 ms', formatNumber(result.p50Ms, 1), ''],
    ['p99 ms', formatNumber(result.p99Ms, 1), ''],
    ['p99 of node:http at the same rate, ms', formatNumber(bare.p99Ms, 1), ''],
    ['p99 in multiples of that', formatNumber(result.p99Ms / bare.p99Ms, 1), '≤ 3'],
    ['worst ms', formatNumber(result.worstMs, 1), ''],
    ['responses slower than 50 ms', formatNumber(sum(result.slow)), ''],
    ...causesOf(result.slow, seconds),
    ['longest event-loop delay of the server, ms', formatNumber(Math.max(...seconds.map(({ stillMs }) => stillMs)), 1), ''],
    ['longest event-loop delay of the generator, ms', formatNumber(result.stillMs, 1), ''],
    ['steal time of both cores, seconds', formatNumber(sum(seconds.map(({ stolenMs }) => stolenMs)) / 1000, 1), ''],
    ['memory, middle third → last third, MB', `${formatNumber(earlyMb)} → ${formatNumber(lateMb)}`, 'flat'],
  ];
}

/** Causes of slow responses: the host if steal time was high in the same second or the one before, else the server if it paused then. */
function causesOf(slow: readonly number[], seconds: readonly Second[]): (readonly string[])[] {
  const shares = { host: 0, server: 0, rest: 0 };
  for (const [at, count] of slow.entries()) {
    const around = [seconds[at - 1], seconds[at]].filter((second) => second !== undefined);
    const cause = around.some((second) => second.stolenMs >= stolenMs)
      ? 'host'
      : around.some((second) => second.stillMs >= slowMs)
        ? 'server'
        : 'rest';
    shares[cause] += count;
  }
  const row = (label: string, count: number) => [label, `${formatNumber((100 * count) / Math.max(1, sum(slow)))} %`, ''];
  return [
    row(`of these, in seconds with at least ${stolenMs} ms of steal time`, shares.host),
    row(`without those, in seconds in which the server’s event loop paused for ${slowMs} ms`, shares.server),
    row('all others', shares.rest),
  ];
}

/** Samples a site every second until stopped. */
async function watchSeconds({ url, pid }: RunningSite) {
  const seconds: Second[] = [];
  await longestStill(url);
  let stolenBefore = stolenSeconds() ?? 0;
  const sampler = setInterval(async () => {
    const stolen = stolenSeconds() ?? 0;
    const stolenMs = (stolen - stolenBefore) * 1000;
    stolenBefore = stolen;
    seconds.push({ residentMb: memoryOf(pid).residentMb, stolenMs, stillMs: await longestStill(url) });
  }, 1000);
  return {
    stop(): readonly Second[] {
      clearInterval(sampler);
      return seconds;
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Longest event-loop delay in ms since the last sample, from the metrics; 0 without a response. */
async function longestStill(url: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1000;
}
