import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommandFile } from '#e2e/commands/run-command-file.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { readEnv } from '#lib/env.ts';
import { compose } from '#lib/setup/compose.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { type OpenSearchCluster, startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-publish-command-'));
const prefix = `madar-test-commands-${process.pid}`;
let cluster: OpenSearchCluster | { readonly skipped: string };
beforeAll(async () => {
  cluster = await startOpenSearch({ server: inject('opensearchUrl') });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (!('stop' in cluster)) return;
  await fetch(`${cluster.url}/${prefix}-*`, { method: 'DELETE' });
  await cluster.stop();
});

let machines = 0;
const newMachine = () => {
  machines += 1;
  const dataDir = join(folder, `machine-${machines}`);
  mkdirSync(dataDir);
  return dataDir;
};
const nowhere = 'http://127.0.0.1:9';

async function newWriter() {
  const dataDir = newMachine();
  const store = openSqliteStore(join(dataDir, 'madar.sqlite'));
  await store.load(fixtureRecords.slice(0, 3), { batch: 'first' });
  await store.close();
  return dataDir;
}

/** Runs a command and removes its progress lines, which only appear on a busy machine. */
async function run(name: string, args: readonly string[], dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const result = await runCommandFile(name, args, dataDir, env);
  return { ...result, err: result.err.replace(/^\d+ of \d+ documents published.*\n/gm, '') };
}

const record = (name: string) => {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, `${JSON.stringify({ ...fixtureRecords[4], key: name, title: { en: `${name} of the example moon` } })}\n`);
  return file;
};

describe('a command that changes records', () => {
  it('stops with 2 on a machine that only serves readers, and creates no store there', async () => {
    const dataDir = newMachine();
    for (const [name, ...args] of [
      ['import.ts', record('one')],
      ['classify.ts', '--renew'],
      ['translate.ts', '--missing', 'title.ar'],
      ['review.ts', 'import', record('one')],
      ['reindex.ts'],
      ['publish.ts'],
      ['publish.ts', '--check'],
    ] as const) {
      const { code, err } = await run(name, args, dataDir, { SEARCH_URL: nowhere });
      expect({ name, code, err }).toEqual({ name, code: 2, err: 'This machine holds no records; run this on the writer.\n' });
    }
    expect(existsSync(join(dataDir, 'madar.sqlite'))).toBe(false);
  });

  it('keeps its records, ends with 1 and reports how many wait when the cluster is unreachable', async () => {
    const dataDir = await newWriter();
    const { code, out, err } = await run('import.ts', [record('two')], dataDir, { SEARCH_URL: nowhere });
    expect(code).toBe(1);
    expect(out).toContain('To undo');
    expect(err).toMatch(/OpenSearch does not answer: .+\n\d+ records are pending; run npm run publish\n$/);
    const result = await run('import.ts', ['--list'], dataDir, { SEARCH_URL: nowhere });
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toContain('first');
  });

  it('publishes its changes before it ends', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = await newWriter();
    const env = { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-one` };
    const command = (name: string, ...args: string[]) => run(name, args, dataDir, env);
    const importResult = await command('import.ts', record('three'));
    expect(importResult).toMatchObject({ code: 0, err: '' });
    expect(importResult.out).toMatch(/\nPublished: \d+ documents, data version 2\.\n$/);
    expect(await command('publish.ts', '--check')).toMatchObject({ code: 0, out: expect.stringContaining('matches the store') });
    expect((await command('import.ts', '--withdraw', '1')).out).toMatch(/\nPublished: \d+ documents, data version 3\.\n$/);
    expect((await command('classify.ts', '--set', '2', 'moon')).out).toMatch(/Published/);
    expect((await command('reindex.ts')).out).toMatch(/Published/);
    const state = (await (await fetch(`${cluster.url}/${prefix}-one-publications/_doc/1`)).json()) as { readonly _source: object };
    expect(state._source).toMatchObject({ state: 'withdrawn' });
    expect(await command('publish.ts', '--check')).toMatchObject({ code: 0 });

    const database = new DatabaseSync(join(dataDir, 'madar.sqlite'));
    database.exec(`UPDATE author SET name_en = 'Somebody Else' WHERE id = 1`);
    database.close();
    const differs = await command('publish.ts', '--check');
    expect(differs).toMatchObject({ code: 1, out: expect.stringMatching(/^\d+ records are pending and were not compared\./m) });
    expect(await command('publish.ts')).toMatchObject({ code: 0 });
    expect(await command('publish.ts', '--check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The index matches the store'),
    });
  });

  it('lists the records that the server refuses, and ends with 1', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = newMachine();
    const store = openSqliteStore(join(dataDir, 'madar.sqlite'));
    await store.load([{ ...(fixtureRecords[0] as (typeof fixtureRecords)[number]), venue: { name: { en: 'journal '.repeat(5000) } } }]);
    await store.close();
    const { code, err } = await run('publish.ts', [], dataDir, { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-refused` });
    expect(code).toBe(1);
    expect(err).toMatch(/^OpenSearch rejected publication 1: .*venue.*\n1 records are pending; run npm run publish\n$/);
  });

  it('reports after a restore that the index is older', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = await newWriter();
    const env = { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-restored` };
    const command = (name: string, ...args: string[]) => run(name, args, dataDir, env);
    await command('publish.ts');
    await command('backup.ts', join(dataDir, 'backup.sqlite'));
    expect(await command('restore.ts', join(dataDir, 'backup.sqlite'))).toMatchObject({
      code: 0,
      err: expect.stringContaining('npm run publish -- --all --take-over'),
    });
    const refusedImport = await command('import.ts', record('four'));
    expect(refusedImport).toMatchObject({
      code: 1,
      err: expect.stringMatching(/restored from a backup.*\n\d+ records are pending; run npm run publish\n$/s),
    });
    expect(await command('publish.ts', '--all', '--take-over')).toMatchObject({ code: 0 });
    expect(await command('publish.ts', '--check')).toMatchObject({ code: 0 });
  });
});

describe('publish --init', () => {
  it('creates a writer with the starter collection, once', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = newMachine();
    const env = { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-init` };
    const initResult = await run('publish.ts', ['--init'], dataDir, env);
    expect(initResult).toMatchObject({ code: 0, out: expect.stringMatching(/^Published: \d{4} documents, data version 1\.\n$/) });
    const { count } = (await (await fetch(`${cluster.url}/${env.SEARCH_INDEX}-publications/_count`)).json()) as { readonly count: number };
    expect(count).toBe(483);
    const again = await run('publish.ts', ['--init'], dataDir, env);
    expect(again).toMatchObject({ code: 2, err: 'This machine already has records; run npm run publish.\n' });
  });

  it('creates no store while the cluster does not answer, so that it can be repeated', async () => {
    const dataDir = newMachine();
    const { code, err } = await run('publish.ts', ['--init'], dataDir, { SEARCH_URL: nowhere });
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('OpenSearch does not answer') });
    expect(existsSync(join(dataDir, 'madar.sqlite'))).toBe(false);
  });
});

