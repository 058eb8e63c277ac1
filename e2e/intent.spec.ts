import { expect, type Page, test } from '@playwright/test';

/** What a page has fetched beyond itself, fonts and pictures. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const language of ['en', 'ar']) {
  test.describe(`A page in ${language} that nobody has touched`, () => {
    test('fetches no script, and all of them at the first move of a pointer', async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(`/${language}/research`);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.mouse.move(300, 300);
      await expect(page.locator('html')).toHaveAttribute('data-live');
      expect(new Set(scripts).size).toBe(scripts.length);
      expect(new URL(scripts[0] ?? '').pathname).toBe(`/_live/${language}/research`);
    });

    test('fetches none of a page that is not kept either, whose data it brings along', async ({ page }) => {
      const scripts = scriptsOf(page);
      const answer = await page.goto(`/${language}/no/such/page`);
      expect(answer?.status()).toBe(404);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.mouse.move(300, 300);
      await expect(page.locator('html')).toHaveAttribute('data-live');
      expect(scripts.filter((address) => address.includes('/_live/'))).toEqual([]);
    });

    test('keeps the first click on a button and does it when it can', async ({ page }) => {
      await page.goto(`/${language}/research`);
      const save = page.getByTestId('results').getByRole('button').first();
      const before = await save.textContent();
      await save.click();
      await expect(save).not.toHaveText(before ?? '');
      expect(await page.evaluate(() => localStorage.getItem('saved'))).toContain('[');
    });

    test('keeps the first tick in a filter and the first choice of an order', async ({ page }) => {
      await page.goto(`/${language}/research`);
      await page.locator('input[name="researchTypeId"]').first().click();
      await expect(page).toHaveURL(/researchTypeId=\d+/);
      await expect(page.getByTestId('result-count')).not.toHaveAttribute('data-total', '483');
      await page.goto(`/${language}/research`);
      await page.locator('select[name="sort"]').selectOption('title');
      await expect(page).toHaveURL(/sort=title/);
    });

    test('takes the shortcut to the search box as its first key, and what is typed then is suggested upon', async ({ page }) => {
      await page.goto(`/${language}`);
      await page.keyboard.press('/');
      await expect(page.locator('main input[name="keyword"]')).toBeFocused();
      await page.keyboard.type(language === 'ar' ? 'نجوم' : 'star');
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('shows at once what the device keeps', async ({ page }) => {
      await page.goto(`/${language}/about`);
      await page.evaluate(() => localStorage.setItem('saved', '["1","2"]'));
      await page.goto(`/${language}/research`);
      await expect(page.getByTestId('my-list')).toContainText(language === 'ar' ? /[2٢]/ : '2');
    });
  });
}

test('where the scripts do not come, controls do what they do without', async ({ page }) => {
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.goto('/en/research');
  const tick = page.locator('input[name="researchTypeId"]').first();
  await tick.click();
  await expect(tick).toBeChecked();
  await page.locator('main a[rel=next]').first().click();
  await expect(page).toHaveURL(/pageIndex=2/);
});

test('nobody who types is interrupted: the scripts start at a pause, and the text is there', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    addEventListener('keydown', ({ timeStamp }) => keys.push(timeStamp), true);
    const started = (src: string) => {
      const last = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ').pop();
      if (last && src.endsWith(last)) Object.assign(window, { pause: performance.now() - (keys.at(-1) ?? 0) });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLScriptElement) started(node.src);
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

test('React hears nothing before it is ready, since it would make the whole page live in one piece; where the pointer rests it hears then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { heard: seen });
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      document.addEventListener(type, () => seen.push(`${type} ${document.documentElement.dataset.live ?? 'before'}`), true);
  });
  await page.goto('/en/research');
  const next = page.locator('main a[rel=next]').first();
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-live');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((one) => one.endsWith('before'))).toEqual([]);
  expect(heard).toContain('pointerover ');
});
