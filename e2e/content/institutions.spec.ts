import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readCsv } from '#e2e/content/read-csv.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { homeBudget } from '#e2e/home-budget.ts';
import { languages, openLive } from '#e2e/pages.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { startSite } from '#e2e/upstreams/start-site.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';

/** Names of links, a country and an institution of the starter collection. */
const words = {
  en: { partners: 'Collaborators', saudi: 'Saudi Arabia', kfupm: 'King Fahd University of Petroleum and Minerals' },
  ar: { partners: 'الجهات المتعاونة', saudi: 'المملكة العربية السعودية', kfupm: 'جامعة الملك فهد للبترول والمعادن' },
} as const;

interface Shown {
  readonly total: number;
  readonly ids: readonly string[];
}

/** The first hundred rows of a list, and its total. */
async function listOf(request: APIRequestContext, path: string): Promise<Shown> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const rows = /<ol[^>]*data-testid="results"[^>]*>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  const ids = [...rows.matchAll(/<h[23][^>]*>\s*(?:<!--.*?-->)*<a[^>]*href="\/(?:en|ar)\/(?:research|institutions)\/(\d+)/g)].map(
    (match) => match[1] as string,
  );
  return { total: Number(/data-testid="result-count"[^>]*data-total="(\d+)"/.exec(html)?.[1]), ids };
}

async function institutionIds(request: APIRequestContext): Promise<readonly string[]> {
  const pageIds: string[] = [];
  for (let page = 1; ; page += 1) {
    const { ids, total } = await listOf(request, `/en/institutions?pageSize=100&pageIndex=${page}`);
    pageIds.push(...ids);
    if (ids.length === 0 || pageIds.length >= total) return pageIds;
  }
}

/** Checks every tenth institution; app/_pages/load/institution-lists.test.ts checks all. */
test('the list of an institution’s page is that of the filter', async ({ request }) => {
  const ids = await institutionIds(request);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(100);
  for (const id of ids.filter((_, index) => index % 10 === 0)) {
    const [page, filter] = await Promise.all([
      listOf(request, `/en/institutions/${id}?pageSize=100`),
      listOf(request, `/ar/research?institutionId=${id}&pageSize=100`),
    ]);
    expect(page, id).toEqual(filter);
    expect(page.total, id).toBeGreaterThan(0);
  }
});

test('the list of a country’s page is that of the filter', async ({ request }) => {
  const html = await (await request.get('/en/collection')).text();
  const codes = new Set([...html.matchAll(/href="\/en\/countries\/([A-Z]{2})"/g)].map((match) => match[1] as string));
  expect(codes.size).toBeGreaterThan(20);
  for (const code of [...codes].slice(0, 12)) {
    const page = await listOf(request, `/ar/countries/${code}?pageSize=100`);
    expect(page, code).toEqual(await listOf(request, `/en/research?country=${code}&pageSize=100`));
  }
});

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript: a record reaches the institution, its partners and its country in one step each`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL as string });
      const page = await context.newPage();
      const record = `/${language}/research/300`;
      await page.goto(record);
      const affiliation = page.getByTestId('affiliation').first();
      await affiliation.getByRole('link', { name: words[language].kfupm, exact: true }).click();
      await expect(page.locator('h1')).toContainText(words[language].kfupm);
      await expect(page.locator('h1')).toContainText('KFUPM');
      const path = new URL(page.url()).pathname;
      await page.goto(record);
      await affiliation.locator('a[href$="#partners"]').click();
      await expect(page).toHaveURL(`${path}#partners`);
      await expect(page.locator('#partners-title')).toBeInViewport();
      await expect(page.locator('#partners-title')).toContainText(words[language].partners);
      await page.goto(record);
      await affiliation.getByRole('link', { name: words[language].saudi, exact: true }).click();
      await expect(page).toHaveURL(`/${language}/countries/SA`);
      await expect(page.locator('h1')).toHaveText(words[language].saudi);
      // Collaborating institutions and countries link to their pages.
      await page.goto(path);
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
    await page.getByTestId('sections').locator('a[href="#partners"]').click();
    await expect(page.locator('#partners-title')).toBeInViewport();
    for (const section of ['institutions', 'people'])
      expect((await page.locator(`#${section}-title`).textContent())?.replace(/\s/g, '')).toBe(
        (await page.locator(`[data-testid=sections] a[href="#${section}"]`).textContent())?.replace(/\s/g, ''),
      );
    const here = await page.getByTestId('institutions').locator('a[href*="/institutions/"]').evaluateAll(hrefsOf);
    const partnerLinks = await partners.locator('a[href*="/institutions/"]').evaluateAll(hrefsOf);
    expect(partnerLinks.length).toBeGreaterThan(12);
    expect(partnerLinks.filter((href) => here.includes(href))).toEqual([]);
    await partners.locator(`a[href^="/${language}/institutions/"]`).first().click();
    await expect(page.getByTestId('sections').locator('a[href="#institutions"]')).toHaveCount(0);
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
    // Sorted by number of publications, descending. One option of the country filter selects all Arab League members.
    await openLive(page, `/${language}/institutions`);
    const counts = await publicationCounts(page);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page
      .locator('select[name=country]')
      .selectOption({ label: language === 'en' ? 'Arab countries (League members)' : 'البلدان العربية (أعضاء الجامعة)' });
    await expect(page).toHaveURL(/country=AE,.*SA/);
    await expect(rows).toHaveCount(20);
  });

