import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { startNginx } from './start-nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-many-'));
const data = join(folder, 'data');
const environment = { PATH: '', NODE_ENV: 'production', DATA_DIR: data, LOG_LEVEL: 'warn', KEY_ISSUE_MODE: 'instant' } as const;
const command = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`lib/commands/${script}.ts`, ...args], { env: environment, encoding: 'utf8' });
let sites: SiteProcess[] = [];

/** Three web processes on one store; the first one makes it. */
beforeAll(async () => {
  const first = await startProcess(environment);
  sites = [first, ...(await Promise.all([startProcess(environment), startProcess(environment)]))];
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()));
  rmSync(folder, { recursive: true, force: true });
});

const issue = (tier: string) => command('keys', 'issue', '--name', 'many', '--tier', tier).stdout.trim().split('\n');
const ask = (site: SiteProcess, key: string) =>
  fetch(`${site.url}/api/en/LookUp/GetAllResearchTypes`, { headers: { 'X-Api-Key': key } }).then((answer) => answer.status);
/** Looks until it is so; the test's own time is the bound. */
const until = async (look: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('three processes on one store', () => {
  it('refuse a revoked key, all of them, once their memory of it has ended', async () => {
    const [line = '', key = ''] = issue('verified');
    for (const site of sites) expect(await ask(site, key)).toBe(200);
    expect(command('keys', 'revoke', line.split('\t')[0] as string).status).toBe(0);
    const began = performance.now();
    await until(async () => (await Promise.all(sites.map((site) => ask(site, key)))).every((status) => status === 401));
    process.stdout.write(
      `A revoked key was refused by three processes ${Math.round(performance.now() - began)} ms after the command had ended.\n`,
    );
  });

  it('admit the quota of a key together', async () => {
    const key = issue('unverified').at(-1) as string;
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) statuses.push(...(await Promise.all(sites.map((site) => ask(site, key)))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(120);
  });

  it('lose no request when one of them is killed under load behind nginx, but those that were in flight', async ({ skip }) => {
    const nginx = await startNginx(sites.map((site) => site.port));
    if ('skipped' in nginx) {
      process.stdout.write(`Not tested: ${nginx.skipped}.\n`);
      return skip(nginx.skipped);
    }
    const paths = ['/en', '/ar/research', '/en/authors', '/en/research?pageIndex=2'];
    const readers = 16;
    let going = true;
    let answered = 0;
    let killedAt = Number.POSITIVE_INFINITY;
    const failures: { readonly at: number; readonly what: string }[] = [];
    const read = async (turn: number) => {
      const began = performance.now();
      const what = await fetch(nginx.url + paths[turn % paths.length]).then(
        async (answer) => (answer.status === 200 && (await answer.text()).includes('</html>') ? undefined : `status ${answer.status}`),
        (error: Error) => error.message,
      );
      if (what === undefined) answered += 1;
      else failures.push({ at: began, what });
    };
    const all = Array.from({ length: readers }, async (_, reader) => {
      for (let turn = reader; going; turn += 1) await read(turn);
    });
    await until(() => answered >= 200);
    const before = answered;
    killedAt = performance.now();
    await sites[1]?.end('SIGKILL');
    await until(() => answered - before >= 200);
    going = false;
    await Promise.all(all);
    process.stdout.write(
      `One of three was killed: ${before} pages answered before, ${answered - before} after, ${failures.length} failed.\n`,
    );
    // Nothing that was asked after the kill failed; what was in flight then is at most one request of each reader.
    expect(failures.filter(({ at }) => at > killedAt)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(readers);
    await nginx.close();
  });
});
