import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { languages, pageKinds } from './pages.ts';

test('no page sends a request to another machine', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  for (const language of languages)
    for (const path of Object.values(pageKinds)) await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
});

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
