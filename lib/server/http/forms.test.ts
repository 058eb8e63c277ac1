import type { IncomingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import type { NextHandler } from '#lib/server/pages/render-page.ts';
import { localOrigin } from '#lib/server/security/local-origin.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

interface Dispatched {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A site whose Next.js handler answers forms with `answer` and anything else with a page. */
async function start(answer: NextHandler, settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const dispatched: Dispatched[] = [];
  const handle: NextHandler = async (request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      return void response.end('<!DOCTYPE html><main>page</main>');
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    dispatched.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    await answer(request, response);
  };
  const instance = {
    mode: 'embedded',
    env: readEnv({ PORT: '0', HOST: '127.0.0.1', ...settings }),
    ready: async () => ({ ok: true }),
    close: async () => undefined,
  } as const;
  const server = await serve({
    instance,
    next: { handle, close: async () => undefined },
    directory: '/',
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  });
  running.push(server);
  await server.warmed;
  const post = (path: string, headers: Record<string, string> = {}, body = 'key=x') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) };
      httpRequest({ port: server.port, host: '127.0.0.1', method: 'POST', path, headers: { ...type, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      })
        .on('error', reject)
        .end(body);
    });
  const send = (method: string, path: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      httpRequest({ port: server.port, host: '127.0.0.1', method, path }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });
  return { server, dispatched, post, send, lines };
}

