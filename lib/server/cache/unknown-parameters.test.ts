import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';

const rendered: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  server = await serve({
    instance: {
      mode: 'embedded',
      env: readEnv({ PORT: '0', HOST: '127.0.0.1' }),
      collection: { harvest: { dataVersion: async () => '1' } },
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      // A page that shows its whole address, like one with links that keep it.
      handle: async (request, response) => {
        rendered.push(request.url ?? '');
        response.setHeader('content-type', request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8');
        response.end(`<!DOCTYPE html><html lang="en"><body><main>${request.url?.replace(/[?&]_rsc=.*/, '')}</main></body></html>`);
      },
      close: async () => undefined,
    },
    directory: '/',
    log: pino({ level: 'silent' }),
  });
  await server.warmed;
});
afterAll(() => server.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text(), to: answer.headers.get('location') };
};

test.each([
  '/en/about',
  '/en/research?keyword=mars',
  '/en/authors/7',
  '/en/venues?find=x',
  '/en/list?ids=3,1',
  '/ar/embed/research?keyword=x',
  '/en/research/charts?keyword=x',
  '/problems/not_found',
])('a hundred unknown parameters at %s cause one rendering, and the response is the same', async (path) => {
  rendered.length = 0;
  const mark = path.includes('?') ? '&' : '?';
  const answers = [await ask(path)];
  for (let index = 0; index < 100; index += 1) answers.push(await ask(`${path}${mark}y${index % 10}=${index}`));
  expect(rendered).toEqual([path]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const payloads = [];
  for (let index = 0; index < 10; index += 1) payloads.push(await ask(`${path}${mark}y=${index}&_rsc=a${index}`, { rsc: '1' }));
  expect(rendered.slice(1)).toEqual([`${path}${mark}_rsc=a0`]);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(1);
  for (let index = 0; index < 10; index += 1) expect((await ask(`/_live${path}${mark}y=${index}`)).status).toBe(404);
  expect(rendered.length).toBe(2);
});

test('order, repetition and spelling of known parameters cause one rendering', async () => {
  rendered.length = 0;
  for (const query of [
    'keyword=a%20b&fromYear=2001',
    'fromYear=2001&keyword=a+b',
    'FROMYEAR=2001&keyword=a+b&keyword=a%20b',
    'keyword=%61+b&fromYear=2001&',
  ])
    expect((await ask(`/en/research?${query}`)).text).toContain('/en/research?keyword=a+b&fromYear=2001');
  expect(rendered).toEqual(['/en/research?keyword=a+b&fromYear=2001']);
});

test('a page requested at the address of a payload is redirected, so it is not rendered for each cache-buster', async () => {
  // Also once the page is cached, whose headers would let shared caches store it under the address of a payload.
  for (const isCached of [false, true]) {
    if (isCached) await ask('/en/accessibility');
    rendered.length = 0;
    for (let index = 0; index < 10; index += 1)
      expect(await ask(`/en/accessibility?_rsc=${index}`)).toMatchObject({ status: 307, to: '/en/accessibility' });
    expect(rendered).toEqual([]);
  }
});
