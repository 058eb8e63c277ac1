import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeSample, codeSamples, conditionalSample, keyPlaceholder, walkSamples } from '#lib/contract/examples/code-samples.ts';
import { operationReferences } from '#lib/contract/reference.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

const run = promisify(execFile);
let test: TestService;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  test = await openTestService();
  server = createAdaptorServer({ overrideGlobalObjects: false, fetch: (request) => test.service.fetch(request) }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

const programs: Readonly<Record<CodeSample['name'], (code: string) => [string, string[]]>> = {
  curl: (code) => ['sh', ['-c', code]],
  python: (code) => ['python3', ['-c', code]],
  javascript: (code) => [process.execPath, ['--input-type=module', '-e', code]],
};
const missing = await Promise.all(
  (['curl', 'python3'] as const).map((program) =>
    run(program, ['--version']).then(
      () => [],
      () => [program],
    ),
  ),
).then((lists) => new Set<string>(lists.flat()));

/** Runs a sample as a reader would, after replacing the placeholder with a real key. */
async function runSample(sample: CodeSample): Promise<string> {
  const [program, args] = programs[sample.name](sample.code.replaceAll(keyPlaceholder, test.key));
  return (await run(program, args)).stdout;
}
const runnable = (names: readonly CodeSample['name'][]) => names.filter((name) => !missing.has(name === 'python' ? 'python3' : name));

describe.each(runnable(['curl', 'python', 'javascript']))('the %s samples run and print what the service answers', (name) => {
  it.each(languages)(
    'for all operations, in %s',
    async (language) => {
      for (const operation of operationReferences(language, baseUrl)) {
        const sample = operation.samples.find((candidate) => candidate.name === name) as CodeSample;
        expect(JSON.parse(await runSample(sample)), operation.id).toEqual(await (await test.ask(operation.samplePath)).json());
      }
    },
    60_000,
  );
  it('for an address with quotes, spaces and Arabic in it', async () => {
    const path = `/api/ar/Publication/GetAllResearch?keyword=${encodeURIComponent(`"متعقب نجمي" O'Neill $HOME`).replaceAll("'", '%27')}&pageSize=1`;
    const sample = codeSamples(path, baseUrl).find((candidate) => candidate.name === name) as CodeSample;
    expect(JSON.parse(await runSample(sample))).toMatchObject({ pageSize: 1 });
  });
});

it.each(runnable(['python', 'javascript']))(
  'the %s walk prints every record once',
  async (name) => {
    const sample = walkSamples('/api/en/Publication/GetAllResearch?fields=title', baseUrl).find(
      (candidate) => candidate.name === name,
    ) as CodeSample;
    const lines = (await runSample(sample)).trim().split('\n');
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(30);
  },
  20_000,
);

it.skipIf(missing.has('curl'))(
  'the conditional sample is answered with 304',
  async () => {
    const path = '/api/en/LookUp/GetAllResearchTypes';
    const tag = (await test.ask(path)).headers.get('etag') as string;
    expect(await runSample(conditionalSample(path, baseUrl, tag))).toMatch(/^HTTP\/1\.1 304/);
  },
  20_000,
);