describe('publish reports the fault of SEARCH_URL', () => {
  const answers = {
    'is not OpenSearch': (response: import('node:http').ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    'rejects the user or password': (response: import('node:http').ServerResponse) => response.writeHead(401).end('Unauthorized'),
  } as const;

  it.each(Object.entries(answers))('%s', async (reason, answer) => {
    const server = createServer((_, response) => void answer(response)).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const url = `http://reader:wrong-password@127.0.0.1:${port}`;
    const { code, err } = await run('publish.ts', [], await newWriter(), { SEARCH_URL: url });
    expect(code).toBe(1);
    expect(err).toContain(reason);
    expect(err).not.toContain('wrong-password');
    server.close();
  });

  it('reports that it is not set', async () => {
    const { code, err } = await run('publish.ts', [], await newWriter());
    expect({ code, err }).toEqual({ code: 2, err: 'SEARCH_URL is not set; it must list the OpenSearch nodes.\n' });
  });
});

describe('the doctor', () => {
  it('examines SEARCH_URL: the server, and whether its index belongs to this program', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = await newWriter();
    const env = { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-doctor`, SITE_URL: 'https://madar.example' };
    const missing = await run('doctor.ts', [], dataDir, env);
    expect(missing).toMatchObject({
      code: 1,
      out: expect.stringMatching(/OpenSearch \d+\.\d+\.\d+ answers at SEARCH_URL\.\nNo index has been published yet\./),
    });
    await run('publish.ts', [], dataDir, env);
    expect((await run('doctor.ts', [], dataDir, env)).out).toMatch(/answers at SEARCH_URL\.\n$/);
    const away = await run('doctor.ts', [], dataDir, { ...env, SEARCH_URL: nowhere });
    expect(away).toMatchObject({ code: 1, out: expect.stringContaining('OpenSearch does not answer') });
  });
});

describe('a process that serves from an index', () => {
  it('starts without a published index, reports it at /readyz, and becomes ready without a restart', async ({ skip }) => {
    if ('skipped' in cluster) return skip(cluster.skipped);
    const dataDir = newMachine();
    const env = { SEARCH_URL: cluster.url, SEARCH_INDEX: `${prefix}-served` };
    const instance = await compose(readEnv({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    try {
      expect(await instance.ready()).toEqual({ ok: false, detail: 'index_missing' });
      await expect(instance.collection.findResearch('en', defaultResearchQuery)).rejects.toMatchObject({ kind: 'unavailable' });
      await run('publish.ts', [], await newWriter(), env);
      await expect.poll(() => instance.ready(), { timeout: 30_000 }).toEqual({ ok: true });
      await expect
        .poll(async () => (await instance.collection.findResearch('en', defaultResearchQuery)).total, { timeout: 30_000 })
        .toBe(3);
      // The database of a machine that only serves readers contains keys but no records.
      const { code, err } = await run('import.ts', [record('five')], dataDir, env);
      expect({ code, err }).toEqual({ code: 2, err: 'This machine holds no records; run this on the writer.\n' });
    } finally {
      await instance.close();
    }
  });
});
