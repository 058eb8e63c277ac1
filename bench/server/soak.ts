import { memoryOf } from '#bench/process-memory.ts';
import { shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { startSite } from '#bench/start-site.ts';
import { load } from './load.ts';

const share = 0.7;
const connections = 16;

/** Hours in minutes: pages at 70 % of what the server can do, kept up; nothing may fail, slow down or grow. */
export async function measureSoak({ minutes }: { readonly minutes: number }): Promise<PartReport> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  try {
    const paths = ['', '?pageSize=25', '?pageIndex=2', '?keyword=star', '?researchTypeId=1', '/1', '/42', '/300'].flatMap((end) => [
      `/en/research${end}`,
      `/ar/research${end}`,
    ]);
    const plan = { port: site.port, paths, headers: { 'Accept-Encoding': 'gzip' }, connections };
    // Our own generator for both: a rate can only be a share of what the same client gets.
    const capacity = await load({ ...plan, seconds: 10, perSecond: Number.POSITIVE_INFINITY });
    const perSecond = capacity.perSecond * share;
    const memory: number[] = [];
    const look = setInterval(() => memory.push(memoryOf(site.pid).residentMb), 5000);
    const result = await load({ ...plan, seconds: minutes * 60, perSecond });
    clearInterval(look);
    const third = Math.max(1, Math.floor(memory.length / 3));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
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
            ['memory, middle third → last third, MB', `${shown(early)} → ${shown(late)}`, 'flat'],
          ],
          notes: [
            `${paths.length} pages in turn, both languages; times begin when a request is due, so waiting counts. The generator shares the cores.`,
          ],
        },
      ],
      figures: { capacity, perSecond, result, memory },
    };
  } finally {
    await site.stop();
  }
}
