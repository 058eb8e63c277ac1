import { expect, test } from '@playwright/test';
import { languages, openLive } from './pages.ts';

for (const language of languages) {
  test.describe(language, () => {
    test('pages hydrate and navigate under a policy that allows no script by itself', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      const response = await page.goto(`/${language}/research`);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      await page.mouse.move(1, 1);
      await expect(page.locator('html')).toHaveAttribute('data-live');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByTestId('results').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/research\/\d+/);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      for (const path of ['', '/research/300', '/authors', '/authors/1', '/about', '/list?ids=300,1'])
        await openLive(page, `/${language}${path}`);
      expect(complaints).toEqual([]);
    });
  });
}

test('scripts, styles and fonts are immutable for browsers', async ({ page }) => {
  const keptLines: string[] = [];
  const others: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(?:_next\/static|fonts)\//.test(pathname)) return;
    (/immutable/.test(response.headers()['cache-control'] ?? '') ? keptLines : others).push(pathname);
  });
  await openLive(page, '/ar');
  expect(others).toEqual([]);
  expect(keptLines.length).toBeGreaterThan(2);
});

test('uncached pages and pages in frames comply with their policy too', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => /Content Security Policy|Refused/.test(message.text()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/en/developers', '/ar/developers/keys', '/en/research/report', '/ar/research?keyword=zzzzqqqq'])
    await openLive(page, path);
  await page.goto('/en/embed/authors/5');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('ol') as Element).listStyleType)).toBe('none');
  await page.goto('/problems/not_found');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
  // Injected markup may not set styles: CSP blocks the `style` attribute.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed" id="probe">x</p>'));
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('#probe') as Element).position)).toBe('static');
});
