import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';

const directory = mkdtempSync(join(tmpdir(), 'madar-bad-clients-'));
const lines: string[] = [];
const slow = { ms: 0 };
let renderCount = 0;
let server: RunningServer;

beforeAll(async () => {
  server = await serve({
    instance: {
      mode: 'embedded',
      env: readEnv({ PORT: '0', HOST: '127.0.0.1', SITE_URL: 'https://madar.example' }),
      collection: { harvest: { dataVersion: async () => '1' } },
      service: { fetch: async () => Response.json({}) },
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      handle: async (request, response) => {
        renderCount += 1;
        if (slow.ms) await new Promise((resolve) => setTimeout(resolve, slow.ms));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!DOCTYPE html><html lang="en"><body><main>${request.method}</main></body></html>`);
      },
      close: async () => undefined,
    },
    directory,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  await server.warmed;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Sends raw bytes; resolves with everything received until the connection ends or is silent, or `until` resolves. */
function raw(text: string, silentMs = 300, until?: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    // A busy machine may take long to begin an answer.
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      socket.setTimeout(silentMs);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    until?.then(() => socket.destroy(), reject);
  });
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
const bot = { 'user-agent': 'ExampleBot/1.0 (+https://example.org)' };

describe('requests that a proxy and a server may read differently', () => {
  const smuggled = 'GET /en/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  test.each([
    ['a length and chunks', `POST /en HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `POST /en HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 39\r\n\r\n${smuggled}`],
    ['an unknown transfer coding', `POST /en HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n${smuggled}`],
    ['a folded header', `GET /en HTTP/1.1\r\nHost: x\r\nX-One: a\r\n b\r\n\r\n${smuggled}`],
    ['a blank before the colon', `GET /en HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n${smuggled}`],
    ['lines ended by LF alone', `GET /en HTTP/1.1\nHost: x\n\n${smuggled}`],
    ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
    ['an empty host', `GET /en HTTP/1.1\r\nHost:\r\n\r\n${smuggled}`],
    ['two hosts', `GET /en HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n${smuggled}`],
    ['the same host twice', `GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n${smuggled}`],
    ['two hosts of HTTP/1.0', `GET /api/en/x HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n${smuggled}`],
    ['markup in the host', `GET /en/developers HTTP/1.1\r\nHost: x"><script>\r\n\r\n${smuggled}`],
    ['a path in the host', `GET /bff/en/suggest HTTP/1.1\r\nHost: x/y\r\n\r\n${smuggled}`],
    ['a user in the host', `GET / HTTP/1.1\r\nHost: a@b\r\n\r\n${smuggled}`],
    ['a host of five numbers', `POST /api/en/x HTTP/1.1\r\nHost: 1.2.3.4.5\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ['a number above 255 in the host', `GET /en HTTP/1.1\r\nHost: 256.256.256.256\r\n\r\n${smuggled}`],
    ['a number as the host that no address has', `POST /mcp HTTP/1.1\r\nHost: 99999999999\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ['colons alone as the host', `GET /oai?verb=Identify HTTP/1.1\r\nHost: [::::]\r\n\r\n${smuggled}`],
    ['a port above 65535', `GET /api/en/x HTTP/1.1\r\nHost: x:99999\r\n\r\n${smuggled}`],
    ['a length that is no number', `POST /en HTTP/1.1\r\nHost: x\r\nContent-Length: +4\r\n\r\n${smuggled}`],
    [
      'a chunk whose size is no number',
      `POST /en HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0x4\r\nabcd\r\n0\r\n\r\n${smuggled}`,
    ],
  ])('%s: the request is refused, and nothing after it is read', async (_name, text) => {
    const initialCount = renderCount;
    const answer = await raw(text);
    expect(answer).not.toContain('smuggled');
    expect(lines.join('')).not.toContain('/en/smuggled');
    expect(
      answer
        .split('HTTP/1.1 ')
        .slice(1)
        .map((part) => part.slice(0, 3))
        .at(-1),
    ).toMatch(/^4(?:00|11)$/);
    // Only the page of the first request may be rendered, never that of the request hidden after it.
    expect(renderCount - initialCount).toBeLessThanOrEqual(1);
  });
});

test.each(['x', 'a.example:8080', '192.0.2.1', '[2001:db8::1]:3000', 'xn--mgbh0fb.example', 'my_service'])(
  'the host %s is accepted',
  async (host) => {
    expect(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

describe('a client that wants the connection closed', () => {
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 7\r\n';
  const wanted = [
    ['a page', 'GET /en', '', ''],
    ['a file', 'GET /robots.txt', '', ''],
    ['the state of the process', 'GET /healthz', '', ''],
    ['the API', 'GET /api/en/x', '', ''],
    ['an unreadable form', 'POST /en/developers/keys', form, 'garbage'],
    ['an unreadable query of a harvester', 'POST /oai', form, 'garbage'],
    ['a form of another site', 'POST /en/developers/keys', `${form}Sec-Fetch-Site: cross-site\r\n`, 'garbage'],
    ['a wrong method', 'POST /en/about', form, 'garbage'],
    ['the methods of a page', 'OPTIONS /en', '', ''],
    ['the methods of the server', 'OPTIONS *', '', ''],
    ['an undecodable path', 'GET /en/%ff', '', ''],
    ['a path with several slashes', 'GET //en', '', ''],
    ['an ambiguous path', 'GET /en/../x', '', ''],
    ['a nonsensical search', 'GET /en/research?keyword=%00', '', ''],
    ['a search by a crawler', 'GET /en/research?keyword=x&sort=year', 'User-Agent: ExampleBot\r\n', ''],
    ['an expectation', 'GET /en', 'Expect: wonders\r\n', ''],
    ['hydration data that are not shared', 'GET /_live/en/developers', '', ''],
  ] as const;
  test.each(wanted)('gets its wish with %s, also by HTTP/1.0', async (_, line, headers, body) => {
    for (const version of ['HTTP/1.1', 'HTTP/1.0']) {
      const close = version === 'HTTP/1.1' ? 'Connection: close\r\n' : '';
      const answer = await raw(`${line} ${version}\r\nHost: x\r\n${close}${headers}\r\n${body}`);
      expect(answer, version).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*\r\nConnection: close\r\n/);
      expect(answer).not.toContain('keep-alive');
    }
  });
  test('a readable connection stays open after an unreadable form', async () => {
    const answer = await raw(`POST /en/developers/keys HTTP/1.1\r\nHost: x\r\n${form}\r\ngarbageGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['400', '200']);
  });
});

describe('targets that do not decode as text', () => {
  test.each(['/en/%', '/en/research/%ff', '/en/authors/%C7%E1%DE%E3%D1', '/problems/%ff', '/downloads/%ff', '/bff/en/%e0%a4', '/%'])(
    '%s returns a 404 page without the framework',
    async (path) => {
      const initialCount = renderCount;
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(Buffer.from(answer, 'latin1').toString()).toMatch(/^HTTP\/1\.1 404 [\s\S]*Page not found[\s\S]*الصفحة غير موجودة/);
      expect(renderCount).toBe(initialCount);
    },
  );
  test('Arabic addresses get a page with Arabic first', async () => {
    expect(await raw('GET /ar/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/<html lang="ar" dir="rtl">/);
  });
  test.each([
    ['GET *', 400],
    ['HEAD *', 400],
    ['GET nowhere', 400],
    ['OPTIONS *', 204],
    ['GET http://elsewhere.example/healthz', 200],
    ['GET http://elsewhere.example?x=1', 200],
  ])('%s is %i', async (line, status) => {
    const answer = await raw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

describe('a client that sends requests and reads no responses', () => {
  const routes = [
    '/en',
    '/_live/en',
    '/en/research?keyword=pipelined',
    '/ar/developers',
    '/en/%ff',
    '/en/research.csv',
    '/api/en/Publication/GetAllResearch',
    '/bff/en/suggest?term=mars',
    '/oai?verb=Identify',
    '/healthz',
    '/metrics',
    '/robots.txt',
    '/nowhere',
    '/../etc',
    '//en',
    '*',
  ];
  const forms = [
    ['GET', ''],
    ['GET', 'Accept-Encoding: gzip, br\r\n'],
    ['GET', 'If-None-Match: *\r\n'],
    ['GET', 'RSC: 1\r\n'],
    ['HEAD', ''],
    ['POST', 'Content-Length: 0\r\n'],
    ['OPTIONS', ''],
  ] as const;
  test.each(routes.flatMap((path) => forms.map(([method, header]) => [method, path, header] as const)))(
    '%s %s %j is cut off, with one line in the log',
    async (method, path, header) => {
      const linesBefore = lines.length;
      const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
      const answer = await raw(request.repeat(500), 30_000, expect.poll(() => lines.length).toBe(linesBefore + 1));
      expect(lines.at(-1)).toContain('too many unanswered requests');
      expect(answer.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1);
    },
  );
});

test('an upgrade request is answered like any other, also once the framework listens for upgrades', async () => {
  server.server.on('upgrade', () => undefined);
  const upgrade = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  expect(await raw(upgrade)).toMatch(/^HTTP\/1\.1 200 /);
});

describe('requests that are too large', () => {
  test('a head of more than 64 KiB is refused with 431', async () => {
    expect(await raw(`GET /en HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(80_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
  test('of ten thousand headers only the first two thousand are read', async () => {
    const headers = Array.from({ length: 5000 }, (_, index) => `a${index}: b\r\n`).join('');
    expect(await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)).toMatch(/^HTTP\/1\.1 (?:200|431) /);
  });
  test('a body of more than a megabyte is refused before it is read', async () => {
    expect(await raw('POST /en/developers HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000000\r\n\r\n')).toMatch(/^HTTP\/1\.1 413 /);
  });
  test('a form without a declared length is refused', async () => {
    expect(await raw('POST /en/developers HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')).toMatch(/^HTTP\/1\.1 411 /);
  });
});

describe('crawlers', () => {
  test('crawlers get cached pages and single lists, but no combinations', async () => {
    await (await get('/en/research?keyword=ready')).arrayBuffer();
    expect((await get('/en/research?keyword=ready', bot)).status).toBe(200);
    expect((await get('/en/research?pageIndex=2', bot)).status).toBe(200);
    const initialCount = renderCount;
    const refusal = await get('/ar/research?keyword=x&fromYear=2000', bot);
    expect([refusal.status, renderCount - initialCount]).toEqual([403, 0]);
    expect(await refusal.text()).toMatch(/lang="ar" dir="rtl"[\s\S]*غير متاح للبرامج[\s\S]*Not for programs/);
  });
});

describe('overload', () => {
  test('the excess is refused at once with a page that explains it, while cached pages are sent, and the state passes', async () => {
    slow.ms = 300;
    const answers = await Promise.all(Array.from({ length: 700 }, (_, index) => get(`/ar/research?keyword=load${index}`)));
    const statuses = answers.map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const shedAnswer = answers.find((answer) => answer.status === 503);
    expect(Number(shedAnswer?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shedAnswer?.text()).toContain('ازدحام مؤقت');
    slow.ms = 0;
    expect((await get('/ar/research?keyword=afterwards')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toMatch(/madar_page_cache_total\{result="shed"\} \d+/);
  });
});

describe('logged and published text', () => {
  test('a client cannot write lines of its own into the log', async () => {
    await raw('GET /en/no%0A{"level":60} HTTP/1.1\r\nHost: x\r\nUser-Agent: a\tb\x7f\r\nX-Request-Id: a\tbcdefgh"}\r\n\r\n');
    await get('/en/no\u2028line', { 'x-request-id': 'aaaaaaaa","level":60,"x":"' });
    for (const line of lines) {
      expect(line.endsWith('\n')).toBe(true);
      expect(line.slice(0, -1)).not.toContain('\n');
      expect(JSON.parse(line).level).toBeLessThan(60);
    }
  });
  test('security.txt states where to report and until when it is valid', async () => {
    const response = await get('/.well-known/security.txt');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: https://madar.example/en/about');
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });
});
