import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outwardFetch } from './outward-fetch.ts';

let ownServer: Server;
let other: Server;
let requestCount = 0;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

beforeAll(async () => {
  other = await listen(
    createServer((_request, response) => {
      requestCount += 1;
      response.end('inside');
    }),
  );
  ownServer = await listen(
    createServer((request, response) => {
      const to = decodeURIComponent(request.url?.slice(1) ?? '');
      if (to) response.writeHead(302, { location: to }).end();
      else response.end('own');
    }),
  );
});
afterAll(() => {
  ownServer.close();
  other.close();
});
const ask = (to: string, allowPrivate = false) => {
  const first = `http://127.0.0.1:${portOf(ownServer)}/`;
  return outwardFetch(first, allowPrivate)(first + encodeURIComponent(to), {}).then((response) => response.text());
};

it('outwardFetch reads the operator’s address, and follows redirects within its site', async () => {
  expect(await ask('')).toBe('own');
  expect(await ask('/')).toBe('own');
});

it.each([
  ['another server of this machine', () => `http://127.0.0.1:${portOf(other)}/`],
  ['the same, by its name', () => `http://localhost:${portOf(other)}/`],
  ['the same, as a number', () => `http://2130706433:${portOf(other)}/`],
  ['the same, in IPv6', () => `http://[::ffff:127.0.0.1]:${portOf(other)}/`],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a private network', () => 'http://10.1.2.3/'],
  ['a file', () => 'file:///etc/passwd'],
])('outwardFetch does not follow a redirect to %s', async (_name, to) => {
  await expect(ask(to())).rejects.toMatchObject({ name: 'Problem', kind: 'config' });
  expect(requestCount).toBe(0);
});

it('outwardFetch follows a redirect to an address that the operator allows', async () => {
  expect(await ask(`http://127.0.0.1:${portOf(other)}/`, true)).toBe('inside');
});

it('outwardFetch rejects a circle of redirects', async () => {
  const first = `http://127.0.0.1:${portOf(ownServer)}/`;
  await expect(outwardFetch(first, false)(`${first}${encodeURIComponent('?')}`, {})).rejects.toMatchObject({ kind: 'upstream_error' });
});

it('outwardFetch sends a body only to the original address, and never to a redirect', async () => {
  const first = `http://127.0.0.1:${portOf(ownServer)}/`;
  const to = `http://127.0.0.1:${portOf(other)}/`;
  const response = await outwardFetch(first, true)(first + encodeURIComponent(to), { body: '{}' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(to);
});

it('outwardFetch sends no key to another site', async () => {
  const headers: unknown[] = [];
  const server = await listen(
    createServer((request, response) => {
      headers.push(request.headers.authorization);
      response.end();
    }),
  );
  const first = `http://127.0.0.1:${portOf(ownServer)}/`;
  await outwardFetch(first, true)(first + encodeURIComponent(`http://127.0.0.1:${portOf(server)}/`), {
    headers: { authorization: 'Bearer x' },
  });
  server.close();
  expect(headers).toEqual([undefined]);
});
