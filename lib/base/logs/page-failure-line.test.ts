import { expect, test } from 'vitest';
import { pageFailureLine } from './page-failure-line.ts';

test('a page that failed is named without the values in its address', () => {
  const path = '/en/developers/keys/confirm?token=one-time_token&page=2&q=mdr_live_abc';
  const line = pageFailureLine(
    new Error(`nothing at ${path}, and no one-time_token`),
    { path, headers: { 'x-request-id': 'r-1' } },
    '/[locale]/developers',
  );
  expect(JSON.parse(line)).toMatchObject({ id: 'r-1', path: '/en/developers/keys/confirm?token=&page=&q=' });
  expect(line).not.toMatch(/one-time_token|mdr_live/);
});