for (const language of languages)
  test(`${language}: institutions are narrowed to those that publish in an area, most published first`, async ({ page, request }) => {
    await openLive(page, `/${language}/institutions`);
    const totalCount = Number(await page.getByTestId('result-count').getAttribute('data-total'));
    const option = page.locator('select[name=focusedAreaId] option').nth(1);
    const [id, name] = [await option.getAttribute('value'), (await option.textContent()) as string];
    await page.locator('select[name=focusedAreaId]').selectOption(id);
    await expect(page).toHaveURL(`/${language}/institutions?focusedAreaId=${id}`);
    await expect(page.getByTestId('chips')).toContainText(name);
    const { total, ids } = await listOf(request, `/${language}/institutions?focusedAreaId=${id}&pageSize=100`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(totalCount);
    const counts = await publicationCounts(page);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    for (const areaMemberId of [ids[0], ids.at(-1)])
      expect((await listOf(request, `/${language}/research?institutionId=${areaMemberId}&focusedAreaId=${id}`)).total).toBeGreaterThan(0);
    await page.goto(`/${language}/institutions?focusedAreaId=99999`);
    await expect(page.getByTestId('no-results')).toBeVisible();
    await expect(page.getByTestId('chips').getByRole('link').first()).not.toHaveText(/^\s*99999/);
  });

for (const language of languages)
  test(`a country without authors links to all authors in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/authors?country=FJ`);
    await page.getByTestId('no-results').locator('li a').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/authors$`));
    await expect(page.getByTestId('result-count')).not.toHaveAttribute('data-total', '0');
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

test('an institution’s page is a list like any other: filtered, exported, followed, embedded, and known to search engines', async ({
  page,
  request,
}) => {
  await page.goto('/en/institutions?keyword=KFUPM');
  await page.getByTestId('results').getByRole('link').first().click();
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1);
  const total = Number(await page.getByTestId('result-count').getAttribute('data-total'));
  const csv = await (await request.get(`/en/research.csv?institutionId=${id}`)).text();
  expect(readCsv(csv).slice(1)).toHaveLength(total);
  await expect(page.locator(`head link[type="application/atom+xml"][href$="/en/research.atom?institutionId=${id}"]`)).toHaveCount(1);
  const feed = await (await request.get(`/ar/research.atom?institutionId=${id}`)).text();
  expect(feed).toContain(`<title>مدار: أبحاث ${words.ar.kfupm}</title>`);
  expect(feed.match(/<entry>/g)).toHaveLength(total);
  const frame = await (await request.get(`/en/embed/institutions/${id}`)).text();
  expect(frame.match(/<li>/g)).toHaveLength(total);
  expect((await request.get(`/en/og/institutions/${id}.png`)).headers()['content-type']).toBe('image/png');
  const node = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as object;
  expect(node).toMatchObject({
    '@type': 'Organization',
    name: words.en.kfupm,
    sameAs: 'https://ror.org/03yez3163',
    address: { addressCountry: 'SA' },
  });
  const sitemap = await (await request.get('/sitemap/0.xml')).text();
  for (const path of [pathname, '/ar/countries/SA', '/en/institutions']) expect(sitemap).toContain(`${path}</loc>`);
  // A filter on the institution page keeps the list limited to the institution.
  await page.goto(`${pathname}?toYear=2022`);
  const narrowedTotal = Number(await page.getByTestId('result-count').getAttribute('data-total'));
  expect(narrowedTotal).toBeGreaterThan(0);
  expect(narrowedTotal).toBeLessThan(total);
  await expect(page.locator('#filters input[name=institutionId]')).toHaveCount(0);
});

for (const language of languages)
  test(`${language}: a country’s page is exported, followed, embedded, shared as a picture, and known to search engines`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${language}/countries/EG`);
    const name = (await page.locator('h1').textContent()) as string;
    const total = Number(await page.getByTestId('result-count').getAttribute('data-total'));
    expect(total).toBeGreaterThan(0);
    const csv = await (await request.get(`/${language}/research.csv?country=EG`)).text();
    expect(readCsv(csv).slice(1)).toHaveLength(total);
    await expect(page.locator(`head link[type="application/atom+xml"][href$="/${language}/research.atom?country=EG"]`)).toHaveCount(1);
    const feed = await (await request.get(`/${language}/research.atom?country=EG`)).text();
    expect(feed.match(/<entry>/g)).toHaveLength(total);
    const frame = await request.get(`/${language}/embed/countries/EG`);
    expect(frame.headers()['content-security-policy']).toContain('frame-ancestors *');
    const frameHtml = await frame.text();
    expect(frameHtml.match(/<li>/g)).toHaveLength(total);
    expect(frameHtml).toContain(name);
    const picture = await page.locator('head meta[property="og:image"]').getAttribute('content');
    expect(picture).toMatch(new RegExp(`/${language}/og/countries/EG\\.png$`));
    const image = await request.get(new URL(picture as string).pathname);
    expect(image.headers()['content-type']).toBe('image/png');
    expect((await image.body()).length).toBeGreaterThan(5000);
    const node = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as object;
    expect(node).toMatchObject({ '@type': 'Country', name });
    expect(await (await request.get('/sitemap/0.xml')).text()).toContain(`/${language}/countries/EG</loc>`);
    for (const path of ['embed/countries/ZZ', 'og/countries/ZZ.png'])
      expect((await request.get(`/${language}/${path}`)).status(), path).toBe(404);
  });

