import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('nothing of the server half is in what browsers are served', () => {
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  for (const marker of ['madar-server-only-', 'UPSTREAM_API_KEY', 'node:sqlite', 'KEY_PEPPER']) {
    expect(
      files.filter((name) => readFileSync(`.next/static/${name}`, 'utf8').includes(marker)),
      marker,
    ).toEqual([]);
  }
});
