import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = Date.UTC(2026, 10, 21, 12);

test('names the operator’s address, an end within a year, and where it stands', () => {
  expect(securityTxt({ SITE_URL: 'https://madar.example', MAIL_FROM: 'Madar <keys@madar.example>' }, now)).toBe(
    [
      'Contact: mailto:keys@madar.example',
      'Expires: 2027-05-20T00:00:00Z',
      'Preferred-Languages: en, ar',
      'Canonical: https://madar.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('makes no address up', () => {
  const text = securityTxt({ SITE_URL: 'https://madar.example', MAIL_FROM: undefined }, now);
  expect(text).toContain('Contact: https://madar.example/en/about\n');
  expect(text).not.toContain('@');
});
