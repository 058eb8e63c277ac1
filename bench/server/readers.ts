import { Agent, get } from 'node:http';
import type { RunningSite } from '#bench/start-site.ts';

export interface ReaderPlan {
  readonly site: Pick<RunningSite, 'port'>;
  readonly readers: number;
  /** Milliseconds from one request of a reader to its next. */
  readonly everyMs: number;
  readonly seconds: number;
  /** Returns an uncached path at each call. */
  readonly path: () => string;
}

export interface ReaderFigures {
  /** Milliseconds of each complete response with status 200. */
  readonly times: readonly number[];
  readonly refusedCount: number;
}

/** Latency of uncached pages for readers with an address each; the site must have `TRUST_PROXY: 'loopback'`. */
export async function readPages({ site, readers, everyMs, seconds, path }: ReaderPlan): Promise<ReaderFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const deadline = performance.now() + seconds * 1000;
  const times: number[] = [];
  let refusedCount = 0;
  const reader = async (number: number) => {
    await delay((number * everyMs) / readers);
    while (performance.now() < deadline) {
      const startedAt = performance.now();
      const status = await requestStatus(agent, site.port, path(), `198.51.100.${number + 1}`);
      const elapsed = performance.now() - startedAt;
      if (status === 200) times.push(elapsed);
      else refusedCount += 1;
      await delay(Math.max(0, everyMs - elapsed));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, number) => reader(number)));
  agent.destroy();
  return { times, refusedCount };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The status of a response once it is complete; 0 if the connection broke. */
export function requestStatus(agent: Agent, port: number, path: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { 'X-Forwarded-For': from, 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}
