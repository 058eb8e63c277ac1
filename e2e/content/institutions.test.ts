import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { readCsv } from '#e2e/content/read-csv.ts';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { homeBudget } from '#e2e/home-budget.ts';
import { languages } from '#e2e/pages.ts';
import { openPage, totalOf } from '#e2e/requests/open-page.ts';
import type { SiteRequest } from '#e2e/requests/site-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { startSite } from '#e2e/upstreams/start-site.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';

interface Shown {
  readonly total: number;
  readonly ids: readonly string[];
}

/** The first hundred rows of a list, and its total. */
async function listOf(request: SiteRequest, path: string): Promise<Shown> {
  const page = await openPage(request, path);
  const ids = page.hrefs('ol[data-testid=results] :is(h2, h3) a').map((href) => /\/(?:research|institutions)\/(\d+)/.exec(href)?.[1] ?? '');
  return { total: totalOf(page), ids };
}

async function institutionIds(request: SiteRequest): Promise<readonly string[]> {
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
  const html = await (await request.get('/en/countries')).text();
  const codes = new Set([...html.matchAll(/href="\/en\/countries\/([A-Z]{2})"/g)].map((match) => match[1] as string));
  expect(codes.size).toBeGreaterThan(20);
  for (const code of [...codes].slice(0, 12)) {
    const page = await listOf(request, `/ar/countries/${code}?pageSize=100`);
    expect(page, code).toEqual(await listOf(request, `/en/research?country=${code}&pageSize=100`));
  }
});

test('an unknown country, or one without publications, has no page', async ({ request }) => {
  for (const code of ['ZZ', 'EU', 'SAU', 'BV', '%00']) expect((await request.get(`/en/countries/${code}`)).status(), code).toBe(404);
});

/** Checks that a list has a feed, a file and a frame with as many entries as rows, and returns the feed and the frame. */
async function exportsOf(request: SiteRequest, language: string, place: string, filter: string) {
  const page = await openPage(request, `/${language}/${place}`);
  const total = totalOf(page);
  expect(total).toBeGreaterThan(0);
  const textOf = async (path: string) => (await request.get(`/${language}/${path}`)).text();
  expect(readCsv(await textOf(`research.csv?${filter}`)).slice(1)).toHaveLength(total);
  const feed = await textOf(`research.atom?${filter}`);
  expect(feed.match(/<entry>/g)).toHaveLength(total);
  expect(page.all(`head link[type="application/atom+xml"][href$="/${language}/research.atom?${filter}"]`)).toHaveLength(1);
  const frame = await textOf(`embed/${place}`);
  expect(frame.match(/<li>/g)).toHaveLength(total);
  return { page, total, feed, frame, node: JSON.parse(page.first('script[type="application/ld+json"]').text) as object };
}

test('an institution’s page is a list like any other: filtered, exported, followed, embedded, and known to search engines', async ({
  request,
}) => {
  const results = await openPage(request, '/en/institutions?keyword=KFUPM');
  const path = results.first('[data-testid=results] a').attribute('href') ?? '';
  const id = path.split('/').at(-1);
  const { total, node } = await exportsOf(request, 'en', `institutions/${id}`, `institutionId=${id}`);
  const arabic = await exportsOf(request, 'ar', `institutions/${id}`, `institutionId=${id}`);
  expect(arabic.total).toBe(total);
  expect(arabic.feed).toContain('<title>مدار: الأبحاث · المؤسسة: جامعة الملك فهد للبترول والمعادن</title>');
  expect((await request.get(`/en/og/institutions/${id}.png`)).headers()['content-type']).toBe('image/png');
  expect(node).toMatchObject({
    '@type': 'Organization',
    name: 'King Fahd University of Petroleum and Minerals',
    sameAs: 'https://ror.org/03yez3163',
    address: { addressCountry: 'SA' },
  });
  const sitemap = await (await request.get('/sitemap/0.xml')).text();
  for (const address of [path, '/ar/countries/SA', '/en/institutions']) expect(sitemap).toContain(`${address}</loc>`);
  // A filter on the institution page keeps the list limited to the institution.
  const narrowed = await openPage(request, `${path}?toYear=2022`);
  expect(totalOf(narrowed)).toBeGreaterThan(0);
  expect(totalOf(narrowed)).toBeLessThan(total);
  expect(narrowed.all('#filters input[name=institutionId]')).toHaveLength(0);
});

