import { memoryOf, stolenSeconds } from '#bench/process-memory.ts';
import { formatNumber } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';
import { pacedLoad } from './load.ts';

const share = 0.7;
const connections = 16;
const capacitySeconds = 60;

/** Steal time per second beyond which a late response is the host's. */
const stolenMs = 50;

interface Second {
  readonly residentMb: number;
  /** Steal time of all cores. */
  readonly stolenMs: number;
  /** Longest event-loop delay of the server. */
  readonly stillMs: number;
}

/** Sustained load at 70 % of capacity: nothing may fail, slow down or grow. */
export async function measureSoak({ minutes }: { readonly minutes: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const paths = ['', '?pageSize=25', '?pageIndex=2', '?keyword=star', '?researchTypeId=1', '/1', '/42', '/300'].flatMap((end) => [
      `/en/research${end}`,
      `/ar/research${end}`,
    ]);
    const plan = { port: site.port, paths, headers: { 'Accept-Encoding': 'gzip' }, connections };
    // Our generator measures capacity too, so that the rate refers to the same client. For a minute, because virtual cores vary.
    await pacedLoad({ ...plan, seconds: 3 });
    const capacity = await pacedLoad({ ...plan, seconds: capacitySeconds });
    const perSecond = capacity.perSecond * share;
    const watch = await watchSeconds(site);
    const result = await pacedLoad({ ...plan, seconds: minutes * 60, perSecond });
    const seconds = watch.stop();
    const memory = seconds.map(({ residentMb }) => residentMb);
    const { slow } = result;
    const isQuiet = (at: number) => [at - 1, at].every((second) => (seconds[second]?.stolenMs ?? 0) < stolenMs);
    const inQuiet = slow.filter((_, second) => isQuiet(second));
    const thirdLength = Math.max(1, Math.floor(memory.length / 3));
    const average = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
    const [earlyMb, lateMb] = [average(memory.slice(thirdLength, 2 * thirdLength)), average(memory.slice(-thirdLength))];
    return {
      part: 'soak',
      tables: [
        {
          title: `${formatNumber(minutes)} minutes at 70 % of capacity`,
          columns: ['what', 'figure', 'target'],
          rows: [
            ['capacity, requests/s', formatNumber(capacity.perSecond), ''],
            ['requested, requests/s', formatNumber(perSecond), ''],
            ['answered, requests/s', formatNumber(result.perSecond), ''],
            ['errors', result.errors, '0'],
            ['p50 ms', formatNumber(result.p50Ms, 1), ''],
            ['p99 ms', formatNumber(result.p99Ms, 1), '≤ 50'],
            ['worst ms', formatNumber(result.worstMs, 1), ''],
            ['responses slower than 50 ms', formatNumber(sum(slow)), ''],
            [`of these, in seconds with less than ${stolenMs} ms of steal time`, formatNumber(sum(inQuiet)), ''],
            ['longest event-loop delay of the server, ms', formatNumber(Math.max(...seconds.map(({ stillMs }) => stillMs)), 1), ''],
            ['longest event-loop delay of the generator, ms', formatNumber(result.stillMs, 1), ''],
            ['steal time of both cores, seconds', formatNumber(sum(seconds.map(({ stolenMs }) => stolenMs)) / 1000, 1), ''],
            ['memory, middle third → last third, MB', `${formatNumber(earlyMb)} → ${formatNumber(lateMb)}`, 'flat'],
          ],
          notes: [
            `${paths.length} pages in rotation, both languages. Latency counts from the moment a request is due, so queueing is included. The generator runs on the same cores.`,
          ],
        },
      ],
      figures: { capacity, perSecond, result, seconds },
    };
  } finally {
    await site.stop();
  }
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
