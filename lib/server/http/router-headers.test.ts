import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { dropForeignRouterHeaders } from './router-headers.ts';

const remaining = (headers: IncomingHttpHeaders) => {
  const allHeaders = { accept: '*/*', ...headers };
  dropForeignRouterHeaders(allHeaders);
  return allHeaders;
};
const tree = encodeURIComponent(JSON.stringify(['', { children: [['locale', 'en', 'd'], { children: ['__PAGE__', {}] }] }, null, null]));

test.each([
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en/research' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/ar' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/$d$locale/research/__PAGE__' },
])('headers written by the router stay: %o', (headers) => expect(remaining(headers)).toEqual({ accept: '*/*', ...headers }));

test.each([
  { rsc: '2' },
  { rsc: '1', 'next-router-state-tree': 'garbage' },
  { rsc: '1', 'next-router-state-tree': '%5B%' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { rsc: '1', 'next-router-state-tree': `%5B%22${'x'.repeat(5000)}%22%5D` },
  { rsc: '1', 'next-router-prefetch': '17' },
  { rsc: '1', 'next-router-segment-prefetch': `/${'x'.repeat(1000)}` },
  { rsc: '1', 'next-url': `/${'x'.repeat(3000)}` },
])('headers that no router writes are dropped: %o', (headers) => expect(remaining(headers)).toEqual({ accept: '*/*' }));
