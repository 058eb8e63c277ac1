import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { nextHeaders } from '#lib/testing/next-headers.ts';
import { dropForeignRouterHeaders } from './router-headers.ts';

const remaining = (headers: IncomingHttpHeaders) => {
  const allHeaders = { accept: '*/*', ...headers };
  dropForeignRouterHeaders(allHeaders);
  return allHeaders;
};
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const page = ['__PAGE__', {}, null, null, 0, '?sort=year'];
const tree = encode(['', { children: [['locale', 'en', 'd', null], { children: page }] }, null, null, 16]);

test.each([
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en/research' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/ar' },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/$d$locale/research/__PAGE__' },
])('headers written by the router stay: %o', (headers) => expect(remaining(headers)).toEqual({ accept: '*/*', ...headers }));

test.each(
  [
    [],
    {},
    [''],
    ['', 'x'],
    ['', { children: [] }],
    ['', { children: null }],
    ['', { children: ['a', { children: ['b', { children: [1, {}] }] }] }],
    [['locale', 'en', 'd'], {}],
    [['locale', 'en', 'x', null], {}],
    ['', {}, 1],
    ['', {}, null, 'all'],
    ['', {}, null, null, '0'],
    ['', {}, null, null, 0, 1],
    ['', {}, null, null, 0, '', 'more'],
  ].map((state) => ({ state })),
)('a router state of another shape is dropped: $state', ({ state }) => {
  expect(remaining({ rsc: '1', 'next-router-state-tree': encode(state) })).toEqual({ accept: '*/*' });
});

test('Next.js receives only those of its headers that browsers send', () => {
  expect(nextHeaders.length).toBeGreaterThan(25);
  const values = Object.fromEntries(nextHeaders.map((name) => [name, '1']));
  expect(remaining({ ...values, 'next-router-state-tree': tree, 'next-router-segment-prefetch': '/_tree', 'next-url': '/en' })).toEqual({
    accept: '*/*',
    rsc: '1',
    'next-action': '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-router-state-tree': tree,
    'next-url': '/en',
  });
});

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
