import { request as httpRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';
import { beginInTurn } from './begin-in-turn.ts';
import { createLoadShed } from './load-shed.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

/** A site whose answers are made when they are released; readers are told apart by what the proxy in front says. */
async function start() {
  const begun: { readonly path: string; readonly response: ServerResponse; readonly finish: () => void }[] = [];
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
        begun.push({ path: request.url ?? '', response, finish });
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
    const asked = httpRequest({
      port: server.port,
      host: '127.0.0.1',
      path,
      headers,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
    });
    return asked
      .on('response', (response) => response.resume())
      .on('error', () => undefined)
      .end(body);
  };
  const release = () => {
    for (const { finish } of begun.splice(0)) finish();
  };
  const end = () => {
    isHeld = false;
    release();
  };
  return { ask, begun, release, end };
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

/** Long enough for what was sent to be read. */
const arrive = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each(works)('a reader of one page goes before the rest of a crowd that one address asks of %s', async (path, body) => {
  const { ask, begun, release, end } = await start();
  for (let turn = 0; turn < 20; turn += 1) ask(path, '203.0.113.1', body);
  await expect.poll(() => begun.length).toBe(3);
  await arrive();
  expect(begun.map((one) => one.path)).toEqual([path, path, path]);
  ask('/en/research?keyword=venus', '198.51.100.1');
  await arrive();
  release();
  await expect.poll(() => begun[0]?.path).toBe('/en/research?keyword=venus');
  end();
});

test('an answer that has begun leaves its place, however slowly it is read; one whose reader has left does not', async () => {
  const { ask, begun, end } = await start();
  const [first] = [1, 2, 3].map((place) => ask(`/bff/en/research?keyword=${place}`, `203.0.113.${place}`));
  await expect.poll(() => begun.length).toBe(3);
  ask('/bff/en/research?keyword=4', '203.0.113.4');
  first?.destroy();
  await arrive();
  expect(begun.length).toBe(3);
  begun[1]?.response.write('begun');
  await expect.poll(() => begun.length).toBe(4);
  end();
});

test('a file that is being made elsewhere is waited for beside the row', async () => {
  const { ask, begun, end } = await start();
  for (const place of [1, 2, 3, 4]) ask('/downloads/index.json', `203.0.113.${place}`);
  await expect.poll(() => begun.length).toBe(4);
  end();
});

test('an answer that neither begins nor ends leaves its place after its time', async () => {
  const shed = createLoadShed({ atOnceMax: 1 });
  let handled = 0;
  const handle = () => {
    handled += 1;
    return new Promise<void>(() => undefined);
  };
  const begin = beginInTurn(handle, shed, () => undefined, 5);
  const ask = () => {
    const request = new IncomingMessage(new Socket());
    void begin(request, new ServerResponse(request));
  };
  ask();
  ask();
  await expect.poll(() => [handled, shed.underWay]).toEqual([2, 0]);
});