for (const language of languages)
  test(`${language}: a country’s page is exported, followed, embedded, shared as a picture, and known to search engines`, async ({
    request,
  }) => {
    const { page, frame, node } = await exportsOf(request, language, 'countries/EG', 'country=EG');
    const name = page.first('h1').text;
    expect(frame).toContain(name);
    // The years follow the number of publications whose years they are.
    expect(page.first('[data-testid=facts] a').text).toMatch(/\d+ [\p{L}\p{M}]+[,،] \d{4}–\d{4}$/u);
    expect((await request.get(`/${language}/embed/countries/EG`)).headers()['content-security-policy']).toContain('frame-ancestors *');
    const picture = page.first('head meta[property="og:image"]').attribute('content') ?? '';
    expect(picture).toMatch(new RegExp(`/${language}/og/countries/EG\\.png$`));
    const image = await request.get(new URL(picture).pathname);
    expect(image.headers()['content-type']).toBe('image/png');
    expect((await image.body()).length).toBeGreaterThan(5000);
    expect(node).toMatchObject({ '@type': 'Country', name });
    expect(await (await request.get('/sitemap/0.xml')).text()).toContain(`/${language}/countries/EG</loc>`);
    for (const path of ['embed/countries/ZZ', 'og/countries/ZZ.png'])
      expect((await request.get(`/${language}/${path}`)).status(), path).toBe(404);
  });

for (const language of languages) {
  test(`${language}: institutions are narrowed to those that publish in an area, most published first`, async ({ request }) => {
    const whole = await openPage(request, `/${language}/institutions`);
    const id = whole.first('select[name=focusedAreaId] option:nth-child(2)').attribute('value');
    const page = await openPage(request, `/${language}/institutions?focusedAreaId=${id}`);
    const counts = page
      .texts('[data-testid=results] article')
      .map((text) => Number(/(\d[\d,]*)\s(?:publications?|أبحاث|بحثًا|بحث)/.exec(text)?.[1] ?? (/بحثان/.test(text) ? 2 : 1)));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const { total, ids } = await listOf(request, `/${language}/institutions?focusedAreaId=${id}&pageSize=100`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(totalOf(whole));
    for (const memberId of [ids[0], ids.at(-1)])
      expect((await listOf(request, `/${language}/research?institutionId=${memberId}&focusedAreaId=${id}`)).total).toBeGreaterThan(0);
    const unknown = await openPage(request, `/${language}/institutions?focusedAreaId=99999`);
    expect(unknown.all('[data-testid=no-results]')).toHaveLength(1);
    expect(unknown.first('[data-testid=chips] a').text).not.toMatch(/^99999/);
  });

  test(`a country without authors links to all authors in ${language}`, async ({ request }) => {
    const page = await openPage(request, `/${language}/authors?country=FJ`);
    const link = page.first('[data-testid=no-results] li a').attribute('href') ?? '';
    expect(link).toBe(`/${language}/authors`);
    expect(totalOf(await openPage(request, link))).toBeGreaterThan(0);
  });

  test(`${language}: the map has a mark and a row for each country, and the home page the newest of Arab institutions`, async ({
    request,
  }) => {
    const [home, countries] = await Promise.all(['', '/countries'].map((path) => openPage(request, `/${language}${path}`)));
    const marks = countries?.all('[data-testid=map] a') ?? [];
    expect(marks).toHaveLength(countries?.all('[data-testid=countries] li').length ?? 0);
    // What is counted is stated once, and the list below the map is the table.
    expect(countries?.text.match(language === 'en' ? /publication counts once/g : /مرة واحدة|البحث مرة/g)).toHaveLength(1);
    expect(countries?.hrefs('a[href$="#all"]')).toEqual([]);
    expect(marks[0]?.first('title').text).toMatch(language === 'en' ? /^Saudi Arabia: / : /^المملكة العربية السعودية: /);
    expect(home?.all('[data-testid=arab-institutions] a[href*="country="]')).toHaveLength(1);
    for (const path of [`/${language}`, `/${language}/collection`]) {
      const html = (await (await request.get(path)).text()).replace(/<style>[\s\S]*?<\/style>/g, '');
      // Excludes the record of the day, which differs from day to day; record-of-day.test.ts checks its size for every record.
      const rest = html.replace(/<article data-testid="record-of-day"[\s\S]*?<\/article>/, '');
      expect(gzipSync(html, { level: 9 }).length, path).toBeLessThanOrEqual(homeBudget.page);
      expect(gzipSync(rest, { level: 9 }).length, path).toBeLessThanOrEqual(homeBudget.page - (rest === html ? 0 : homeBudget.recordOfDay));
    }
  });
}

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
