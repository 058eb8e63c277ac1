import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { createApiListener } from './api-bridge.ts';

let test: TestService;
const closing: (() => void)[] = [];
const ports: number[] = [];

beforeAll(async () => {
  test = await openTestService();
  const { reply, fetch } = test.service;
  // The second service has no `reply`, so all its answers are `Response` objects.
  for (const service of [{ fetch, reply }, { fetch }]) {
    const listener = createApiListener({ service }, () => '192.0.2.1', 'madar.example');
    const server = createServer((incoming, response) => void listener(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    ports.push((server.address() as AddressInfo).port);
  }
});
afterAll(() => {
  for (const close of closing) close();
});

const changing = new Set(['date', 'x-request-id', 'ratelimit']);

function ask(port: number, method: string, path: string, headers: Record<string, string>) {
  return new Promise((resolve, reject) => {
    request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const compared = Object.entries(response.headers).filter(([name]) => !changing.has(name));
        const body = Buffer.concat(chunks).toString('latin1');
        resolve({
          status: response.statusCode,
          headers: Object.fromEntries(compared),
          body: response.statusCode === 200 ? body : body.length > 0,
        });
      });
    })
      .once('error', reject)
      .end();
  });
}

it.each([
  ['GET', '/api/en/Publication/GetResearchById/1', {}],
  ['GET', '/api/ar/Publication/GetAllResearch?pageSize=2&keyword=%D8%A7%D9%84%D9%87%D9%84%D8%A7%D9%84', { 'Accept-Encoding': 'gzip' }],
  ['HEAD', '/api/en/LookUp/GetAllResearchTypes', {}],
  ['GET', '/api/en/Publication/GetResearchById/1', { 'X-Api-Key': 'nonsense' }],
  ['GET', '/api/en/Nowhere/Nothing', {}],
  ['GET', '/api/health', {}],
  ['OPTIONS', '/api/en/LookUp/GetAllResearchTypes', {}],
] as const)('the bridge answers %s %s the same with and without a Response between', async (method, path, headers) => {
  const keyed = { 'X-Api-Key': test.key, ...headers };
  const [quick, full] = [await ask(ports[0]!, method, path, keyed), await ask(ports[1]!, method, path, keyed)];
  expect(quick).toEqual(full);
});
