import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the browser bundles contain no code of the server', () => {
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  for (const marker of ['madar-server-only-', 'UPSTREAM_API_KEY', 'node:sqlite', 'KEY_PEPPER']) {
    expect(
      files.filter((name) => readFileSync(`.next/static/${name}`, 'utf8').includes(marker)),
      marker,
    ).toEqual([]);
  }
});
