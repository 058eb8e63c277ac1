import { request as httpRequest } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { boundedLog } from '#lib/base/logs/log-serializers.ts';
import { pageFailureLine } from '#lib/base/logs/page-failure-line.ts';
import { readEnv } from '#lib/env.ts';
import { createLog } from '#lib/server/http/log.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';
import { openTestService } from '#lib/testing/open-test-service.ts';
import { cleanConsole } from './clean-console.ts';

const running: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

/** A site whose framework, pages, store and remote service fail with messages that repeat the request in every form. */
async function startFailing() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1' });
  const serviceLog = boundedLog('info', {}, destination);
  const recordingConsole = { error: console.error, warn: console.warn, log: console.log };
  for (const name of ['error', 'warn', 'log'] as const)
    recordingConsole[name] = (...args: unknown[]) => void lines.push(`${args.slice(1).join(' ')}\n`);
  cleanConsole(recordingConsole);
  const api = await openTestService({
    logger: serviceLog,
    wrapStore: (store) => ({ ...store, findResearch: (_, { keyword }) => Promise.reject(new Error(`no index for ${keyword}`)) }),
  });
  running.push(api);
  const server: RunningServer = await serve({
    instance: {
      mode: 'embedded',
      env,
      collection: { harvest: { dataVersion: async () => '1' } },
      service: api.service,
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      handle: async (request, response) => {
        const url = request.url ?? '';
        const error = new Error(`cannot render ${url} (${decodeURIComponent(url.replaceAll('+', ' '))})`, { cause: new Error(url) });
        recordingConsole.error(' ⨯', error);
        recordingConsole.error(pageFailureLine(error, { path: url, headers: {} }, '/[locale]'));
        serviceLog.warn({ url: `https://remote.example/Find${url}`, detail: `nothing for ${url}`, outcome: 'failed' }, 'upstream');
        serviceLog.error({ error: error.stack }, 'unexpected error');
        if (url.includes('status')) return void response.writeHead(500, { 'content-type': 'text/html' }).end('<main>fault</main>');
        throw error;
      },
      close: async () => undefined,
    },
    directory: '/',
    log: createLog(env, destination),
  });
  running.push(server);
  await server.warmed;
  lines.length = 0;
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<void>((resolve) => {
      httpRequest({ port: server.port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
        response.resume().on('close', resolve);
      })
        .on('error', () => resolve())
        .end();
    });
  return { lines, ask };
}

const value = 'Zk0Private';
const query = [
  `keyword=${value}+%D8%B3%D8%B1%D9%91%D9%8A`,
  `text=${value}"quoted"`,
  `email=${value}@example.org`,
  `token=${value}`,
  `y=%5A%6b0Private`,
  `${value}%20name=1`,
  `${value}.unnamed`,
].join('&');
const requests: readonly (readonly [method: string, path: string, headers?: Record<string, string>])[] = [
  ['GET', `/en/research?${query}`],
  ['GET', `/en/research?status=1&${query}`],
  ['GET', `/ar/research?${query}&_rsc=${value}`, { rsc: '1' }],
  ['GET', `/en/developers/keys/confirm?${query}`],
  ['POST', `/en/developers/keys?${query}`, { 'content-length': '0' }],
  ['PUT', `/en/research?${query}`],
  ['OPTIONS', `/en/research?${query}`],
  ['GET', `/bff/en/suggest?${query}`],
  ['GET', `/oai?verb=${value}&${query}`],
  ['GET', `/nowhere?${query}`],
  ['GET', `//en?${query}`],
  ['GET', `/en/../x?${query}`],
  ['GET', `/en/%ff?${query}`],
  ['GET', `/_live/en/research?${query}`],
  ['GET', `/en/research?keyword=${value}%00`],
  ['GET', `/en/research?keyword=${value}${'x'.repeat(9000)}`],
  ['GET', `/en/research?${query}`, { 'user-agent': 'ExampleBot' }],
  ['GET', `/en/research?${query}`, { host: 'two words' }],
  ['GET', `/en/research`, { referer: `https://example.org/?${query}` }],
  ['GET', `/api/en/Publication/GetAllResearch?${query}`],
  ['GET', `/api/en/Publication/GetAllResearch?keyword=${value}`],
  ['GET', `/api/en/Nothing?${query}`],
  ['GET', `/healthz?${query}`],
  ['GET', `/robots.txt?${query}`],
  ['GET', `/en/og/site.png?${query}`],
];

test.each(requests.map(([method, path, headers = {}]) => [method, path, headers] as const))(
  'no value of %s %s is in any line of the log',
  async (method, path, headers) => {
    const { lines, ask } = await startFailing();
    await ask(method, path, headers);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    // Values in other forms than as sent, for a reader of the log.
    const log = lines.join('');
    for (const text of [log, decodeURIComponent(log.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll('%ff', ''))]) {
      expect(text).not.toMatch(/Zk0Private/i);
      expect(text).not.toMatch(/سرّي/);
    }
    for (const line of lines) if (line.startsWith('{')) expect(JSON.parse(line)).toHaveProperty('level');
  },
);

test('the names of parameters, the path and the rest of a message are in the log', async () => {
  const { lines, ask } = await startFailing();
  await ask('GET', `/en/research?keyword=${value}&fromYear=2001`);
  await expect.poll(() => lines.some((line) => line.includes('"msg":"request"'))).toBe(true);
  const log = lines.join('');
  expect(log).toContain('"path":"/en/research?keyword=&fromYear="');
  expect(log).toContain('cannot render /en/research?keyword=&fromYear=');
  expect(log).toContain('https://remote.example/Find/en/research?keyword=&fromYear=');
});
