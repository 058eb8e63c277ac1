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
/** Returns the final status, after the cache-busting redirect of Next.js. */
const requestStatus = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site?.port, path, headers, agent }, (answer) => {
      const { statusCode = 0, headers: answerHeaders } = answer;
      answer
        .resume()
        .once('end', () =>
          resolve(statusCode === 307 && answerHeaders.location ? requestStatus(answerHeaders.location, headers) : statusCode),
        );
    })
      .once('error', reject)
      .end();
  });
const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site?.pid}/status`, 'utf8'))?.[1]) / 1024;
const cacheBytes = async () => Number(/^madar_page_cache_bytes (\d+)/m.exec(await (await fetch(`${site?.url}/metrics`)).text())?.[1]);

const floods: Record<string, { readonly count: number; readonly buildRequest: (index: number) => Parameters<typeof requestStatus> }> = {
  'addresses as long as there are': { count: 2500, buildRequest: (index) => [`/en/venues?find=${'x'.repeat(8000)}${index}`] },
  'addresses that fill a head': { count: 4000, buildRequest: (index) => [`/ar/about?x=${'x'.repeat(60_000)}${index}`] },
  'headers of the router': {
    count: 1500,
    buildRequest: (index) => [
      '/en/about?_rsc=x',
      {
        rsc: '1',
        'next-url': `/${'u'.repeat(1900)}`,
        'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: [`${'t'.repeat(3500)}${index}`, {}] }])),
      },
    ],
  },
  'headers that are remembered elsewhere': {
    count: 3000,
    buildRequest: (index) => [
      '/en',
      { 'accept-encoding': `gzip, ${'x'.repeat(50_000)}${index}`, accept: `text/html, ${'y'.repeat(5000)}${index}` },
    ],
  },
  'searches for anything': {
    count: 300,
    buildRequest: (index) => [`/en/research?keyword=${encodeURIComponent(`${'وكلمة'.repeat(36)} ${index.toString(36)}x${index}`)}`],
  },
  'requests for anything of the API': {
    count: 2000,
    buildRequest: (index) => [
      `/api/en/Publication/GetAllResearch?keyword=${'k'.repeat(150)}${index}`,
      { 'x-api-key': `mdr_live_${'a'.repeat(30)}${index}`, 'x-request-id': `id-${index}-xxxxxxxx` },
    ],
  },
};

it('a process with a small heap survives many keys of every kind, within the memory of its caches', async () => {
  site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_OPTIONS: '--max-old-space-size=320' });
  for (let index = 0; index < 300; index += 1) await requestStatus(`/en/about?warm=${index}`);
  const before = residentMb();
  const memoryTexts: Record<string, string> = {};
  for (const [name, { count, buildRequest }] of Object.entries(floods)) {
    const statuses = new Map<number, number>();
    let index = 0;
    const client = async () => {
      while (index < count) {
        index += 1;
        const status = await requestStatus(...buildRequest(index));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    expect(site.exitCode(), name).toBeNull();
    expect(await cacheBytes(), name).toBeLessThanOrEqual(64_000_000);
    memoryTexts[name] = `${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}; ${Math.round(residentMb())} MB`;
  }
  process.stdout.write(`From ${Math.round(before)} MB: ${JSON.stringify(memoryTexts, undefined, 1)}\n`);
  // Allows for page cache, API cache, parsed queries and memory that is not yet collected, in MB.
  expect(residentMb() - before).toBeLessThan(400);
  expect(await requestStatus('/en/research')).toBe(200);
}, 900_000);
