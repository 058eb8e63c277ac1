import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  '/en/research?keyword=%D9%85',
  '/ar/authors/12',
  '/en/research/10.1000%2Fxyz.123',
  '/en/authors.csv',
  '/en/research.rss',
  '/ar/foo.png',
  '/en/research/9.png',
])('%s is a page', (url) => {
  expect(pageAddress(url, {})).toMatchObject({ key: url, payload: false, shared: true });
});

test.each([
  '/',
  '/api/en/x',
  '/english',
  '/bff/en/research',
  '/_next/static/a.js',
  '/en/research/12.bib',
  '/ar/research.csv?keyword=x',
  '/en/authors/7.atom',
  '/en/research.html?keyword=x',
  '/ar/research/report.json?keyword=x',
  '/ar/research/charts/year.png?keyword=x',
  '/en/research/by/area.csv?keyword=x',
  '/en/og/site.png',
  '/en/og/research/7.png',
  '/en/developers/changelog/feed.atom',
  '/fonts/a.woff2',
])('%s is not a page', (url) => {
  expect(pageAddress(url, {})).toBeUndefined();
});

test('every file that a route handler among the pages serves has no page address', () => {
  const app = join(import.meta.dirname, '../../../app/[locale]');
  const handlers = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === 'route.ts');
  const files = handlers.filter((path) => {
    const text = readFileSync(join(app, path), 'utf8');
    return text.includes('function GET') && !/'content-type': 'text\/html|frameAnswer\(|chartFrame\(/.test(text);
  });
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) {
    const url = `/ar/${dirname(path).replaceAll(/\[[^\]]+\]/g, '7')}`;
    expect(pageAddress(url, {}), url).toBeUndefined();
  }
});

test('cookies, languages and user agents do not change the key', () => {
  const plain = pageAddress('/en/research', {});
  expect(pageAddress('/en/research', { cookie: 'a=1', 'accept-language': 'ar', 'user-agent': 'x' })).toEqual(plain);
});

test('payload keys depend on the router headers but not on the cache-buster', () => {
  const tree = { rsc: '1', 'next-router-state-tree': '%5B%5D' };
  const address = pageAddress('/en/research?page=2&_rsc=abc', tree);
  expect(address).toMatchObject({ payload: true, url: '/en/research?page=2&_rsc=abc' });
  expect(pageAddress('/en/research?page=2&_rsc=zzz', tree)?.key).toBe(address?.key);
  expect(pageAddress('/en/research?_rsc=abc&page=2', tree)?.key).toBe(address?.key);
  expect(pageAddress('/en/research?page=2&_rsc=abc', { ...tree, 'next-router-prefetch': '1' })?.key).not.toBe(address?.key);
  expect(pageAddress('/en/research?page=2', {})?.key).not.toBe(address?.key);
});

test('pages with forms and keys are rendered per reader', () => {
  expect(pageAddress('/ar/developers', {})?.shared).toBe(false);
  expect(pageAddress('/en/developers/keys?x=1', {})?.shared).toBe(false);
});

test("the reader's current page does not change the payload key and is forwarded for the cache-buster", () => {
  const tree = { rsc: '1', 'next-router-state-tree': '%5B%5D' };
  const address = pageAddress('/en/research?_rsc=abc', { ...tree, 'next-url': '/en' });
  expect(address?.key).toBe(pageAddress('/en/research?_rsc=abc', { ...tree, 'next-url': '/en/authors' })?.key);
  expect(address?.headers['next-url']).toBe('/en');
});

test('a page requested at the address of a payload has moved to its own', () => {
  expect(pageAddress('/en/research?_rsc=abc', {})?.movedTo).toBe('/en/research');
  expect(pageAddress('/en/research?page=2&_rsc', {})?.movedTo).toBe('/en/research?page=2');
  expect(pageAddress('/en/research?keyword=_rsc', {})?.movedTo).toBeUndefined();
});

afterEach(() => vi.useRealTimers());

const dated = ['/en', '/ar', '/en/research/charts?keyword=x', '/ar/embed/charts/year'];

test.each(dated)('%s shows the record or date of the day, so its key has the UTC date in both forms', (url) => {
  const keysAt = (moment: string) => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    return [pageAddress(url, {})?.key, pageAddress(url, { rsc: '1' })?.key];
  };
  const evening = keysAt('2026-11-24T23:59:59Z');
  expect(keysAt('2026-11-24T00:00:00Z')).toEqual(evening);
  const [html, payload] = keysAt('2026-11-25T00:00:00Z');
  expect(html).not.toBe(evening[0]);
  expect(payload).not.toBe(evening[1]);
  expect(html).not.toBe(payload);
});
