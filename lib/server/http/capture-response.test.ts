import { expect, test, vi } from 'vitest';
import { createPageRenderer } from '#lib/server/pages/render-page.ts';
import { captureResponse, pageRequest } from './capture-response.ts';

const capture = () => captureResponse(pageRequest('/en', {}));

test('what is written in pieces is one body, with the status and headers set before', async () => {
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
  const one = capture();
  one.response.writeHead(200, 'OK', { 'content-type': 'text/html' }).end();
  const two = capture();
  two.response.writeHead(200, ['content-type', 'text/html', 'link', '<a>']).end();
  expect((await one.finished)?.headers).toMatchObject({ 'content-type': 'text/html' });
  expect((await two.finished)?.headers).toMatchObject({ 'content-type': 'text/html', link: '<a>' });
});

test('the writer sees a response like any other: sent, ended, finished, closed', async () => {
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

test('a file is left alone as soon as its type is known', async () => {
  const { response, finished } = capture();
  response.setHeader('content-type', 'text/csv');
  response.write('a,b');
  expect(await finished).toBeUndefined();
});

test('a page that breaks off, a handler that throws and one that never answers all end in an error', async () => {
  const broken = capture();
  broken.response.setHeader('content-type', 'text/html');
  broken.response.write('<p>');
  broken.abandon(new Error('gone'));
  await expect(broken.finished).rejects.toThrow('gone');
  const address = { key: '/en', url: '/en', path: '/en', payload: false, headers: {}, shared: true };
  const throwing = createPageRenderer(() => Promise.reject(new Error('a fault')), 'http://localhost');
  await expect(throwing.shared(address, 'id')).rejects.toThrow('a fault');
  vi.useFakeTimers();
  const silent = createPageRenderer(() => new Promise(() => undefined), 'http://localhost').shared(address, 'id');
  const told = expect(silent).rejects.toThrow('not finished within 30 s');
  await vi.advanceTimersByTimeAsync(30_000);
  await told;
  vi.useRealTimers();
});
