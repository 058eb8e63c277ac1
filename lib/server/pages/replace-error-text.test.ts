import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { compressResponse } from '#lib/server/http/compress-response.ts';
import { replaceErrorText } from './replace-error-text.ts';

async function ask(write: (response: ServerResponse) => void): Promise<{ status: number; text: string }> {
  const server = createServer((request, response) => {
    compressResponse(request, response);
    replaceErrorText(response, '/nowhere', 'r-1');
    write(response);
  }).listen(0);
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { status: answer.status, text: await answer.text() };
  } finally {
    server.close();
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const errorText = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

test("the framework's error text is replaced, however it is written", async () => {
  const atOnce = await ask((response) => response.writeHead(404, html).end(errorText));
  expect(atOnce.status).toBe(404);
  for (const part of ['<html lang="en" dir="ltr">', 'Page not found', 'لا يوجد شيء في هذا العنوان', 'r-1'])
    expect(atOnce.text).toContain(part);
  const inParts = await ask((response) => {
    response.writeHead(404, html);
    response.write(Buffer.from(errorText));
    response.write('<p>more</p>');
    response.end();
  });
  expect(inParts).toEqual(atOnce);
});

test('a page of this site with the same status passes, and so does every other response', async () => {
  const sitePage = '<!DOCTYPE html><html lang="ar" dir="rtl"><body>404</body></html>';
  expect((await ask((response) => response.writeHead(404, html).end(sitePage))).text).toBe(sitePage);
  expect((await ask((response) => response.writeHead(200, html).end(errorText))).text).toBe(errorText);
  expect((await ask((response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'))).text).toBe('{}');
});