for (const language of languages)
  test(`${language}: the map has a mark, a bar and a row for each country, and the home page the newest of Arab institutions`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${language}/collection`);
    const marks = page.getByTestId('map').locator('a');
    const rows = page.getByTestId('map-table').locator('tbody tr');
    expect(await marks.count()).toBe(await rows.count());
    await expect(marks.first().locator('title')).toHaveText(new RegExp(`^${words[language].saudi}: `));
    await page.getByTestId('map').locator('a[href$="/US"]').click();
    await expect(page).toHaveURL(`/${language}/countries/US`);
    await page.goto(`/${language}`);
    await page.getByTestId('arab-institutions').locator('a[href*="country="]').click();
    await expect(page.getByTestId('results')).toBeVisible();
    for (const path of [`/${language}`, `/${language}/collection`]) {
      const html = (await (await request.get(path)).text()).replace(/<style>[\s\S]*?<\/style>/g, '');
      // Excludes the record of the day, which differs from day to day; record-of-day.test.ts checks its size for every record.
      const rest = html.replace(/<article data-testid="record-of-day"[\s\S]*?<\/article>/, '');
      expect(gzipSync(html, { level: 9 }).length, path).toBeLessThanOrEqual(homeBudget.page);
      expect(gzipSync(rest, { level: 9 }).length, path).toBeLessThanOrEqual(homeBudget.page - (rest === html ? 0 : homeBudget.recordOfDay));
    }
  });

test('an unknown country, or one without publications, has no page', async ({ request }) => {
  for (const code of ['ZZ', 'EU', 'SAU', 'BV', '%00']) expect((await request.get(`/en/countries/${code}`)).status(), code).toBe(404);
});

test('a site over a service without institutions has no pages for them, no links to them, and no empty sections', async () => {
  const upstream = await startUpstream(eshop);
  const site = await startSite({ upstreamUrl: upstream.url, apiKey: upstream.key });
  try {
    for (const language of languages) {
      for (const path of ['/institutions', '/institutions/1', '/countries/SA'])
        expect((await fetchWithRetry(`${site.url}/${language}${path}`)).status, path).toBe(404);
      for (const path of ['', '/research', '/research/102', '/authors/21'])
        expect(await (await fetchWithRetry(`${site.url}/${language}${path}`)).text(), path).not.toMatch(
          /\/(?:institutions|countries)[/"?]/,
        );
    }
  } finally {
    await site.close();
    await upstream.close();
  }
});

const hrefsOf = (links: readonly (HTMLElement | SVGElement)[]) => links.map((link) => link.getAttribute('href'));

async function publicationCounts(page: Page): Promise<readonly number[]> {
  const texts = await page.getByTestId('results').getByRole('article').allTextContents();
  return texts.map((text) => Number(/(\d[\d,]*)\s(?:publications?|أبحاث|بحثًا|بحث)/.exec(text)?.[1] ?? (/بحثان/.test(text) ? 2 : 1)));
}
