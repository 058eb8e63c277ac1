import { expect, type Page, test } from '@playwright/test';
import { titleOf, works } from '#e2e/upstreams/corpus.ts';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { pascalNested } from '#e2e/upstreams/dialects/pascal-nested.ts';
import { readableDialects } from '#e2e/upstreams/dialects/readable-dialects.ts';
import { suffixPairs } from '#e2e/upstreams/dialects/suffix-pairs.ts';
import { type Site, startSite } from '#e2e/upstreams/start-site.ts';
import { type Dialect, startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';

/** Service designs that are tested in a browser. Each test starts and stops its own service and site, so that few servers run at once. */
const inBrowser: readonly Dialect[] = [cleanArchitecture, eshop, pascalNested, suffixPairs];
const byFetch = readableDialects.filter((dialect) => !inBrowser.includes(dialect));

async function withSite(dialect: Dialect, check: (site: Site, upstream: Upstream) => Promise<void>): Promise<void> {
  const upstream = await startUpstream(dialect);
  const site = await startSite({
    upstreamUrl: upstream.url,
    apiKey: upstream.key,
    ...(dialect.key && { key: dialect.key }),
    env: { UPSTREAM_DEVELOPERS_URL: 'https://developers.example.org/keys' },
  });
  try {
    await check(site, upstream);
    expect(site.output()).not.toContain(upstream.key);
  } finally {
    await site.close();
    await upstream.close();
  }
}

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
  await expect(page.locator('select[name=sort], select[name=searchIn], input[name=openAccess]')).toHaveCount(0);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0);
}

for (const dialect of byFetch) {
  test(`${dialect.name}: every page exists in both languages`, async () => {
    await withSite(dialect, async ({ url }, upstream) => {
      for (const language of ['en', 'ar'] as const) {
        const get = async (path: string) => {
          const response = await fetch(`${url}/${language}${path}`);
          const text = await response.text();
          expect(text, path).not.toContain(upstream.key);
          expect(text, path).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
          return { status: response.status, text };
        };
        const [home, list, second, filtered, record, none, authors, author, developers] = await Promise.all(
          [
            '',
            '/research',
            '/research?pageSize=10&pageIndex=2',
            '/research?focusedAreaId=12&pageSize=5',
            '/research/104',
            '/research/999999',
            '/authors',
            '/authors/22',
            '/developers',
          ].map(get),
        );
        // Without a remote service, these pages have a drawing, statistics and co-authors.
        expect(home?.text).not.toMatch(/class="orbits|orbit-strips|record-of-day/);
        expect(home?.text).not.toContain(`/${language}/collection`);
        expect(author?.text).not.toMatch(/data-testid="coauthors"|\/follow"/);
        for (const path of ['/collection', '/authors/22/follow']) expect((await get(path)).status, path).toBe(404);
        for (const pageResult of [home, list, second, filtered, record, authors, author, developers]) expect(pageResult?.status).toBe(200);
        expect(none?.status).toBe(404);
        const title = (index: number) => titleOf(works[index] as (typeof works)[number], language);
        if (dialect.name === 'unstable-order')
          expect(list?.text).toContain(language === 'en' ? 'different order each time' : 'بترتيب مختلف');
        else {
          expect(list?.text).toContain(title(0));
          expect(second?.text).toContain(title(10));
          if (dialect.name !== 'ignored-paging') expect(filtered?.text).not.toContain(`>${title(0)}<`);
        }
        expect(filtered?.text).toContain(language === 'en' ? 'Astronomy and space exploration' : 'علم الفلك واستكشاف الفضاء');
        expect(record?.text).toContain(title(3));
        expect(author?.text).toContain(language === 'en' ? 'Fahd Al-Harbi' : 'فهد الحربي');
        expect(developers?.text).toContain('https://developers.example.org/keys');
        if (dialect.name === 'no-totals') expect(second?.text).not.toMatch(/data-total="\d/);
      }
      const api = await fetch(`${url}/api/ar/Publication/GetAllResearch`);
      expect(api.status).toBe(404);
      expect(await api.json()).toMatchObject({ code: 'route_not_found' });
    });
  });
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

test('the dictionary is our own over any service, without counts in its list', async ({ page, request }) => {
  await withSite(cleanArchitecture, async ({ url }, upstream) => {
    for (const language of ['en', 'ar']) {
      await page.goto(`${url}/${language}/terms?q=regolith`);
      const rows = page.getByTestId('results');
      for (const name of ['regolith', 'ريغوليث']) await expect(rows).toContainText(name);
      await expect(rows.locator('a[href*="keyword="]')).toHaveCount(0);
      await page.goto(`${url}/${language}/terms/regolith`);
      await expect(page.locator('main')).toContainText(language === 'en' ? 'The loose layer of dust' : 'الطبقة المفككة من الغبار');
    }
    expect((await request.get(`${url}/downloads/terms.tbx`)).status()).toBe(200);
    expect(upstream.seen.filter((path) => path.includes('/Term/'))).toEqual([]);
  });
});
