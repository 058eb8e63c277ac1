import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { startNginx } from './start-nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-many-'));
const data = join(folder, 'data');
const environment = { PATH: '', NODE_ENV: 'production', DATA_DIR: data, LOG_LEVEL: 'warn', KEY_ISSUE_MODE: 'instant' } as const;
const command = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`lib/commands/${script}.ts`, ...args], { env: environment, encoding: 'utf8' });
let sites: SiteProcess[] = [];

/** Starts three web processes on one store, which the first of them creates. */
beforeAll(async () => {
  const first = await startProcess(environment);
  sites = [first, ...(await Promise.all([startProcess(environment), startProcess(environment)]))];
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()));
  rmSync(folder, { recursive: true, force: true });
});

const issue = (tier: string) => command('keys', 'issue', '--name', 'many', '--tier', tier).stdout.trim().split('\n');
const requestWith = async (site: SiteProcess, key: string) =>
  (await fetchWithRetry(`${site.url}/api/en/LookUp/GetAllResearchTypes`, { headers: { 'X-Api-Key': key } }, [503])).status;
/** Polls a condition; the time-out of the test is the limit. */
const waitUntil = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('three processes on one store', () => {
  it('all refuse a revoked key once their caches of it have expired', async () => {
    const [line = '', key = ''] = issue('verified');
    for (const site of sites) expect(await requestWith(site, key)).toBe(200);
    expect(command('keys', 'revoke', line.split('\t')[0] as string).status).toBe(0);
    const startedAt = performance.now();
    await waitUntil(async () => (await Promise.all(sites.map((site) => requestWith(site, key)))).every((status) => status === 401));
    process.stdout.write(
      `A revoked key was refused by three processes ${Math.round(performance.now() - startedAt)} ms after the command had ended.\n`,
    );
  });

  it('admit the quota of a key together', async () => {
    const key = issue('unverified').at(-1) as string;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 60; attempt += 1) statuses.push(...(await Promise.all(sites.map((site) => requestWith(site, key)))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(120);
  });

  it('lose only the requests in flight when one of them is killed under load behind nginx', async ({ skip }) => {
    const nginx = await startNginx(sites.map((site) => site.port));
    if ('skipped' in nginx) {
      process.stdout.write(`Not tested: ${nginx.skipped}.\n`);
      return skip(nginx.skipped);
    }
    const paths = ['/en', '/ar/research', '/en/authors', '/en/research?pageIndex=2'];
    const readers = 16;
    let isRunning = true;
    let answeredCount = 0;
    let killedAt = Number.POSITIVE_INFINITY;
    const failures: { readonly at: number; readonly what: string }[] = [];
    const readPage = async (attempt: number) => {
      const startedAt = performance.now();
      const failure = await fetch(nginx.url + paths[attempt % paths.length]).then(
        async (answer) => (answer.status === 200 && (await answer.text()).includes('</html>') ? undefined : `status ${answer.status}`),
        (error: Error) => error.message,
      );
      if (failure === undefined) answeredCount += 1;
      else failures.push({ at: startedAt, what: failure });
    };
    const readerTasks = Array.from({ length: readers }, async (_, reader) => {
      for (let attempt = reader; isRunning; attempt += 1) await readPage(attempt);
    });
    await waitUntil(() => answeredCount >= 200);
    const before = answeredCount;
    killedAt = performance.now();
    await sites[1]?.end('SIGKILL');
    await waitUntil(() => answeredCount - before >= 200);
    isRunning = false;
    await Promise.all(readerTasks);
    process.stdout.write(
      `One of three was killed: ${before} pages answered before, ${answeredCount - before} after, ${failures.length} failed.\n`,
    );
    // All requests sent after the kill succeed. Each reader may lose the one request that was then in flight.
    expect(failures.filter(({ at }) => at > killedAt)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(readers);
    await nginx.close();
  });
});
