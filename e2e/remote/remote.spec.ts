import { expect, type Page, test } from '@playwright/test';
import { titleOf, works } from '#e2e/upstreams/corpus.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import type { Dialect } from '#e2e/upstreams/start-upstream.ts';
import { inBrowser, withSite } from './with-site.ts';

for (const dialect of inBrowser) {
  test(`${dialect.name}: a reader filters, turns pages, reads a record and changes the language`, async ({ page }) => {
    await withSite(dialect, async ({ url }) => {
      await page.goto(`${url}/en/research?pageSize=10`);
      const rows = page.getByTestId('results').getByRole('article');
      await expect(rows).toHaveCount(10);
      await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', '23');
      await expect(rows.first()).toContainText(titleOf(works[0] as (typeof works)[number], 'en'));
      await expectNoDeadEnds(page);
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(/pageIndex=2/);
      await expect(rows.first()).toContainText('part 11');
      await page.getByRole('radio', { name: 'Conference paper' }).check();
      await expect(page).toHaveURL(/researchTypeId=2/);
      await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', '8');
      await expect(rows.first()).toContainText('part 2');
      await rows.first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/en\/research\/102/);
      await expect(page.locator('main')).toContainText('We study the matter of part 2.');
      await page.goto(`${url}/ar/research/102`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('h1')).toContainText('رطوبة التربة من صور الرادار');
      await page.goto(`${url}/ar/authors/21`);
      await expect(page.locator('h1')).toContainText('نورة العتيبي');
    });
  });
}

/** Fails if the page offers features that exist only without a remote service. */
async function expectNoDeadEnds(page: Page): Promise<void> {
  await expect(page.getByTestId('export')).toHaveCount(0);
  await expect(page.locator('select[name=sort], select[name=searchIn], input[name=openAccess], input[name=freeToRead]')).toHaveCount(0);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0);
}

test('ids that are GUIDs, slugs or codes work in addresses, filters and links', async ({ page }) => {
  const ids: Readonly<Record<number, string>> = {
    1: 'J',
    11: 'earth-observation',
    21: 'ea5f1c1e-8f1c-4b0e-9c3a-2b6f0a1d7e55',
    101: 'بحث/1 of 2',
  };
  const toUpstreamIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toUpstreamIds);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, name === 'id' ? (ids[inner as number] ?? inner) : toUpstreamIds(inner)]),
    );
  };
  const toOurId = (value: string) => Object.keys(ids).find((id) => ids[Number(id)] === value) ?? value;
  const translatedDialect: Dialect = {
    ...eshop,
    name: 'odd-ids',
    answer(incoming) {
      const translatedParams = new Map([...incoming.sent].map(([name, value]) => [name, toOurId(value)]));
      const reply = eshop.answer({ ...incoming, id: toOurId(incoming.id), sent: translatedParams });
      return { ...reply, body: toUpstreamIds(reply.body) };
    },
  };
  await withSite(translatedDialect, async ({ url }) => {
    await page.goto(`${url}/en/research?pageSize=5`);
    await page.getByRole('radio', { name: 'Journal article' }).check();
    await expect(page).toHaveURL(/researchTypeId=J/);
    await page.getByRole('radio', { name: 'Earth observation' }).check();
    await expect(page).toHaveURL(/focusedAreaId=earth-observation/);
    await expect(page.getByTestId('result-count')).toHaveAttribute('data-total', '2');
    await page.getByTestId('results').getByRole('article').first().getByRole('link').first().click();
    await expect(page.locator('main')).toContainText('We study the matter of part 1.');
    expect(page.url()).toContain(`/en/research/${encodeURIComponent('بحث/1 of 2')}`);
    await page.reload();
    await expect(page.locator('main')).toContainText('We study the matter of part 1.');
    await page.goto(`${url}/ar/authors/${ids[21]}`);
    await expect(page.locator('h1')).toContainText('نورة العتيبي');
  });
});
