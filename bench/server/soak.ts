import { memoryOf, stolenSeconds } from '#bench/process-memory.ts';
import { shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';
import { pacedLoad } from './load.ts';

const share = 0.7;
const connections = 16;
const capacitySeconds = 60;

/** What a host may take of two cores in a second before an answer that comes late in it says nothing of the server. */
const stolenMs = 50;

interface Second {
  readonly residentMb: number;
  /** Processor time that the host gave to others while this machine had work, of all cores together. */
  readonly stolenMs: number;
  /** The longest delay of the server's event loop. */
  readonly stillMs: number;
}

/** Hours in minutes: pages at 70 % of what the server can do, kept up; nothing may fail, slow down or grow. */
export async function measureSoak({ minutes }: { readonly minutes: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const paths = ['', '?pageSize=25', '?pageIndex=2', '?keyword=star', '?researchTypeId=1', '/1', '/42', '/300'].flatMap((end) => [
      `/en/research${end}`,
      `/ar/research${end}`,
    ]);
    const plan = { port: site.port, paths, headers: { 'Accept-Encoding': 'gzip' }, connections };
    // Our own generator for both: a rate can only be a share of what the same client gets. For a minute, since a virtual processor can be twice as fast for seconds.
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
    const third = Math.max(1, Math.floor(memory.length / 3));
    const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
    const [early, late] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
    return {
      part: 'soak',
      tables: [
        {
          title: `${shown(minutes)} minutes at 70 % of capacity`,
          columns: ['what', 'figure', 'target'],
          rows: [
            ['capacity, requests/s', shown(capacity.perSecond), ''],
            ['asked, requests/s', shown(perSecond), ''],
            ['answered, requests/s', shown(result.perSecond), ''],
            ['errors', result.errors, '0'],
            ['p50 ms', shown(result.p50Ms, 1), ''],
            ['p99 ms', shown(result.p99Ms, 1), '≤ 50'],
            ['worst ms', shown(result.worstMs, 1), ''],
            ['answers above 50 ms', shown(sum(slow)), ''],
            [`of them in seconds in which the host took less than ${stolenMs} ms of both cores`, shown(sum(inQuiet)), ''],
            ['longest standstill of the server’s own loop, ms', shown(Math.max(...seconds.map(({ stillMs }) => stillMs)), 1), ''],
            ['longest standstill of the generator, ms', shown(result.stillMs, 1), ''],
            ['taken from both cores by the host, seconds', shown(sum(seconds.map(({ stolenMs }) => stolenMs)) / 1000, 1), ''],
            ['memory, middle third → last third, MB', `${shown(early)} → ${shown(late)}`, 'flat'],
          ],
          notes: [
            `${paths.length} pages in turn, both languages; times begin when a request is due, so waiting counts. The generator shares the cores.`,
          ],
        },
      ],
      figures: { capacity, perSecond, result, seconds },
    };
  } finally {
    await site.stop();
  }
}

/** Looks at a site once a second until it is stopped. */
async function watchSeconds({ url, pid }: RunningSite) {
  const seconds: Second[] = [];
  await longestStill(url);
  let stolenBefore = stolenSeconds() ?? 0;
  const look = setInterval(async () => {
    const stolen = stolenSeconds() ?? 0;
    const stolenMs = (stolen - stolenBefore) * 1000;
    stolenBefore = stolen;
    seconds.push({ residentMb: memoryOf(pid).residentMb, stolenMs, stillMs: await longestStill(url) });
  }, 1000);
  return {
    stop(): readonly Second[] {
      clearInterval(look);
      return seconds;
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The longest delay of the server's event loop in milliseconds since it was last asked, as its metrics have it; 0 where it did not answer. */
async function longestStill(url: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1000;
}
