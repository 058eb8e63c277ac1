import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const headersOf = (site: string, path: string) => Object.fromEntries(securityHeaders(site, path));

test('a page tells other sites nothing and asks for no device', () => {
  expect(headersOf('http://localhost:3000', '/en/research')).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('browsers are told to stay with https only by a site that has it', () => {
  expect(headersOf('https://madar.example', '/en')['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(headersOf('http://madar.example', '/en')['Strict-Transport-Security']).toBeUndefined();
});

test('a page may be framed by nobody, an embedded list by everybody', () => {
  expect(contentSecurityPolicy('', '/en/research')).toContain(`frame-ancestors 'none'`);
  expect(contentSecurityPolicy('', '/en/embed/authors/1')).toContain('frame-ancestors *');
});

test('no inline script is allowed by a word, a base or a plugin', () => {
  const policy = contentSecurityPolicy('<script>a()</script><script src="/x.js"></script>', '/en');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*\*/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;| )/);
  expect(policy).toContain(`object-src 'none'; base-uri 'none'; form-action 'self'`);
});
