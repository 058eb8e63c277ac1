import { expect, type Page, test } from '@playwright/test';

/** URLs of the scripts that a page requests; later requests are added. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const language of ['en', 'ar']) {
  test.describe(`A page in ${language} before any interaction`, () => {
    test('fetches no script until the pointer first moves, and then all of them', async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(`/${language}/research`);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.mouse.move(300, 300);
      await expect(page.locator('html')).toHaveAttribute('data-live');
      expect(new Set(scripts).size).toBe(scripts.length);
      expect(new URL(scripts[0] ?? '').pathname).toBe(`/_live/${language}/research`);
    });

    test('that is not cached fetches no script either, and no second copy of its data', async ({ page }) => {
      const scripts = scriptsOf(page);
      const answer = await page.goto(`/${language}/no/such/page`);
      expect(answer?.status()).toBe(404);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.mouse.move(300, 300);
      await expect(page.locator('html')).toHaveAttribute('data-live');
      expect(scripts.filter((address) => address.includes('/_live/'))).toEqual([]);
    });

    test('shows the saved list of the device at once', async ({ page }) => {
      await page.goto(`/${language}/about`);
      await page.evaluate(() => localStorage.setItem('saved', '["1","2"]'));
      await page.goto(`/${language}/research`);
      await expect(page.getByTestId('my-list')).toContainText(language === 'ar' ? /[2٢]/ : '2');
    });
  });
}

test('typing is not interrupted: the scripts start at a pause, and the text stays', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    addEventListener('keydown', ({ timeStamp }) => keys.push(timeStamp), true);
    const isStarted = (src: string) => {
      const last = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ').pop();
      if (last && src.endsWith(last)) Object.assign(window, { pause: performance.now() - (keys.at(-1) ?? 0) });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLScriptElement) isStarted(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/research');
  const box = page.locator('main input[name="keyword"]');
  await box.focus();
  await page.keyboard.type('galaxies', { delay: 150 });
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await expect(box).toHaveValue('galaxies');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { pause: number }).pause)).toBeGreaterThan(450);
});

test('React receives no event before it is ready, which would hydrate the whole page at once; it then receives the position of the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const requested: string[] = [];
    Object.assign(window, { heard: requested });
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      document.addEventListener(type, () => requested.push(`${type} ${document.documentElement.dataset.live ?? 'before'}`), true);
  });
  await page.goto('/en/research');
  const next = page.locator('main a[rel=next]').first();
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-live');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((eventName) => eventName.endsWith('before'))).toEqual([]);
  expect(heard).toContain('pointerover ');
});
