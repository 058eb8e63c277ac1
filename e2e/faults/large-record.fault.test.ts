import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { largeRecord } from './large-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-large-record-'));
let site: SiteProcess;
let id: string;

beforeAll(async () => {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' };
  site = await startProcess(env);
  const file = join(folder, 'large.jsonl');
  writeFileSync(file, JSON.stringify(largeRecord({ authors: 3700, references: 5000 })));
  const result = spawnSync(process.execPath, ['lib/commands/import.ts', file], {
    env: { PATH: '', NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  expect(result.status, result.stdout + result.stderr).toBe(0);
  // The running site notices the import within a second or two.
  for (id = ''; id === ''; id = await findId()) await new Promise((resolve) => setTimeout(resolve, 500));
}, 300_000);
afterAll(async () => {
  await site?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function findId(): Promise<string> {
  const list = await (await fetch(`${site.url}/en/research?keyword=zorbelian`)).text();
  return /\/en\/research\/(\d+)\?place=1/.exec(list)?.[1] ?? '';
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const load = (path: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, agent, headers: { 'x-forwarded-for': address } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });

it('a hundred unknown parameters render the largest record once', async () => {
  const misses = async () =>
    Number(/madar_page_cache_total\{result="miss"\} (\d+)/.exec(await (await fetch(`${site.url}/metrics`)).text())?.[1] ?? 0);
  await load(`/en/research/${id}`, '198.51.100.8');
  const before = await misses();
  for (let index = 0; index < 100; index += 1) expect(await load(`/en/research/${id}?y=${index}`, '198.51.100.8')).toBe(200);
  expect(await misses()).toBe(before);
});

/** Renderings of ordinary clients so far, and those among them that at most two others passed by. */
async function ordinaryTurns(): Promise<readonly [all: number, prompt: number]> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^madar_page_passed_by_${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return [value('count{client="ordinary"}'), value('bucket{le="2",client="ordinary"}')];
}

// More connections than renderings in progress, so that a queue in order of arrival lets more than two pass.
it('while twelve connections flood the largest record, at most two renderings pass by the page of each other reader', async () => {
  const flood = new AbortController();
  const pages = [`/en/research/${id}`, `/ar/research/${id}`, `/en/research/${id}/authors`, `/en/research/${id}/references`];
  let sent = 0;
  const flooding = Array.from({ length: 12 }, async () => {
    while (!flood.signal.aborted) {
      sent += 1;
      const status = await load(`${pages[sent % pages.length]}?find=${sent}`, '198.51.100.9');
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  while (sent < 80) await new Promise((resolve) => setTimeout(resolve, 50));
  const [allBefore, promptBefore] = await ordinaryTurns();
  for (let page = 2; page < 32; page += 1) expect(await load(`/en/research/${page}`, `203.0.113.${page}`)).toBe(200);
  const [all, prompt] = await ordinaryTurns();
  flood.abort();
  await Promise.all(flooding);
  expect(all - allBefore).toBe(30);
  expect(prompt - promptBefore).toBe(30);
});
