import { afterAll, beforeAll, expect } from 'vitest';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { type Site, startSite } from '#e2e/upstreams/start-site.ts';
import { startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';

let upstream: Upstream;
let site: Site;
/** If set, the service refuses every request with status 429, these headers and this body. */
let limit: { readonly headers?: Record<string, string>; readonly body: object } | undefined;

beforeAll(async () => {
  upstream = await startUpstream({
    ...cleanArchitecture,
    answer: (incoming) => (limit ? { status: 429, ...limit } : cleanArchitecture.answer(incoming)),
  });
  // Without a profile, the site assumes only what the interface document specifies.
  site = await startSite({ upstreamUrl: upstream.url, apiKey: upstream.key, env: { UPSTREAM_PROFILE: '' } });
});
afterAll(() => Promise.all([site.close(), upstream.close()]));

for (const { language, one, none } of [
  { language: 'en', one: 'only with one value', none: 'Not supported by the source of this data' },
  { language: 'ar', one: 'إلا قيمة واحدة', none: 'لا يدعم مصدر البيانات' },
] as const) {
  for (const { query, notice } of [
    { query: 'researchTypeId=1,2', notice: one },
    { query: 'focusedAreaId=11,12', notice: one },
    { query: 'sort=title', notice: none },
    { query: 'country=SA', notice: none },
    { query: 'institutionId=1&venue=x&openAccess=true&freeToRead=true&searchIn=title&keyword=radar', notice: none },
  ]) {
    test(`${language}: a list by ${query} lists ignored parameters above its rows, and marks no choice as applied`, async ({ request }) => {
      const page = await openPage(request, `${site.url}/${language}/research?${query}`);
      const parts = page.all('p:not(.sr-only), [data-testid=results]').filter(({ text, name }) => name !== 'p' || text.includes(notice));
      expect(parts.map(({ name }) => name)).toEqual(['p', expect.stringMatching(/^(?:ol|div)$/)]);
      expect(page.texts(':is(details, [hidden]) p').join(' ')).not.toContain(notice);
      expect(page.all('[data-testid=chips]')).toHaveLength(0);
      expect(page.all('#filters input[name][checked]:not([type=radio][value=""])')).toEqual([]);
      for (const name of ['researchTypeId', 'focusedAreaId'])
        expect(page.all(`#filters input[name=${name}][checked]`).map((input) => input.attribute('value'))).toEqual(['']);
      expect(page.all('input[name=country], select[name=sort], input[name=openAccess], input[name=freeToRead]')).toHaveLength(0);
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

  test(`${language}: one value of several is a link to that value alone`, async ({ request }) => {
    const page = await openPage(request, `${site.url}/${language}/research/by/type?researchTypeId=1`);
    expect(page.hrefs('[data-testid=facet-values] a:not([aria-current])')[0]).toMatch(/researchTypeId=\d(?:&|$)/);
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
