import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('a page sends no referrer details to other sites and requests no device', () => {
  expect(Object.fromEntries(securityHeaders('/en/research'))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('no site may frame a page, every site may frame an embedded list', () => {
  expect(contentSecurityPolicy('', '/en/research', 'M')).toContain(`frame-ancestors 'none'`);
  expect(contentSecurityPolicy('', '/en/embed/authors/1', 'M')).toContain('frame-ancestors *');
});

test('no keyword, base or plugin allows an inline script', () => {
  const policy = contentSecurityPolicy('<script nonce="M">a()</script><script src="/x.js"></script>', '/en', 'M');
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*\*/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;| )/);
  expect(policy).toContain(`object-src 'none'; base-uri 'none'; form-action 'self'`);
});
