import { expect, test } from 'vitest';
import { readSite } from '#lib/domain/site/site.ts';
import { securityTxt } from './security-txt.ts';

const url = 'https://madar.example';
const now = Date.UTC(2026, 10, 21, 12);

test('security.txt names the operator’s address, an expiry within a year, and its canonical address', () => {
  expect(securityTxt(url, readSite({ SITE_URL: url, MAIL_FROM: 'Madar <keys@madar.example>' }), now)).toBe(
    [
      'Contact: mailto:keys@madar.example',
      'Expires: 2027-05-20T00:00:00Z',
      'Preferred-Languages: en, ar',
      'Canonical: https://madar.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt prefers the address that the operator gives to readers', () => {
  const site = readSite({ SITE_URL: url, MAIL_FROM: 'Madar <keys@madar.example>', OPERATOR_EMAIL: 'contact@madar.example' });
  expect(securityTxt(url, site, now)).toContain('Contact: mailto:contact@madar.example\n');
});

test('security.txt never invents an address', () => {
  const text = securityTxt(url, readSite({ SITE_URL: url }), now);
  expect(text).toContain('Contact: https://madar.example/en/about\n');
  expect(text).not.toContain('@');
});
