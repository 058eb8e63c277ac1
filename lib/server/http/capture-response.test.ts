import { expect, test, vi } from 'vitest';
import { createPageRenderer } from '#lib/server/pages/render-page.ts';
import { captureResponse, pageRequest } from './capture-response.ts';

const capture = () => captureResponse(pageRequest('/en', {}));

test('chunks are joined into one body, with the status and headers set before', async () => {
  const { response, finished } = capture();
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('X-Many', ['a', 'b']);
  response.write('مد');
  response.write(Buffer.from('ار'));
  response.end('!');
  const captured = await finished;
  expect(captured?.body.toString()).toBe('مدار!');
  expect(captured).toMatchObject({ status: 404, headers: { 'content-type': 'text/html', 'x-many': ['a', 'b'] } });
});

test('writeHead sets status and headers in both its forms', async () => {
  const statusOnly = capture();
  statusOnly.response.writeHead(200, 'OK', { 'content-type': 'text/html' }).end();
  const withMessage = capture();
  withMessage.response.writeHead(200, ['content-type', 'text/html', 'link', '<a>']).end();
  expect((await statusOnly.finished)?.headers).toMatchObject({ 'content-type': 'text/html' });
  expect((await withMessage.finished)?.headers).toMatchObject({ 'content-type': 'text/html', link: '<a>' });
});

test('the writer sees a normal response: sent, ended, finished, closed', async () => {
  const { response } = capture();
  const events: string[] = [];
  response.on('finish', () => events.push('finish')).on('close', () => events.push('close'));
  response.setHeader('content-type', 'text/html');
  expect(response.headersSent).toBe(false);
  expect(response.write('x')).toBe(true);
  expect(response.headersSent).toBe(true);
  response.end();
  expect([response.writableEnded, response.writableFinished]).toEqual([true, true]);
  await expect.poll(() => events).toEqual(['finish', 'close']);
});

test('a file is abandoned as soon as its type is known', async () => {
  const { response, finished } = capture();
  response.setHeader('content-type', 'text/csv');
  response.write('a,b');
  expect(await finished).toBeUndefined();
});

test('a page that breaks off, a handler that throws and one that never responds all reject', async () => {
  const capturedBreak = capture();
  capturedBreak.response.setHeader('content-type', 'text/html');
  capturedBreak.response.write('<p>');
  capturedBreak.abandon(new Error('gone'));
  await expect(capturedBreak.finished).rejects.toThrow('gone');
  const address = { key: '/en', url: '/en', path: '/en', payload: false, headers: {}, shared: true };
  const throwing = createPageRenderer(() => Promise.reject(new Error('a fault')), 'http://localhost');
  await expect(throwing.shared(address, 'id')).rejects.toThrow('a fault');
  vi.useFakeTimers();
  const silent = createPageRenderer(() => new Promise(() => undefined), 'http://localhost').shared(address, 'id');
  const rejection = expect(silent).rejects.toThrow('not finished within 30 s');
  await vi.advanceTimersByTimeAsync(30_000);
  await rejection;
  vi.useRealTimers();
});
