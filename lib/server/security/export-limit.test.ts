import { EventEmitter } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';
import { createExportLimit } from './export-limit.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

/** A site whose exports continue until released; readers differ by the forwarded address. */
async function start(settings: Record<string, string> = { TRUST_PROXY: '127.0.0.1' }) {
  const exporting: (() => void)[] = [];
  const server = await serve({
    instance: {
      mode: 'embedded',
      env: readEnv({ PORT: '0', HOST: '127.0.0.1', ...settings }),
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      async handle(request, response) {
        if (/^\/(?:(?:en|ar)\/(?:authors\/|research\.)|bff\/)/.test(request.url ?? '')) {
          response.setHeader('content-type', 'text/plain');
          response.write('begun');
          exporting.push(() => response.end());
        } else response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><main>page</main>');
      },
      close: async () => undefined,
    },
    directory: '/',
    log: pino({ level: 'silent' }),
  });
  running.push(server);
  await server.warmed;
  exporting.length = 0;
  /** Resolves when the response begins; its body continues. */
  const get = (path: string, address: string, more = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-forwarded-for': address, ...more };
      httpRequest({ port: server.port, host: '127.0.0.1', path, headers, agent: false }, (response) => resolve(response.resume()))
        .on('error', reject)
        .end();
    });
  return { get, exporting };
}

const addresses = [
  '/en/research.jsonld',
  '/en/research.bib?keyword=mars',
  '/en/authors/7.ris',
  '/bff/en/exports/research/csv',
  '/bff/en/file-sizes?keyword=mars',
];

test.each(addresses)('an address may run two exports at a time, %s among them, and still read pages', async (path) => {
  const { get, exporting } = await start();
  const exports = [await get(path, '203.0.113.1'), await get('/en/research.csv', '203.0.113.1')];
  expect(exports.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const third = await get(path, '203.0.113.1');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '10']);
  expect((await get('/en', '203.0.113.1')).statusCode).toBe(200);
  expect((await get('/en/research/12.bib', '203.0.113.1')).statusCode).toBe(200);
  exporting.shift()?.();
  await expect.poll(async () => (await get(path, '203.0.113.1')).statusCode).toBe(200);
  for (const release of exporting) release();
});

test('an author requested as a file is an export', async () => {
  const { get, exporting } = await start();
  const accept = { accept: 'application/x-bibtex' };
  await get('/en/research.csv', '203.0.113.1');
  await get('/en/authors/7', '203.0.113.1', accept);
  expect((await get('/en/authors/7', '203.0.113.1', accept)).statusCode).toBe(429);
  for (const release of exporting) release();
});

test('a process runs four exports at a time; one that is cut off releases its place', async () => {
  const { get, exporting } = await start();
  const exports = await Promise.all([1, 2, 3, 4].map((index) => get('/ar/research.ris', `203.0.113.${index}`)));
  expect(exports.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const fifth = await get('/ar/research.ris', '203.0.113.5');
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '10']);
  exports[0]?.destroy();
  await expect.poll(async () => (await get('/ar/research.ris', '203.0.113.5')).statusCode).toBe(200);
  for (const release of exporting) release();
});

test('two networks never hold all places, and one without a place gets the last', async () => {
  const { get, exporting } = await start();
  const statusOf = async (address: string) => (await get('/en/research.csv', address)).statusCode;
  const clientAddresses = ['203.0.113.1', '203.0.113.1', '198.51.100.1', '198.51.100.1', '203.0.113.1', '192.0.2.1', '192.0.2.2'];
  const statuses: (number | undefined)[] = [];
  for (const address of clientAddresses) statuses.push(await statusOf(address));
  expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 503]);
  for (const release of exporting) release();
});

/** A fake response with 10,000 buffered bytes, of which its reader has received none. */
function answerOf() {
  const answer = Object.assign(new EventEmitter(), {
    destroyed: false,
    socket: { bytesWritten: 10_000, writableLength: 10_000 },
    destroy() {
      answer.destroyed = true;
    },
  });
  return answer;
}

test('when all places are taken, only exports whose readers stall are cut off for the next one', () => {
  let now = 0;
  const places = createExportLimit(() => now);
  const enter = (answer: ReturnType<typeof answerOf>, address: string) =>
    places.enter(address, answer as unknown as ServerResponse)?.status;
  const [stalled, trickling, reading, searching] = [answerOf(), answerOf(), answerOf(), answerOf()];
  const exports = [stalled, trickling, reading, searching];
  expect(exports.map((answer, index) => enter(answer, `203.0.113.${index}`))).toEqual([undefined, undefined, undefined, undefined]);
  // This export waits for the store, not for its reader: no bytes for the reader are buffered.
  searching.socket = { bytesWritten: 0, writableLength: 0 };
  now = 9_000;
  expect(enter(answerOf(), '198.51.100.1')).toBe(503);
  now = 20_000;
  stalled.socket = { bytesWritten: 90_000, writableLength: 90_000 };
  trickling.socket.bytesWritten = 30_000;
  reading.socket.bytesWritten = 60_000;
  expect([enter(answerOf(), '198.51.100.1'), enter(answerOf(), '198.51.100.2'), enter(answerOf(), '198.51.100.3')]).toEqual([
    undefined,
    undefined,
    503,
  ]);
  expect(exports.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
  // Only the rate since the last measurement counts, not the total.
  now = 40_000;
  reading.socket.bytesWritten = 70_000;
  expect(enter(answerOf(), '198.51.100.4')).toBe(undefined);
  expect(reading.destroyed).toBe(true);
});
