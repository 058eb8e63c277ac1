import { expect, test } from '@playwright/test';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { type Site, startSite } from '#e2e/upstreams/start-site.ts';
import { startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';

let upstream: Upstream;
let site: Site;
/** If set, the service refuses every request with status 429, these headers and this body. */
let limit: { readonly headers?: Record<string, string>; readonly body: object } | undefined;

test.describe.configure({ mode: 'serial' });
test.slow();

test.beforeAll(async () => {
  upstream = await startUpstream({
    ...cleanArchitecture,
    answer: (incoming) => (limit ? { status: 429, ...limit } : cleanArchitecture.answer(incoming)),
  });
  // Without a profile, the site assumes only what the interface document specifies.
  site = await startSite({ upstreamUrl: upstream.url, apiKey: upstream.key, env: { UPSTREAM_PROFILE: '' } });
});
test.afterAll(() => Promise.all([site.close(), upstream.close()]));

for (const { language, one, none } of [
  { language: 'en', one: 'only with one value', none: 'Not supported by the source of this data' },
  { language: 'ar', one: 'إلا قيمة واحدة', none: 'لا يدعم مصدر البيانات' },
] as const) {
  for (const { query, notice } of [
    { query: 'researchTypeId=1,2', notice: one },
    { query: 'focusedAreaId=11,12', notice: one },
    { query: 'sort=title', notice: none },
    { query: 'country=SA', notice: none },
    { query: 'institutionId=1&venue=x&openAccess=true&searchIn=title&keyword=radar', notice: none },
  ]) {
    test(`${language}: a list by ${query} lists ignored parameters above its rows, and marks no choice as applied`, async ({ page }) => {
      await page.goto(`${site.url}/${language}/research?${query}`);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.getByTestId('chips')).toHaveCount(0);
      const checkedInput = page.locator('#filters input:checked:not([type=radio][value=""])').locator('visible=true');
      await expect(checkedInput.and(page.locator('[name]'))).toHaveCount(0);
      for (const name of ['researchTypeId', 'focusedAreaId'])
        await expect(page.locator(`#filters input[name=${name}]:checked`)).toHaveValue('');
      await expect(page.locator('input[name=country], select[name=sort], input[name=openAccess]')).toHaveCount(0);
    });
  }

  test(`${language}: a list of authors, a frame and a report list ignored parameters`, async ({ request }) => {
    const shows = async (path: string, pattern: RegExp) =>
      pattern.test((await (await request.get(`${site.url}/${language}${path}`)).text()).replace(/<script[\s\S]*?<\/script>/g, ''));
    const authors = '/authors?country=SA&sort=-publications';
    expect(await shows(authors, new RegExp(none))).toBe(true);
    expect(await shows(authors, /data-testid="chips"/)).toBe(false);
    expect(await shows('/embed/research?country=SA', new RegExp(none))).toBe(true);
    const report = '/research/report?country=SA&sort=title&researchTypeId=2';
    expect(await shows(report, /data-field="ignored"/)).toBe(true);
    expect(await shows(report, /data-field="researchTypeId"/)).toBe(true);
    expect(await shows(report, /data-field="(?:country|sort)"/)).toBe(false);
  });

  test(`${language}: one value of several is a link to that value alone`, async ({ page }) => {
    await page.goto(`${site.url}/${language}/research/by/type?researchTypeId=1`);
    const others = page.getByTestId('facet-values').locator('a:not([aria-current])');
    await expect(others.first()).toHaveAttribute('href', /researchTypeId=\d(?:&|$)/);
  });
}

for (const { name, answer, title, wait } of [
  {
    name: '120 a minute',
    answer: { body: { message: 'API calls quota exceeded! maximum admitted 120 per 1m.' } },
    title: 'Too many requests',
    wait: '60',
  },
  {
    name: '120 a minute with its reset',
    answer: { body: {}, headers: { 'retry-after': '35' } },
    title: 'Too many requests',
    wait: '35',
  },
  { name: 'a day', answer: { body: { message: 'Daily quota exceeded' } }, title: 'limit for today', wait: undefined },
])
  test(`a limit of ${name} is shown as a limit`, async ({ request }) => {
    limit = answer;
    const response = await request.get(`${site.url}/en/research?keyword=limit${title.length}${wait}`);
    expect([response.status(), response.headers()['retry-after']]).toEqual([429, wait]);
    expect(await response.text()).toContain(title);
    limit = undefined;
  });
