import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from '#e2e/faults/start-nginx.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { startPostgres } from '#lib/testing/start-postgres.ts';
import { readComposeFile, type Service, settingsOf } from './read-compose-file.ts';
import { runCommandFile } from './run-command-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-deployment-'));
const { services } = readComposeFile({ KEY_PEPPER: 'a pepper of several machines', POSTGRES_PASSWORD: 'secret1' });
const webs = Object.keys(services).filter((name) => name.startsWith('web'));

/** Starts the databases of the compose file as local processes. Returns `skipped` with a reason if one cannot run. */
async function startDeployment() {
  const postgres = await startPostgres();
  if ('skipped' in postgres) return postgres;
  const cluster = await startOpenSearch({ nodes: Object.keys(services).filter((name) => name.startsWith('search')).length, heapMb: 512 });
  if ('skipped' in cluster) {
    await postgres.stop();
    return cluster;
  }
  const databaseUrl = await postgres.createDatabase();
  /** The settings of a service. Local addresses replace host names that exist only between containers. */
  const settings = (name: string) => ({
    ...settingsOf(services[name] as Service),
    SEARCH_URL: cluster.url,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    KEY_ISSUE_MODE: 'instant',
  });
  const dataDirOf = (name: string) => join(folder, name);
  mkdirSync(dataDirOf('writer'));
  const command = (name: string, ...args: string[]) => runCommandFile(`${name}.ts`, args, dataDirOf('writer'), settings('writer'));
  return { postgres, cluster, settings, dataDirOf, command };
}

type Deployment = Exclude<Awaited<ReturnType<typeof startDeployment>>, { skipped: string }>;

const deployment = await startDeployment();

if ('skipped' in deployment) describe.skip(`the compose file (${deployment.skipped})`, () => it('needs its programs', () => undefined));
else describeDeployment(deployment);

function describeDeployment({ postgres, cluster, settings, dataDirOf, command }: Deployment): void {
  let sites: SiteProcess[] = [];
  let site: string;
  let nginx: Nginx | { readonly skipped: string };
  beforeAll(async () => {
    sites = await Promise.all(webs.map((name) => startProcess({ ...settings(name), DATA_DIR: dataDirOf(name) })));
    nginx = await startNginx(sites.map(({ port }) => port));
    site = 'url' in nginx ? nginx.url : (sites[0] as SiteProcess).url;
  });
  afterAll(async () => {
    if ('close' in nginx) await nginx.close();
    await Promise.all(sites.map((one) => one.end()));
    await Promise.all([cluster.stop(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const onEach = <T>(work: (url: string) => Promise<T>): Promise<T[]> => Promise.all(sites.map(({ url }) => work(url)));
  const statusOf = (url: string, path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers }).then((answer) => answer.status);
  const soon = { timeout: 120_000, interval: 100 };
  let key: string;

  describe('the processes of docs/deploy/compose.yaml', () => {
    it('answer 503 with a reason before there is an index', async () => {
      expect(await onEach((url) => statusOf(url, '/en/research'))).toEqual([503, 503]);
      const ready = await fetch(`${sites[0]?.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ detail: 'index_missing' })]);
    });

    it('serve the publications of a new writer, without a restart, in both languages', async () => {
      expect(await command('publish', '--init')).toMatchObject({ code: 0 });
      await expect.poll(() => onEach((url) => statusOf(url, '/readyz')), soon).toEqual([200, 200]);
      // Polls, because new nodes may answer their first queries too late on a busy machine.
      for (const path of ['/en', '/ar', '/en/research?keyword=galaxies', '/ar/research?keyword=القمر', '/en/authors', '/en/institutions'])
        await expect.poll(() => onEach((url) => statusOf(url, path)), { ...soon, message: path }).toEqual([200, 200]);
    });

    it('store no records: a command that would create a store ends, and reports where to run it', async () => {
      for (const name of webs) {
        expect(readdirSync(dataDirOf(name)).filter((file) => file.includes('.sqlite'))).toEqual([]);
        const file = join(folder, 'one.jsonl');
        writeFileSync(file, recordOf(0));
        expect(await runCommandFile('import.ts', [file], dataDirOf(name), settings(name))).toMatchObject({
          code: 2,
          err: expect.stringContaining('This machine holds no records; run this on the writer.'),
        });
      }
    });

    it('accept a key that was issued elsewhere', async () => {
      const issued = await command('keys', 'issue', '--name', 'deployment', '--tier', 'internal');
      key = issued.out.trim().split('\n').at(-1) as string;
      expect(await onEach((url) => statusOf(url, '/api/en/LookUp/GetAllResearchTypes', { 'X-Api-Key': key }))).toEqual([200, 200]);
    });

    it('show an import as soon as its command has ended, each of them', async () => {
      const file = join(folder, 'news.jsonl');
      writeFileSync(file, recordOf(1));
      expect(await command('import', file)).toMatchObject({ code: 0 });
      const shows = async (url: string) =>
        (await (await fetch(`${url}/en/research?keyword=zephyrine`)).text()).includes('Zephyrine lagoons');
      await expect.poll(() => onEach(shows), soon).toEqual([true, true]);
    });

    it('fail no request when one of them is killed, nor when a node is', async ({ skip }) => {
      if ('skipped' in nginx) return skip(nginx.skipped);
      await sites[0]?.end('SIGKILL');
      for (let page = 1; page <= 10; page += 1) expect(await statusOf(site, `/en/research?pageIndex=${page}`)).toBe(200);
      await cluster.nodes[2]?.kill();
      await new Promise((resolve) => setTimeout(resolve, 2000));
      for (let page = 11; page <= 20; page += 1) expect(await statusOf(site, `/ar/research?pageIndex=${page}`)).toBe(200);
    });

    it('serve pages while PostgreSQL is away, and refuse a key they have not seen with 503', async () => {
      const unseen = (await command('keys', 'issue', '--name', 'unseen', '--tier', 'internal')).out.trim().split('\n').at(-1) as string;
      const { url } = sites[1] as SiteProcess;
      await postgres.kill();
      expect(await statusOf(url, '/en/research?keyword=dust')).toBe(200);
      const ask = (which: string) => statusOf(url, '/api/en/LookUp/GetAllResearchTypes', { 'X-Api-Key': which });
      expect([await ask(key), await ask(unseen)]).toEqual([200, 503]);
      await postgres.start();
      await expect.poll(() => ask(unseen), soon).toBe(200);
    });
  });
}

const recordOf = (number: number): string =>
  `${JSON.stringify({
    key: `deployment-${number}`,
    title: { en: `Zephyrine lagoons of an example moon, part ${number}` },
    language: 'en',
    authors: [{ name: { en: 'Ann Example' } }],
    type: 'journal-article',
    areas: ['moon'],
    year: 2026,
  })}\n`;
