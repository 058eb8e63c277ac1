import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import { startFailure } from './start-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startArguments = [
  '--input-type=module',
  '-e',
  `await (await import('#lib/server/main.ts')).main({ directory: ${JSON.stringify(folder)} })`,
];
const environment = { PATH: '', HOME: folder, NODE_ENV: 'production', DATA_DIR: join(folder, 'data') } as const;

/** Starts the server as `npm start` does once the site is built; `folder` contains no build. */
function start(env: Record<string, string>) {
  const run = spawnSync(process.execPath, startArguments, { env: { ...environment, ...env }, encoding: 'utf8', timeout: 60_000 });
  return { code: run.status, stderr: run.stderr.trim(), output: run.stdout };
}

describe('a failing start', () => {
  test('lists every fault of the environment and exits with 1', () => {
    const { code, stderr } = start({ PORT: 'x', DATABASE_URL: 'mysql://x', WORKERS: '0', TRUST_PROXY: 'nginx' });
    expect(code).toBe(1);
    expect(stderr).toContain('PORT');
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).toContain('WORKERS');
    expect(stderr).toContain('TRUST_PROXY: must be addresses or networks, comma-separated');
    expect(stderr).not.toContain('    at ');
  });

  test('names a folder that cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = start({ DATA_DIR: join(folder, 'file/data'), PORT: '0' });
    expect([code, stderr.split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(/^Madar cannot start: DATA_DIR names /);
  });
});

describe('a database that cannot be read', () => {
  test('does not end the process: every address reports the fault in both languages until it can be read', async () => {
    const data = join(folder, 'closed');
    mkdirSync(data);
    writeFileSync(join(data, 'madar.sqlite'), 'this is no database, whatever its name'.repeat(50));
    const port = await freePort();
    const child = spawn(process.execPath, startArguments, {
      env: { ...environment, DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'silent' },
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await expect
      .poll(
        () =>
          get('/healthz')
            .then((answer) => answer.status)
            .catch(() => 0),
        { timeout: 20_000 },
      )
      .toBe(200);
    expect(stderr).toMatch(/^Madar cannot read its data: The database .*madar\.sqlite cannot be opened/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { status: 'unready', detail: 'database_closed', message: expect.stringMatching(/madar\.sqlite.*restore/) },
    ]);
    const outside = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await outside.json()).toEqual({ status: 'unready', detail: 'database_closed' });
    for (const [language, words] of [
      ['en', 'The collection cannot be read at the moment'],
      ['ar', 'تتعذّر قراءة المجموعة في الوقت الحالي'],
    ] as const) {
      const page = await get(`/${language}/research?keyword=x`);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await page.text()).toContain(`<h1>${words}</h1>`);
      const part = await get(`/bff/${language}/suggest?term=x`);
      expect([part.status, part.headers.get('retry-after')]).toEqual([503, '5']);
      const api = await get(`/api/${language}/LookUp/GetAllResearchTypes`);
      expect([api.status, api.headers.get('retry-after'), api.headers.get('content-language')]).toEqual([503, '5', language]);
      expect((await api.json()).code).toBe('service_unavailable');
    }
    const command = spawnSync(process.execPath, ['lib/commands/status.ts', '--url', `http://127.0.0.1:${port}`], {
      env: environment,
      encoding: 'utf8',
    });
    expect([command.status, command.stderr]).toEqual([1, '']);
    expect(command.stdout).toMatch(/not ready \(database_closed\)\n +The database cannot be opened/);
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
  });
});

describe('the sentence', () => {
  test('names the port that is in use', () => {
    expect(startFailure(Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }), 3000)).toBe(
      'Madar cannot start: port 3000 is already in use; stop the other program or set PORT to a free one.',
    );
  });
  test('is the detail of a problem', () => {
    expect(startFailure(new Problem('config', { detail: 'The folder is read-only.' }), 1)).toBe(
      'Madar cannot start: the folder is read-only.',
    );
    expect(startFailure(new Problem('config', { detail: 'DATA_DIR names a file.' }), 1)).toBe('Madar cannot start: DATA_DIR names a file.');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
