import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { copySiteStore, test } from '#e2e/requests/test-on-site.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';
import { operatorNames, operatorSettings as settings, startOperatorSite } from './operator-site.ts';

let operatorSite: SiteProcess;
beforeAll(async () => {
  operatorSite = await startOperatorSite(copySiteStore);
});
afterAll(() => operatorSite?.end());

for (const language of languages) {
  test(`${language}: every page names its operator and the site, not the program`, async ({ request }) => {
    const { site, operator } = operatorNames[language];
    for (const path of ['', '/about', '/privacy', '/imprint', '/accessibility', '/research/300']) {
      const page = await openPage(request, `${operatorSite.url}/${language}${path}`);
      expect(page.first('title').text, path).toContain(site);
      expect(page.first('footer').text, path).toContain(operator);
      expect(page.first('header').text, path).toContain(site);
      expect(page.first('meta[property="og:site_name"]').attribute('content'), path).toBe(site);
      // Pages with credits may name Madar as the program and the typeface.
      const text = page.first('body').textWithout('script, style');
      if (!/about|imprint/.test(path)) expect(text, path).not.toMatch(/\bMadar\b|(?<!ال)مدار\b/);
    }
  });

  test(`Without an operator, ${language}: no page has an empty place, and the imprint names nobody`, async ({ request }) => {
    const page = await openPage(request, `/${language}/privacy`);
    expect(page.all('footer img')).toHaveLength(0);
    expect(page.first('footer').text).not.toMatch(/Run by|الجهة المشغّلة/);
    expect(page.first('#operator + p').text).toMatch(/operator|مشغّله/);
    expect(page.all(`footer a[href="/${language}/imprint"]`)).toHaveLength(1);
    const imprint = (await openPage(request, `/${language}/imprint`)).first('main').text;
    expect(imprint).toMatch(language === 'en' ? /gave you this address can tell/ : /من قدّم هذا الرابط/);
    expect((await openPage(request, `/${language}/about`)).all('main a[href^="mailto:"]')).toHaveLength(0);
  });
}

test('the operator is also named in security.txt, OAI-PMH, OpenAPI, llms.txt, feeds, search descriptions and structured data', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(operatorSite.url + path)).text();
  expect(await text('/.well-known/security.txt')).toContain('Contact: mailto:contact@agency.example\n');
  const identify = await text('/oai?verb=Identify');
  expect(identify).toContain('<repositoryName>Space Portal · بوابة الفضاء</repositoryName>');
  expect(identify).toContain('<adminEmail>contact@agency.example</adminEmail>');
  const { info } = JSON.parse(await text('/api/openapi.ar.json')) as { info: { contact: object } };
  expect(info.contact).toEqual({ name: settings.OPERATOR_NAME_AR, url: settings.OPERATOR_URL, email: settings.OPERATOR_EMAIL });
  expect(await text('/llms.txt')).toMatch(/^# Space Portal · بوابة الفضاء\n[\s\S]*run by Example Space Agency/);
  expect(await text('/ar/research.atom')).toContain('بوابة الفضاء: أبحاث الفضاء');
  expect(await text('/opensearch.en.xml')).toContain('<ShortName>Space Portal</ShortName>');
  expect(await text('/ar')).toContain('"publisher":{"@type":"Organization","name":"وكالة المثال للفضاء"');
  expect((await request.get(`${operatorSite.url}/operator-logo`)).headers()['content-type']).toBe('image/svg+xml');
});

test('the start names the shades of the accent, and no missing setting', () => {
  expect(operatorSite.output()).toContain('SITE_ACCENT #ffcc00 is shown as #856a00 in the light theme and #ffcc00 in the dark theme');
  expect(operatorSite.output()).not.toContain('Before this site goes public');
});

test('a site over a remote service names the operator too', async ({ request }) => {
  const upstream = await startUpstream(eshop);
  const dataDir = mkdtempSync(join(tmpdir(), 'madar-operator-'));
  const upstreamSettings = { UPSTREAM_BASE_URL: upstream.url, UPSTREAM_API_KEY: upstream.key };
  const remote = await startProcess({ ...settings, ...upstreamSettings, DATA_DIR: dataDir });
  try {
    for (const language of languages)
      for (const path of ['', '/privacy', '/imprint'])
        expect(await (await request.get(`${remote.url}/${language}${path}`)).text()).toContain(operatorNames[language].operator);
  } finally {
    await remote.end();
    await upstream.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a site on the operator’s machine can be harvested', async ({ request }) => {
  expect((await request.get('/oai?verb=Identify')).status()).toBe(200);
});
