import { Agent, get } from 'node:http';
import { processorSeconds } from '#bench/process-memory.ts';
import { quantile, shown } from '#bench/quantile.ts';
import type { PartReport } from '#bench/report.ts';
import { type RunningSite, startSite } from '#bench/start-site.ts';

/** Each reader asks for a page nobody had before, at this pace. */
const readers = 12;
const readerMs = 3000;
const flooding = 64;

interface Flood {
  readonly name: string;
  /** Addresses from which 64 connections ask as fast as they are answered; 0 is no flood. */
  readonly addresses: number;
}

const floods: readonly Flood[] = [
  { name: 'nobody else', addresses: 0 },
  { name: 'a flood from one address', addresses: 1 },
  { name: 'a flood from 300 addresses', addresses: 300 },
];

interface Measured {
  readonly times: readonly number[];
  readonly refused: number;
  readonly flood: Readonly<Record<number, number>>;
  readonly share: number;
}

/** What readers of new pages wait while others ask for new pages without end. */
export async function measureFlood({ seconds }: { readonly seconds: number }): Promise<PartReport> {
  const site = await startSite({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' } });
  try {
    const paths = newPaths();
    // The first pages after a start are slow for reasons of their own.
    await measure(site, { name: '', addresses: 0 }, 5, paths);
    const measured: [Flood, Measured][] = [];
    for (const flood of floods) measured.push([flood, await measure(site, flood, seconds, paths)]);
    return {
      part: 'flood',
      tables: [
        {
          title: 'Readers of new pages beside a flood of new pages',
          columns: [
            'beside',
            'pages',
            'refused',
            'p50 ms',
            'p95 ms',
            'worst ms',
            'flood: made',
            'flood: 429, 503',
            'server’s share of a core',
          ],
          rows: measured.map(([{ name }, { times, refused, flood, share }]) => [
            name,
            times.length,
            refused,
            shown(quantile(times, 0.5)),
            shown(quantile(times, 0.95)),
            shown(Math.max(...times)),
            flood[200] ?? 0,
            `${flood[429] ?? 0}, ${flood[503] ?? 0}`,
            `${shown(100 * share)} %`,
          ]),
          notes: [
            `${readers} readers, each from an address of its own, each with a new page every three seconds, for ${seconds} s; the flood keeps ${flooding} requests under way. Target: p95 ≤ 300 ms.`,
            'The generator shares the cores. A crowd in which each asks for less than a reader cannot be told from readers.',
          ],
        },
      ],
      figures: measured,
    };
  } finally {
    await site.stop();
  }
}

/** Addresses of lists that no one asked for before. */
function newPaths(): () => string {
  let at = 0;
  return () => {
    at += 1;
    return `/en/research?pageSize=25&fromYear=${1000 + (at % 900)}&toYear=${2026 + Math.floor(at / 900)}`;
  };
}

async function measure(site: RunningSite, { addresses }: Flood, seconds: number, path: () => string): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: flooding + readers });
  const until = performance.now() + seconds * 1000;
  const [times, flood]: [number[], Record<number, number>] = [[], {}];
  let refused = 0;
  const cpu = processorSeconds(site.pid) ?? Number.NaN;
  const reader = async (number: number) => {
    await wait((number * readerMs) / readers);
    while (performance.now() < until) {
      const began = performance.now();
      const status = await ask(agent, site.port, path(), `198.51.100.${number + 1}`);
      const took = performance.now() - began;
      if (status === 200) times.push(took);
      else refused += 1;
      await wait(Math.max(0, readerMs - took));
    }
  };
  let asked = 0;
  const flooder = async () => {
    while (performance.now() < until) {
      asked += 1;
      const status = await ask(
        agent,
        site.port,
        path(),
        `203.0.${Math.floor((asked % addresses) / 200)}.${((asked % addresses) % 200) + 1}`,
      );
      flood[status] = (flood[status] ?? 0) + 1;
    }
  };
  await Promise.all([
    ...Array.from({ length: readers }, (_, number) => reader(number)),
    ...Array.from({ length: addresses > 0 ? flooding : 0 }, flooder),
  ]);
  agent.destroy();
  return { times, refused, flood, share: ((processorSeconds(site.pid) ?? Number.NaN) - cpu) / seconds };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function ask(agent: Agent, port: number, path: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { 'X-Forwarded-For': from, 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}
