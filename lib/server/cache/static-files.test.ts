import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-static-'));
let server: Server;
let files: StaticFiles;
let base = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'build/chunks'), { recursive: true });
  mkdirSync(join(folder, 'public/fonts'), { recursive: true });
  writeFileSync(join(folder, 'build/chunks/a.js'), 'console.log(1);'.repeat(500));
  writeFileSync(join(folder, 'public/fonts/x.woff2'), Buffer.from([1, 2, 3]));
  writeFileSync(join(folder, 'public/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const folders = [
    { folder: join(folder, 'build'), prefix: '/_next/static/' },
    { folder: join(folder, 'public'), prefix: '/' },
  ];
  files = createStaticFiles(folders, ['X-Content-Type-Options', 'nosniff']);
  server = createServer((request, response) => {
    if (!files.send(request, response, request.url ?? '')) response.writeHead(404).end();
  }).listen(0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });

test('build files are cached forever and compressed, with brotli after warming', async () => {
  const initial = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br, gzip' });
  expect(initial.headers.get('content-encoding')).toBe('gzip');
  await files.warm();
  const warmed = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br, gzip' });
  expect(warmed.headers.get('content-encoding')).toBe('br');
  expect(warmed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(warmed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await warmed.text()).toBe(`//# allFunctionsCalledOnLoad\n${'console.log(1);'.repeat(500)}`);
});

test('fonts are immutable and not compressed again', async () => {
  const response = await get('/fonts/x.woff2', { 'accept-encoding': 'br' });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test('a file whose tag the client sends is not sent again', async () => {
  const etag = (await get('/icon.svg')).headers.get('etag') ?? '';
  const again = await get('/icon.svg', { 'if-none-match': etag, 'accept-encoding': 'identity' });
  expect(etag).not.toBe('');
  expect([200, 304]).toContain(again.status);
  const same = await get('/icon.svg', { 'if-none-match': again.headers.get('etag') ?? '', 'accept-encoding': 'identity' });
  expect(same.status).toBe(304);
});

test.each(['/secret.txt', '/fonts/../../secret.txt', '/fonts/%2e%2e/%2e%2e/secret.txt', '/fonts', '/nothing.js'])(
  '%s is not served',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a file that could not be read is read again on the next request', async () => {
  const path = join(folder, 'public/later.svg');
  writeFileSync(path, '<svg/>');
  files = createStaticFiles([{ folder: join(folder, 'public'), prefix: '/' }], []);
  rmSync(path);
  await expect(get('/later.svg')).rejects.toThrow();
  writeFileSync(path, '<svg id="a"/>');
  expect(await (await get('/later.svg')).text()).toBe('<svg id="a"/>');
});
