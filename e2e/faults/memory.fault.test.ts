import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-memory-'));
let site: SiteProcess | undefined;
afterEach(() => site?.end('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Follows the way to the cache-buster that Next.js wants. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site?.port, path, headers, agent }, (answer) => {
      const { statusCode = 0, headers: said } = answer;
      answer.resume().once('end', () => resolve(statusCode === 307 && said.location ? ask(said.location, headers) : statusCode));
    })
      .once('error', reject)
      .end();
  });
const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site?.pid}/status`, 'utf8'))?.[1]) / 1024;
const cacheBytes = async () => Number(/^madar_page_cache_bytes (\d+)/m.exec(await (await fetch(`${site?.url}/metrics`)).text())?.[1]);

const floods: Record<string, { readonly count: number; readonly one: (turn: number) => Parameters<typeof ask> }> = {
  'addresses as long as there are': { count: 2500, one: (turn) => [`/en/about?x=${'x'.repeat(8000)}${turn}`] },
  'addresses that fill a head': { count: 4000, one: (turn) => [`/ar/about?x=${'x'.repeat(60_000)}${turn}`] },
  'headers of the router': {
    count: 1500,
    one: (turn) => [
      '/en/about?_rsc=x',
      {
        rsc: '1',
        'next-url': `/${'u'.repeat(1900)}`,
        'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: [`${'t'.repeat(3500)}${turn}`, {}] }])),
      },
    ],
  },
  'headers that are remembered elsewhere': {
    count: 3000,
    one: (turn) => ['/en', { 'accept-encoding': `gzip, ${'x'.repeat(50_000)}${turn}`, accept: `text/html, ${'y'.repeat(5000)}${turn}` }],
  },
  'searches for anything': {
    count: 300,
    one: (turn) => [`/en/research?keyword=${encodeURIComponent(`${'وكلمة'.repeat(36)} ${turn.toString(36)}x${turn}`)}`],
  },
  'requests for anything of the API': {
    count: 2000,
    one: (turn) => [
      `/api/en/Publication/GetAllResearch?keyword=${'k'.repeat(150)}${turn}`,
      { 'x-api-key': `mdr_live_${'a'.repeat(30)}${turn}`, 'x-request-id': `id-${turn}-xxxxxxxx` },
    ],
  },
};

it('a process of a small heap outlives a flood of every kind of key, and takes no more memory than its caches may', async () => {
  site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_OPTIONS: '--max-old-space-size=320' });
  for (let turn = 0; turn < 300; turn += 1) await ask(`/en/about?warm=${turn}`);
  const before = residentMb();
  const seen: Record<string, string> = {};
  for (const [name, { count, one }] of Object.entries(floods)) {
    const statuses = new Map<number, number>();
    let turn = 0;
    const client = async () => {
      while (turn < count) {
        turn += 1;
        const status = await ask(...one(turn));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    expect(site.exitCode(), name).toBeNull();
    expect(await cacheBytes(), name).toBeLessThanOrEqual(64_000_000);
    seen[name] = `${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}; ${Math.round(residentMb())} MB`;
  }
  process.stdout.write(`From ${Math.round(before)} MB: ${JSON.stringify(seen, undefined, 1)}\n`);
  // The cache of pages, that of the API's answers, the readings of words, and the room a collector of such a heap takes.
  expect(residentMb() - before).toBeLessThan(400);
  expect(await ask('/en/research')).toBe(200);
}, 900_000);
