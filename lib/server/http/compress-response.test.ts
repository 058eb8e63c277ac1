import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress-response.ts';

interface Answer {
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

async function ask(
  write: (response: ServerResponse) => void,
  headers: Record<string, string> = { 'accept-encoding': 'br, gzip' },
  method = 'GET',
): Promise<Answer> {
  const server = createServer((request, response) => {
    compressResponse(request, response);
    write(response);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const request = get({ port, headers, method }, async (response) =>
        resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) }),
      );
      request.on('error', reject);
    });
  } finally {
    server.close();
  }
}

const json = JSON.stringify({ rows: Array.from({ length: 500 }, (_, index) => ({ index, title: 'المجرات' })) });

test('a response is compressed and loses its length and strong tag', async () => {
  const { headers, bytes } = await ask((response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json), etag: '"a"' }).end(json),
  );
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"a"' });
  expect(headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(bytes).toString()).toBe(json);
});

test('a long stream arrives complete, and its writer waits while the reader is slow', async () => {
  const line = `${'0123456789'.repeat(100)}${Math.random()}\n`;
  let heldBack = 0;
  const { bytes } = await ask(async (response) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.flushHeaders();
    for (let index = 0; index < 5000; index += 1) {
      if (!response.write(`${index} ${line}`)) {
        heldBack += 1;
        await new Promise((resolve) => response.once('drain', resolve));
      }
    }
    response.end();
  });
  const lines = brotliDecompressSync(bytes).toString().split('\n');
  expect(lines).toHaveLength(5001);
  expect(lines[4999]).toBe(`4999 ${line.trim()}`);
  expect(heldBack).toBeGreaterThan(0);
});

test.each([
  ['pictures', { 'content-type': 'image/png' }],
  ['what is short', { 'content-type': 'application/json', 'content-length': '9' }],
  ['what is packed', { 'content-type': 'application/json', 'content-encoding': 'zstd' }],
])('%s stay unchanged', async (_, given: Record<string, string>) => {
  const { headers, bytes } = await ask((response) => {
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    response.end('unchanged');
  });
  expect(bytes.toString()).toBe('unchanged');
  expect(headers['content-encoding']).not.toBe('br');
});

test('a client that accepts no compression gets an uncompressed response', async () => {
  const { headers, bytes } = await ask((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(json), {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(json);
});
