import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { bareEnvironment, type SiteProcess, startProcess } from '#e2e/start-process.ts';

/** A site with one imported work, whose Arabic title and abstract `npm run translate` requested from a local service. */
const folder = mkdtempSync(join(tmpdir(), 'madar-machine-'));
const dataDir = join(folder, 'data');
const original = { title: 'Walls of an old garden', abstract: 'The walls of an old garden are described.' };
const engineNames: Readonly<Record<string, string>> = {
  [original.title]: 'جدران حديقة قديمة',
  [original.abstract]: 'توصف جدران حديقة قديمة.',
};
const title = engineNames[original.title] as string;
const work = {
  key: 'walls',
  title: { en: original.title },
  abstract: { en: original.abstract },
  language: 'en',
  authors: [],
  type: 'journal-article',
  areas: [],
  year: 2020,
};

const run = promisify(execFile);
const command = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [`lib/commands/${name}.ts`, ...args], { env: { ...bareEnvironment, DATA_DIR: dataDir, ...env } });

const translator = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString('utf8');
  });
  request.on('end', () => {
    const { q } = JSON.parse(body) as { q: string | readonly string[] };
    const answer = (text: string) => engineNames[text] ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ translatedText: typeof q === 'string' ? answer(q) : q.map(answer) }));
  });
});

let machineSite: SiteProcess;
let path: string;
beforeAll(async () => {
  const file = join(folder, 'works.jsonl');
  writeFileSync(file, `${JSON.stringify(work)}\n`);
  await command('import', [file]);
  await new Promise<void>((resolve) => translator.listen(0, '127.0.0.1', resolve));
  const settings = { TRANSLATE_KIND: 'libretranslate', TRANSLATE_URL: `http://127.0.0.1:${(translator.address() as AddressInfo).port}` };
  for (const text of ['title.ar', 'abstract.ar']) await command('translate', ['--missing', text], settings);
  machineSite = await startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  // The first page renders slowly; until it is ready, the server may answer 503 on a busy machine.
  const list = await (await fetchWithRetry(`${machineSite.url}/en/research`)).text();
  path = /research\/\d+/.exec(list)?.[0] ?? '';
});
afterAll(async () => {
  await machineSite?.end();
  translator.close();
  rmSync(folder, { recursive: true, force: true });
});

test('Texts by a machine are marked in the row and on the page of the record', async ({ request }) => {
  const list = await openPage(request, `${machineSite.url}/ar/research`);
  expect(list.texts('[data-testid=results] article :is(h2, h3)')).toEqual([title]);
  expect(list.first('[data-testid=results] article').text).toContain('عنوان بترجمة آلية');
  const link = list.first('[data-testid=results] article :is(h2, h3) a').attribute('href') ?? '';
  const page = await openPage(request, new URL(link, machineSite.url).href);
  expect(page.first('h1').text).toBe(title);
  expect(page.texts('[data-testid=machine]')).toEqual([
    expect.stringMatching(/^عنوان بترجمة آلية \(libretranslate، .+ 20\d\d\)\.$/),
    expect.stringMatching(/^ترجمة آلية \(libretranslate، .+ 20\d\d\)\.$/),
  ]);
});

test('Texts by a machine are no part of citations, in either language', async ({ request }) => {
  for (const language of languages) {
    const page = await openPage(request, `${machineSite.url}/${language}/${path}`);
    expect(page.first('meta[name=citation_title]').attribute('content')).toBe(original.title);
    for (const extension of ['bib', 'ris', 'json']) {
      const exportText = await (await request.get(`${machineSite.url}/${language}/${path}.${extension}`)).text();
      expect(exportText, extension).toContain(original.title);
      for (const text of Object.values(engineNames)) expect(exportText, extension).not.toContain(text);
    }
  }
});

test('Texts by a machine are counted on the page of what is in here', async ({ request }) => {
  const page = await openPage(request, `${machineSite.url}/ar/collection`);
  expect(page.texts('[data-testid=origins] div')[1]).toMatch(/^العناوين بالعربية\s*· ترجمة آلية 1$/);
});
