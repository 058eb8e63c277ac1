import { expect, test } from 'vitest';
import { readTarget, urlLengthMax } from './request-target.ts';

test.each([
  '/',
  '/en',
  '/en/research?keyword=%D9%85%2e%2e/../x\\y//z',
  '/ar/authors/12.bib',
  '/en/research/10.1000%2Fxyz.123',
  '/.well-known/security.txt',
  '/en/research/...',
  '/en/a..b/.c',
  '/en/%',
])('%s stays unchanged', (url) => expect(readTarget(url)).toEqual({ url }));

test.each([
  '/en/./developers',
  '/en/research/../developers/keys',
  '/en/embed/../developers',
  '/en/../api/health',
  '/en/..',
  '/en/.?x',
  '/en/%2e/developers',
  '/en/%2E%2e/developers',
  '/en/.%2e/developers',
  '/en/x%2f..%2fdevelopers',
  '/en/x/..%5cdevelopers',
  '/en/%252e%252e/developers',
  '/en/%25252e%25252f../x',
  '/en\\developers',
  '/\\evil.example',
  '/en/developers#x',
  '/en?x#y',
  '//en/../developers',
  'http://site.example/en/../developers',
  'http://site.example\\@other/en',
  'ftp://site.example/en',
  'en/developers',
  '*',
  '',
])('%s is refused', (target) => expect(readTarget(target)).toEqual({ fault: 400 }));

test.each([
  ['/en//developers', '/en/developers'],
  ['//evil.example/x?a=//b', '/evil.example/x?a=//b'],
  ['///', '/'],
  ['http://site.example//en', '/en'],
])('%s is redirected to a single slash', (target, movedTo) => expect(readTarget(target)).toEqual({ movedTo }));

test.each([
  ['http://site.example/en/developers?x=1', '/en/developers?x=1'],
  ['HTTPS://site.example', '/'],
  ['http://site.example?x=1', '/?x=1'],
  ['/en/%64evelopers', '/en/developers'],
  ['/%61%70%69/health', '/api/health'],
  ['/en/research/%7E%5f%2D%39', '/en/research/~_-9'],
  ['/en/research/10.1000%2fa%2Eb?c=%64', '/en/research/10.1000%2fa.b?c=%64'],
])('%s is read as %s', (target, url) => expect(readTarget(target)).toEqual({ url }));

test('an escape is decoded only where the address stays the same', () => {
  const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => !/[A-Za-z0-9._~-]/.test(String.fromCharCode(code)));
  for (const code of codes) {
    const url = `/en/a%${code.toString(16).padStart(2, '0')}b`;
    expect(readTarget(url)).toEqual({ url });
  }
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~-')
    expect(readTarget(`/en/a%${character.charCodeAt(0).toString(16)}b`)).toEqual({ url: `/en/a${character}b` });
});

test('an address longer than any of the site is too long, however it is escaped', () => {
  expect(readTarget(`/en?${'x'.repeat(urlLengthMax)}`)).toEqual({ fault: 414 });
  expect(readTarget(`/en?${'%20'.repeat(urlLengthMax)}`)).toEqual({ fault: 414 });
  expect(readTarget(`/${'x'.repeat(urlLengthMax - 1)}`)).toHaveProperty('url');
});

test('no target takes long to read', () => {
  const long = ['%25', '25', '%2525', '/%2', '/..x', '%2f', '//', '/%25.', '\\'].map((part) =>
    `/${part.repeat(urlLengthMax)}`.slice(0, urlLengthMax),
  );
  const startUsage = process.cpuUsage();
  for (const target of long) for (let turn = 0; turn < 20; turn += 1) readTarget(target);
  expect(process.cpuUsage(startUsage).user / (long.length * 20)).toBeLessThan(5_000);
});
