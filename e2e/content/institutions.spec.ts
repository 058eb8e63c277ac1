import { expect, type Page, test } from '@playwright/test';
import { languages, openLive } from '#e2e/pages.ts';

/** Names of links, a country and an institution of the starter collection. */
const words = {
  en: { partners: 'Collaborators', saudi: 'Saudi Arabia', kfupm: 'King Fahd University of Petroleum and Minerals' },
  ar: { partners: 'الجهات المتعاونة', saudi: 'المملكة العربية السعودية', kfupm: 'جامعة الملك فهد للبترول والمعادن' },
} as const;

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript: a record reaches the institution in one step, which links to its partners`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL as string });
      const page = await context.newPage();
      await page.goto(`/${language}/research/300`);
      await page.locator('summary:has(#people-heading)').click();
      await page.getByTestId('affiliation').first().getByRole('link', { name: words[language].kfupm, exact: true }).click();
      await expect(page.locator('h1')).toContainText(words[language].kfupm);
      await expect(page.locator('h1')).toContainText('KFUPM');
      await expect(page.locator('#partners-title')).toContainText(words[language].partners);
      await page.getByTestId('partners').locator(`a[href^="/${language}/institutions/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/institutions/\\d+$`));
      await context.close();
    });

for (const language of languages)
  test(`${language}: the page of a country belongs to the section of institutions, and links to its parts and its partners`, async ({
    page,
  }) => {
    await page.goto(`/${language}/countries/SA`);
    await expect(page.getByRole('banner').locator('a[aria-current]')).toHaveAttribute('href', `/${language}/institutions`);
    const partners = page.getByTestId('partners');
    const count = page.getByTestId('facts').locator('a[href="#list"]');
    expect(await count.textContent()).toContain(await page.getByTestId('result-count').getAttribute('data-total'));
    await count.click();
    await expect(page.locator('#list')).toBeInViewport();
    const here = await page.getByTestId('institutions').locator('a[href*="/institutions/"]').evaluateAll(hrefsOf);
    const partnerLinks = await partners.locator('a[href*="/institutions/"]').evaluateAll(hrefsOf);
    expect(partnerLinks.length).toBeGreaterThan(12);
    expect(partnerLinks.filter((href) => here.includes(href))).toEqual([]);
    await partners.locator(`a[href^="/${language}/institutions/"]`).first().click();
    await expect(page.locator('#institutions-title')).toHaveCount(0);
    await expect(page.getByRole('banner').locator('a[aria-current]')).toHaveAttribute('href', `/${language}/institutions`);
  });

for (const language of languages)
  test(`${language}: institutions are found by acronym and by name in both scripts, and narrowed by country and kind`, async ({ page }) => {
    for (const keyword of ['KFUPM', 'King Fahd', 'الملك فهد']) {
      await page.goto(`/${language}/institutions?keyword=${encodeURIComponent(keyword)}`);
      await expect(page.getByTestId('results').getByRole('article').first(), keyword).toContainText(words[language].kfupm);
    }
    await openLive(page, `/${language}/institutions`);
    await page.locator('select[name=country]').selectOption('SA');
    await expect(page).toHaveURL(`/${language}/institutions?country=SA`);
    await expect(page.getByTestId('chips')).toContainText(words[language].saudi);
    await page.mouse.move(1, 1);
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await page.locator('select[name=kind]').selectOption('education');
    await expect(page).toHaveURL(`/${language}/institutions?country=SA&kind=education`);
    const rows = page.getByTestId('results').getByRole('article');
    await expect(rows).not.toHaveCount(0);
    for (const text of await rows.allTextContents()) expect(text).toContain(words[language].saudi);
    // Sorted by number of publications, descending. One option of the country filter selects all members of a group.
    await openLive(page, `/${language}/institutions`);
    const counts = await publicationCounts(page);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page.locator('select[name=country]').selectOption({ label: language === 'en' ? 'Arab countries' : 'البلدان العربية' });
    await expect(page).toHaveURL(/country=arab-league/);
    await expect(rows).toHaveCount(20);
  });

for (const language of languages)
  test(`${language}: the form of institutions narrows them to those that publish in an area`, async ({ page }) => {
    await openLive(page, `/${language}/institutions`);
    const option = page.locator('select[name=focusedAreaId] option').nth(1);
    const [id, name] = [await option.getAttribute('value'), (await option.textContent()) as string];
    await page.locator('select[name=focusedAreaId]').selectOption(id);
    await expect(page).toHaveURL(`/${language}/institutions?focusedAreaId=${id}`);
    await expect(page.getByTestId('chips')).toContainText(name);
  });

test('without JavaScript the form of institutions is sent by its button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/en/institutions');
  await page.locator('select[name=country]').selectOption('EG');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByTestId('chips')).toContainText('Egypt');
  for (const text of await page.getByTestId('results').getByRole('article').allTextContents()) expect(text).toContain('Egypt');
  await context.close();
});

for (const language of languages)
  test(`${language}: a mark of the map and the newest of Arab institutions lead to their lists`, async ({ page }) => {
    await page.goto(`/${language}/countries`);
    await page.getByTestId('map').locator('a[href$="/US"]').click();
    await expect(page).toHaveURL(`/${language}/countries/US`);
    await page.goto(`/${language}`);
    await page.getByTestId('arab-institutions').locator('a[href*="country="]').click();
    await expect(page.getByTestId('results')).toBeVisible();
  });

const hrefsOf = (links: readonly (HTMLElement | SVGElement)[]) => links.map((link) => link.getAttribute('href'));

async function publicationCounts(page: Page): Promise<readonly number[]> {
  const texts = await page.getByTestId('results').getByRole('article').allTextContents();
  return texts.map((text) => Number(/(\d[\d,]*)\s(?:publications?|أبحاث|بحثًا|بحث)/.exec(text)?.[1] ?? (/بحثان/.test(text) ? 2 : 1)));
}
