import { request as httpRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';
import { createLoadShed } from './load-shed.ts';
import { queueRequests } from './queue-requests.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

/** A site whose responses are produced when released; readers differ by the forwarded address. */
async function start() {
  const exchanges: { readonly path: string; readonly response: ServerResponse; readonly finish: () => void }[] = [];
  let isHeld = false;
  const server = await serve({
    instance: {
      mode: 'embedded',
      env: readEnv({ PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }),
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      async handle(request, response) {
        response.setHeader('content-type', 'text/html');
        if (!isHeld) return void response.end('<!DOCTYPE html><main>page</main>');
        const { promise, resolve: finish } = Promise.withResolvers<void>();
        exchanges.push({ path: request.url ?? '', response, finish });
        await promise;
        response.end('<!DOCTYPE html><main>page</main>');
      },
      close: async () => undefined,
    },
    directory: '/',
    log: pino({ level: 'silent' }),
  });
  running.push(server);
  await server.warmed;
  isHeld = true;
  const ask = (path: string, address: string, body?: string) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body?.length) };
    const headers = { 'x-forwarded-for': address, ...(body !== undefined && type) };
    const request = httpRequest({
      port: server.port,
      host: '127.0.0.1',
      path,
      headers,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
    });
    return request
      .on('response', (response) => response.resume())
      .on('error', () => undefined)
      .end(body);
  };
  const release = () => {
    for (const { finish } of exchanges.splice(0)) finish();
  };
  const end = () => {
    isHeld = false;
    release();
  };
  return { ask, exchanges, release, end };
}

const works: readonly [path: string, body?: string][] = [
  ['/bff/en/research?keyword=mars'],
  ['/oai?verb=ListRecords&metadataPrefix=oai_dc'],
  ['/oai', 'verb=ListRecords&metadataPrefix=oai_dc'],
  ['/reconcile/en', 'queries={}'],
  ['/en/research.atom'],
  ['/en/og/research/1.png'],
  ['/nowhere'],
];

/** Long enough for the request to be read. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each(works)(
  'a reader of one page finds a place in a crowd from one address that requests %s, and goes before the rest',
  async (path, body) => {
    const { ask, exchanges, release, end } = await start();
    for (let turn = 0; turn < 20; turn += 1) ask(path, '203.0.113.1', body);
    await expect.poll(() => exchanges.length).toBe(2);
    await arrive();
    ask('/en/research?keyword=venus', '198.51.100.1');
    await expect.poll(() => exchanges.map((exchange) => exchange.path)).toEqual([path, path, '/en/research?keyword=venus']);
    ask('/en/research?keyword=mercury', '198.51.100.2');
    await arrive();
    release();
    await expect.poll(() => exchanges[0]?.path).toBe('/en/research?keyword=mercury');
    end();
  },
);

test('a response that has begun releases its place, however slowly it is read; one whose reader has left does not', async () => {
  const { ask, exchanges, end } = await start();
  const [firstRequest] = [1, 2, 3].map((index) => ask(`/bff/en/research?keyword=${index}`, `203.0.113.${index}`));
  await expect.poll(() => exchanges.length).toBe(3);
  ask('/bff/en/research?keyword=4', '203.0.113.4');
  firstRequest?.destroy();
  await arrive();
  expect(exchanges.length).toBe(3);
  exchanges[1]?.response.write('begun');
  await expect.poll(() => exchanges.length).toBe(4);
  end();
});

test('a file that another process creates is waited for outside the queue', async () => {
  const { ask, exchanges, end } = await start();
  for (const index of [1, 2, 3, 4]) ask('/downloads/index.json', `203.0.113.${index}`);
  await expect.poll(() => exchanges.length).toBe(4);
  end();
});

test('a response that neither begins nor ends releases its place after the time limit', async () => {
  const shed = createLoadShed({ atOnceMax: 1 });
  let handledCount = 0;
  const handle = () => {
    handledCount += 1;
    return new Promise<void>(() => undefined);
  };
  const begin = queueRequests(handle, shed, () => undefined, 5);
  const ask = () => {
    const request = new IncomingMessage(new Socket());
    void begin(request, new ServerResponse(request));
  };
  ask();
  ask();
  await expect.poll(() => [handledCount, shed.active]).toEqual([2, 0]);
});
