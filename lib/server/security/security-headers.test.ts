import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('a page tells other sites nothing and asks for no device', () => {
  expect(Object.fromEntries(securityHeaders('/en/research'))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('a page may be framed by nobody, an embedded list by everybody', () => {
  expect(contentSecurityPolicy('', '/en/research', 'M')).toContain(`frame-ancestors 'none'`);
  expect(contentSecurityPolicy('', '/en/embed/authors/1', 'M')).toContain('frame-ancestors *');
});

test('no inline script is allowed by a word, a base or a plugin', () => {
  const policy = contentSecurityPolicy('<script nonce="M">a()</script><script src="/x.js"></script>', '/en', 'M');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*\*/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;| )/);
  expect(policy).toContain(`object-src 'none'; base-uri 'none'; form-action 'self'`);
});
