import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from '#lib/contract/version.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'madar-client-'));
let test: TestService;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  test = await openTestService();
  server = createAdaptorServer({ overrideGlobalObjects: false, fetch: (request) => test.service.fetch(request) }) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  writeFileSync(join(folder, 'client.ts'), await (await fetch(`${baseUrl}/api/client.ts`)).text());
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The compiler errors of a program that imports the client. */
async function faultsOf(program: string): Promise<string> {
  writeFileSync(join(folder, 'program.ts'), program);
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'esnext', '--target', 'es2024'];
  const files = ['--lib', 'es2024,dom,dom.iterable', '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--types', ''];
  const tsc = resolve('node_modules/.bin/tsc');
  return run(tsc, [...options, ...files, join(folder, 'program.ts')], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const walk = () => `import { MadarError, madar, madarItems } from './client.ts';

const options = { key: '${test.key}', baseUrl: '${baseUrl}', language: 'en' } as const;
const page = await madar({ ...options, language: 'ar' }, 'GetAllResearch', { researchTypeId: [1, 2, 3, 4, 5, 6, 7, 8, 9], keyword: 'متعقب', pageSize: 1, sort: '-year' });
const title: string | undefined = page.items[0]?.title;
const author = await madar(options, 'GetAuthorById', { id: 1 });
const orcid: string | null = author.orcid;
let count = 0;
for await (const research of madarItems(options, 'GetAllResearch', { pageSize: 7 })) count += research.id > 0 ? 1 : 0;
const refused = await madar({ ...options, key: 'wrong' }, 'GetAllAuthor', {}).catch((error: unknown) =>
  error instanceof MadarError ? error.problem.status : undefined,
);
console.log(JSON.stringify({ title, total: page.totalCount, orcid, count, refused }));
`;

describe('/api/client.ts', () => {
  it('states its version, and may be cached and read from any origin', async () => {
    const response = await fetch(`${baseUrl}/api/client.ts`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(`// Madar API ${apiVersion}:`);
    expect((await fetch(`${baseUrl}/api/client.ts`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status).toBe(
      304,
    );
  });

  it('compiles by itself, and calls every operation and pages through lists without a build', async () => {
    expect(await faultsOf(walk())).toBe('');
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts')]);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ title: expect.stringContaining('متعقب'), count: 30, refused: 401 });
    expect(answer.total).toBe(
      (await (await test.ask('/api/ar/Publication/GetAllResearch?keyword=متعقب&researchTypeId=1,2,3,4,5,6,7,8,9')).json()).totalCount,
    );
  });

  it('lets the compiler report requests that the API would refuse', async () => {
    const faults = await faultsOf(`import { madar } from './client.ts';
await madar({ key: '', language: 'fr' }, 'GetAllResearch', {});
await madar({ key: '', language: 'en' }, 'GetResearchById', {});
await madar({ key: '', language: 'en' }, 'GetAllResearch', { pagesize: 3 });
const page = await madar({ key: '', language: 'en' }, 'GetAllAuthor', {});
console.log(page.items[0]?.title);
`);
    for (const [line, what] of [
      [2, 'fr'],
      [3, 'id'],
      [4, 'pagesize'],
      [6, 'title'],
    ] as const)
      expect(faults).toMatch(new RegExp(`program\\.ts[:(]${line}[\\s\\S]{0,200}${what}`));
  });
});
