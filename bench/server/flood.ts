import { Agent } from 'node:http';
import { processorSeconds } from '#bench/process-memory.ts';
import { formatNumber, quantile } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';
import { type ReaderFigures, readPages, requestStatus } from './readers.ts';

/** Number of readers, the interval of their requests for uncached pages, and concurrent requests of the flood. */
const readers = 12;
const readerMs = 3000;
const floodConnections = 64;

interface Flood {
  readonly name: string;
  /** Number of client addresses that the flood uses in turn; 0 for no flood. */
  readonly addresses: number;
}

const floods: readonly Flood[] = [
  { name: 'none', addresses: 0 },
  { name: 'from one address', addresses: 1 },
  { name: 'from 300 addresses', addresses: 300 },
];

interface FloodFigures extends ReaderFigures {
  readonly flood: Readonly<Record<number, number>>;
  readonly share: number;
}

/** Latency of uncached pages under a flood of other uncached requests. */
export async function measureFlood({ seconds }: { readonly seconds: number }): Promise<PartReport> {
  const site = await startSite({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' } });
  try {
    const paths = newPaths();
    // This measurement is not reported, because the first pages after a start are slower.
    await measure(site, { name: '', addresses: 0 }, 5, paths);
    const measurements: [Flood, FloodFigures][] = [];
    for (const flood of floods) measurements.push([flood, await measure(site, flood, seconds, paths)]);
    return {
      part: 'flood',
      tables: [
        {
          title: 'Latency of uncached pages during a flood of requests for uncached pages',
          columns: [
            'flood',
            'pages',
            'refused',
            'p50 ms',
            'p95 ms',
            'worst ms',
            'flood: 200',
            'flood: 429, 503',
            'server’s share of a core',
          ],
          rows: measurements.map(([{ name }, { times, refusedCount, flood, share }]) => [
            name,
            times.length,
            refusedCount,
            formatNumber(quantile(times, 0.5)),
            formatNumber(quantile(times, 0.95)),
            formatNumber(Math.max(...times)),
            flood[200] ?? 0,
            `${flood[429] ?? 0}, ${flood[503] ?? 0}`,
            `${formatNumber(100 * share)} %`,
          ]),
          notes: [
            `${readers} readers, each with its own address, request an uncached page every three seconds for ${seconds} s; the flood keeps ${floodConnections} concurrent requests open. Target: p95 ≤ 300 ms.`,
            'The generator runs on the same cores. Addresses that each request less than a reader cannot be distinguished from readers.',
          ],
        },
      ],
      figures: measurements,
    };
  } finally {
    await site.stop();
  }
}

/** Uncached addresses of lists. */
function newPaths(): () => string {
  let index = 0;
  return () => {
    index += 1;
    return `/en/research?pageSize=25&fromYear=${1000 + (index % 900)}&toYear=${2026 + Math.floor(index / 900)}`;
  };
}

async function measure(site: RunningSite, { addresses }: Flood, seconds: number, path: () => string): Promise<FloodFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: floodConnections });
  const deadline = performance.now() + seconds * 1000;
  const flood: Record<number, number> = {};
  const cpu = processorSeconds(site.pid) ?? Number.NaN;
  let requestCount = 0;
  const flooder = async () => {
    while (performance.now() < deadline) {
      requestCount += 1;
      const status = await requestStatus(
        agent,
        site.port,
        path(),
        `203.0.${Math.floor((requestCount % addresses) / 200)}.${((requestCount % addresses) % 200) + 1}`,
      );
      flood[status] = (flood[status] ?? 0) + 1;
    }
  };
  const [figures] = await Promise.all([
    readPages({ site, readers, everyMs: readerMs, seconds, path }),
    ...Array.from({ length: addresses > 0 ? floodConnections : 0 }, flooder),
  ]);
  agent.destroy();
  return { ...figures, flood, share: ((processorSeconds(site.pid) ?? Number.NaN) - cpu) / seconds };
}
