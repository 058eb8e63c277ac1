import { expect } from 'vitest';
import { rawRequest } from '#e2e/raw-request.ts';
import { test } from './test-on-site.ts';

const portOf = (baseURL: string | undefined) => Number(new URL(baseURL ?? '').port);
/** A field that only the page with the key form contains. */
const form = 'name="token"';

for (const target of [
  '/en/./developers',
  '/en/research/../developers',
  '/ar/embed/../developers/keys',
  '/en/%2e/developers',
  '/en/research/%2E%2e/developers',
  '/en/x%2f..%2fdevelopers',
  '/en/x/..%5cdevelopers',
  '/en/%252e/developers',
  '/en\\developers',
  '/en/developers#x',
  '/en/developers/keys?x#y',
  '/_live/en/./developers',
  '/bff/../en/developers',
  '/en/../api/health',
  '/en/%2e%2e/api/health',
  '/x/..%2fapi/health',
  '/api\\health',
  '/\\evil.example/',
  '*',
]) {
  test(`${target} is ambiguous and has no page`, async ({ baseURL }) => {
    const answer = await rawRequest(portOf(baseURL), target);
    expect(answer.status).toBe(400);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain(form);
    expect(answer.body).toContain(target.startsWith('/bff') ? '"kind":"bad_request"' : `lang="${target.startsWith('/ar') ? 'ar' : 'en'}"`);
  });
}

for (const target of ['/en/developers', '/en/%64evelopers', '/en/develope%72s?x=1', 'http://127.0.0.1/en/developers']) {
  test(`${target} returns the page with the form, rendered for one reader`, async ({ baseURL }) => {
    const [firstResponse, other] = [await rawRequest(portOf(baseURL), target), await rawRequest(portOf(baseURL), target)];
    for (const answer of [firstResponse, other]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.body).toContain(form);
    }
    expect(firstResponse.body).not.toBe(other.body);
  });
}

test('repeated slashes redirect to a single one within the site', async ({ baseURL }) => {
  for (const [target, to] of [
    ['/en//developers', '/en/developers'],
    ['//evil.example/x', '/evil.example/x'],
    ['http://127.0.0.1//en', '/en'],
  ] as const) {
    const answer = await rawRequest(portOf(baseURL), target);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  }
  expect((await rawRequest(portOf(baseURL), '/en//developers', { 'content-length': '0' }, 'POST')).status).toBe(400);
});

test('the API answers at its addresses and limits requests by client address', async ({ baseURL }) => {
  for (const target of ['/api/health', '/%61pi/health', 'http://127.0.0.1/api/health', '/API/health']) {
    const answer = await rawRequest(portOf(baseURL), target);
    expect([answer.status, answer.headers.ratelimit], target).toEqual([200, expect.stringContaining('"anon"')]);
  }
  for (const target of ['/api%2fhealth', '/en%2fapi%2fhealth', '/api;x/health'])
    expect((await rawRequest(portOf(baseURL), target)).headers['content-type'] ?? '', target).not.toContain('json');
});

test('an address longer than any of ours is refused, by the API with a problem document', async ({ baseURL }) => {
  const long = 'x'.repeat(20_000);
  for (const language of ['en', 'ar']) {
    const page = await rawRequest(portOf(baseURL), `/${language}/research?keyword=${long}`);
    expect([page.status, page.headers['cache-control']]).toEqual([414, 'private, no-store']);
    expect(page.body).toContain(`<html lang="${language}"`);
  }
  const api = await rawRequest(portOf(baseURL), `/api/ar/Publication/GetAllResearch?keyword=${long}`);
  expect([api.status, api.headers['content-type']]).toEqual([414, expect.stringContaining('application/problem+json')]);
  expect((await rawRequest(portOf(baseURL), `/bff/en/suggest?keyword=${long}`)).body).toContain('"kind":"bad_request"');
});

test('no preview picture is generated from an address', async ({ baseURL }) => {
  for (const url of ['/en/og/site.png', '/api/health', '/en/developers'])
    expect((await rawRequest(portOf(baseURL), `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`)).status).toBe(404);
});

test('OPTIONS of the server lists the allowed methods', async ({ baseURL }) => {
  const answer = await rawRequest(portOf(baseURL), '*', {}, 'OPTIONS');
  expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
});

test('a response that shares its address with a page is stored by no shared cache', async ({ baseURL, request }) => {
  const port = portOf(baseURL);
  const html = await rawRequest(port, '/en/research/5');
  expect([html.headers['content-type'], html.headers['cache-control']]).toEqual([
    'text/html; charset=utf-8',
    expect.stringContaining('public'),
  ]);
  for (const accept of ['text/csv', 'application/x-bibtex', 'application/ld+json', 'application/x-research-info-systems'])
    for (const path of ['/en/research/5', '/ar/research/5', '/en/authors/5']) {
      const file = await rawRequest(port, path, { accept });
      expect(file.headers['content-type'], path).toContain(accept);
      expect(file.headers['cache-control'] ?? 'private', path).not.toContain('public');
    }
  expect((await request.get('/en/research/5.bib')).headers()['cache-control']).toBe('public, max-age=60');
  const payload = await rawRequest(port, '/en/research?_rsc', { rsc: '1' });
  expect([payload.headers['content-type'], payload.headers['cache-control']]).toEqual([
    'text/x-component',
    'private, max-age=0, must-revalidate',
  ]);
  expect((await rawRequest(port, '/en/research?_rsc')).headers['cache-control']).toBe('private, no-store');
});

test('requests with malformed router headers get the page without a failure', async ({ baseURL }) => {
  for (const headers of [
    { rsc: '1', 'next-router-state-tree': 'garbage' },
    { rsc: '1', 'next-router-state-tree': `%5B%22${'x'.repeat(30_000)}%22%5D` },
    { rsc: '1', 'next-router-prefetch': 'x' },
    { rsc: 'yes' },
  ] as Record<string, string>[]) {
    const answer = await rawRequest(portOf(baseURL), '/en/about', headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
});