const answers: readonly (readonly [string, NextHandler, number, string])[] = [
  ['a page', async (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<main>done</main>'), 200, 'done'],
  ['JSON', async (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}'), 200, '{"a":1}'],
  ['JSON that refuses', async (_, response) => void response.writeHead(404, { 'content-type': 'application/json' }).end('{}'), 404, '{}'],
  ['nothing', async (_, response) => void response.writeHead(200).end(), 200, ''],
  ['a redirect', async (_, response) => void response.writeHead(303, { location: '/en' }).end(), 303, ''],
  ['a fault', () => Promise.reject(new Error('a fault')), 500, 'on our side'],
];

describe('a form is processed once', () => {
  test.each(answers)('a form answered with %s is dispatched once', async (_name, answer, status, text) => {
    const { post, dispatched } = await start(answer);
    const response = await post('/en/developers/keys/revoke', {}, 'key=abc');
    expect([response.status, dispatched.length, dispatched[0]?.body]).toEqual([status, 1, 'key=abc']);
    expect(response.text).toContain(text);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

const acceptForm: NextHandler = async (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<main>done</main>');

describe('the origin of a form', () => {
  const site = { SITE_URL: 'https://research.example.org' };
  test.each([
    ['another site, by the word of the browser', { 'sec-fetch-site': 'cross-site', origin: 'https://research.example.org' }, 403],
    ['another name under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site, by its origin', { origin: 'https://evil.example' }, 403],
    ['a page whose origin is hidden', { origin: 'null' }, 403],
    ['a browser that hides the origin and sends Sec-Fetch-Site', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    ['the public address', { origin: 'https://research.example.org' }, 200],
    ['the address at which the page was served', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, 200],
    ['a program', {}, 200],
  ])('%s: %s', async (_name, headers: Record<string, string>, status) => {
    const { post, dispatched } = await start(acceptForm, site);
    const response = await post('/ar/developers/keys', headers);
    expect([response.status, dispatched.length]).toEqual([status, status === 200 ? 1 : 0]);
    if (status === 403) expect(response.text).toContain('أُرسل هذا النموذج من موقع آخر');
    // Next.js compares origin and host itself and returns 500 where they differ.
    else if (dispatched[0]?.headers.origin)
      expect(dispatched[0].headers.origin).toBe(`${headers.origin?.split(':')[0]}://${dispatched[0].headers.host}`);
  });
});

test('harvesters may post from any origin', async () => {
  const { post } = await start(acceptForm);
  expect((await post('/oai', { origin: 'https://harvester.example', 'sec-fetch-site': 'cross-site' })).status).toBe(200);
});

test('an action is never forwarded to another page, and client headers cannot claim that it was', async () => {
  const { post, dispatched } = await start(acceptForm);
  const form = '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--b--\r\n';
  const call = { 'content-type': 'multipart/form-data; boundary=b', 'next-action': `40${'a'.repeat(40)}` };
  await post('/en/developers/status', { ...call, 'x-forwarded-host': 'evil.example' }, form);
  expect(dispatched[0]?.headers).toMatchObject({ 'x-action-forwarded': '1' });
  expect(dispatched[0]?.headers['x-forwarded-host']).toBeUndefined();
});

test.each(['/_next/zz', '/bff/en/suggest', '/en/research.csv', '/en/developers/keys/export', '/sitemap.xml', '/anything', '/oai2'])(
  'an action is not dispatched to an address that is not a page: %s',
  async (path) => {
    const { post, dispatched } = await start(acceptForm);
    const response = await post(path, { 'next-action': 'a'.repeat(42), 'x-action-forwarded': '0' });
    expect([response.status, response.headers.allow, dispatched.length]).toEqual([405, 'GET, HEAD', 0]);
  },
);

describe('an unsupported method is refused with the list of supported ones', () => {
  const methods = ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE'];
  test.each([
    ['/en', 'GET, HEAD'],
    ['/ar/research?keyword=mars', 'GET, HEAD'],
    ['/en/research/report', 'GET, HEAD'],
    ['/_live/en', 'GET, HEAD'],
    ['/problems/not-found', 'GET, HEAD'],
    ['/en/research.csv', 'GET, HEAD'],
    ['/bff/en/suggest', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/metrics', 'GET, HEAD'],
    ['/.well-known/security.txt', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/anything', 'GET, HEAD'],
    ['/en/developers', 'GET, HEAD, POST'],
    ['/ar/developers/keys/revoke', 'GET, HEAD, POST'],
    ['/oai', 'GET, HEAD, POST'],
    ['/reconcile/ar/', 'GET, HEAD, POST'],
  ])('%s: %s', async (path, allow) => {
    const { send, dispatched } = await start(acceptForm);
    for (const method of allow.includes('POST') ? methods : [...methods, 'POST']) {
      const answer = await send(method, path);
      expect([answer.status, answer.headers.allow], method).toEqual([405, allow]);
    }
    const options = await send('OPTIONS', path);
    if (!path.startsWith('/reconcile')) expect([options.status, options.headers.allow]).toEqual([204, `${allow}, OPTIONS`]);
    expect(dispatched.filter(({ method }) => method !== 'OPTIONS')).toEqual([]);
  });
});

test("a harvester's post is not a server action", async () => {
  const { post, dispatched } = await start(acceptForm);
  expect((await post('/oai?verb=Identify', { 'next-action': 'a'.repeat(42) })).status).toBe(200);
  expect(dispatched[0]?.headers['next-action']).toBeUndefined();
});

test('slow forms do not hold the places of complete ones', async () => {
  const { server, post, lines } = await start(acceptForm);
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST /en/developers HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\nname=');
    return socket;
  });
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await post('/en/developers')).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await expect.poll(() => new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)))).toBeLessThan(10);
  expect(lines).toEqual([]);
});

test('forms that never arrive block their own networks only, until the time-out', async () => {
  const { server, post } = await start(acceptForm, { TRUST_PROXY: 'loopback' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const sockets = Array.from({ length: 978 }, (_, index) => {
    const address = index % 2 ? `192.0.2.${index % 250}` : `2001:db8:1:${index.toString(16)}::1`;
    const socket = connect(server.port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    socket.write(
      `POST ${index % 3 ? '/en/developers' : '/oai'} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 65536\r\n\r\n`,
    );
    return socket;
  });
  // Each of the two networks may send 32 forms at once; the other connections are refused and closed.
  await expect.poll(() => sockets.filter((socket) => !socket.destroyed).length, { timeout: 60_000 }).toBe(64);
  for (const address of ['192.0.2.77', '2001:db8:1:ffff::7']) {
    const refusal = await post('/ar/developers', from(address));
    expect([refusal.status, refusal.headers['retry-after']]).toEqual([429, '15']);
  }
  for (const address of ['192.0.3.7', '2001:db8:2::7']) expect((await post('/en/developers/keys/revoke', from(address))).status).toBe(200);
  expect((await post('/oai', from('192.0.2.77'))).status).toBe(429);
  expect((await post('/reconcile/ar', from('192.0.3.7'))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await post('/en/developers', from('192.0.2.77'))).status).toBe(200);
  expect(server.server.requestTimeout).toBeLessThanOrEqual(15_000);
});

test('received bytes count, not declared ones', async () => {
  const { server, post } = await start(acceptForm);
  const refusals: string[] = [];
  const sockets = Array.from({ length: 1100 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.on('data', (answer: Buffer) => void refusals.push(answer.toString('latin1', 0, 12)));
    socket.write('POST /en/developers HTTP/1.1\r\nHost: x\r\nContent-Length: 65536\r\n\r\n');
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await post('/en/developers')).status).toBe(200);
  expect(refusals).toEqual([]);
  for (const socket of sockets) socket.write('x'.repeat(65_000));
  // The bound of 64 MB allows 984 forms of this size.
  await expect.poll(() => refusals.filter((line) => line.startsWith('HTTP/1.1 503')).length, { timeout: 60_000 }).toBeGreaterThan(100);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await post('/en/developers')).status).toBe(200);
});

test('an unreadable form is refused in both languages before it is processed', async () => {
  const { post, dispatched } = await start(acceptForm);
  for (const path of ['/ar/developers', '/en/developers/keys/revoke']) {
    const refusal = await post(path, { 'content-type': 'multipart/form-data; boundary=x' }, 'broken');
    expect(refusal.status).toBe(400);
    expect(refusal.text).toMatch(
      /This form cannot be read[\s\S]*تعذّرت قراءة هذا النموذج|تعذّرت قراءة هذا النموذج[\s\S]*This form cannot be read/,
    );
  }
  expect(dispatched).toEqual([]);
});

test('forms beyond the capacity are asked to retry', async () => {
  const gate = Promise.withResolvers<void>();
  const { post, dispatched } = await start(async (request, response) => {
    await gate.promise;
    await acceptForm(request, response);
  });
  const pending = Array.from({ length: 100 }, () => post('/en/developers'));
  await expect.poll(() => dispatched.length).toBe(8);
  await expect.poll(async () => (await post('/en/developers')).status).toBe(503);
  gate.resolve();
  expect((await Promise.all(pending)).every(({ status }) => status === 200)).toBe(true);
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['2001:db8::5', 'http://[2001:db8::5]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server on %s reaches itself at %s', (host, origin) => expect(localOrigin(host, 3000)).toBe(origin));
