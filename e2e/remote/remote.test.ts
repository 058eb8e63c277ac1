import { expect } from 'vitest';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { titleOf, works } from '#e2e/upstreams/corpus.ts';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { readableDialects } from '#e2e/upstreams/dialects/readable-dialects.ts';
import { inBrowser, withSite } from './with-site.ts';

const byFetch = readableDialects.filter((dialect) => !inBrowser.includes(dialect));

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

test('the dictionary is our own over any service, without counts in its list', async ({ request }) => {
  await withSite(cleanArchitecture, async ({ url }, upstream) => {
    for (const language of ['en', 'ar']) {
      const rows = (await openPage(request, `${url}/${language}/terms?q=regolith`)).first('[data-testid=results]');
      for (const name of ['regolith', 'ريغوليث']) expect(rows.text).toContain(name);
      expect(rows.all('a[href*="keyword="]')).toHaveLength(0);
      const term = await openPage(request, `${url}/${language}/terms/regolith`);
      expect(term.first('main').text).toContain(language === 'en' ? 'The loose layer of dust' : 'الطبقة المفككة من الغبار');
    }
    expect((await request.get(`${url}/downloads/terms.tbx`)).status()).toBe(200);
    expect(upstream.seen.filter((path) => path.includes('/Term/'))).toEqual([]);
  });
});
