import { expect, type Page, test } from '@playwright/test';
import { languages, pageKinds } from './pages.ts';

/** Texts in the script of the other language that carry neither its language nor a direction of their own. */
async function strayTexts(page: Page, other: string): Promise<string[]> {
  return page.evaluate((foreign) => {
    const script = foreign === 'ar' ? /\p{Script=Arabic}{2,}/u : /[A-Za-z]{4,}/;
    const own = foreign === 'ar' ? /[A-Za-z]/ : /\p{Script=Arabic}/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      const text = node.textContent ?? '';
      if (!script.test(text) || own.test(text) || element.closest('script,style,code,pre,kbd,option,title,textarea')) continue;
      if (element.closest(`[lang="${foreign}"], bdi[dir], [lang][dir]:not(html), [dir="${foreign === 'ar' ? 'rtl' : 'ltr'}"]:not(html)`))
        continue;
      found.push(text.trim().slice(0, 60));
    }
    return found;
  }, other);
}

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`${kind} in ${language}: the served page names its language, direction and twin`, async ({ request, baseURL }) => {
      const response = await request.get(`/${language}${path}`);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]*lang="${language}"[^>]*dir="${language === 'ar' ? 'rtl' : 'ltr'}"`));
      const missing = kind === 'record that never was' || kind === 'unknown address';
      expect(response.status()).toBe(missing ? 404 : 200);
      if (missing) return;
      const link = (hreflang: string) =>
        new RegExp(`<link rel="alternate" hrefLang="${hreflang}" href="([^"]+)"`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect(
        link(other)
          ?.replace(/^https?:\/\/[^/]+/, '')
          .split('?')[0],
      ).toBe(`/${other}${path.split('?')[0]}`);
      expect(link('x-default')).toBeTruthy();
      expect(html).toMatch(/<link rel="canonical" href="https?:/);
      // A list keeps its query in the other language.
      if (path.includes('?'))
        expect((await request.get((link(other) ?? '').replace(/^https?:\/\/[^/]+/, baseURL ?? ''))).status()).toBe(200);
    });

    test(`${kind} in ${language}: text in the other script says so, and changing the language twice comes back to the same address and records`, async ({
      page,
    }) => {
      await page.goto(`/${language}${path}`);
      expect(await strayTexts(page, other)).toEqual([]);
      const address = page.url();
      const records = () =>
        page
          .locator('[data-testid=results] article a:first-of-type')
          .evaluateAll((links) => links.map((link) => /\/(\d+)(?:\?|$)/.exec((link as HTMLAnchorElement).pathname)?.[1]));
      const before = await records();
      await page.getByTestId('language-switch').click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.getByTestId('language-switch').click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(address));
      expect(await records()).toEqual(before);
    });
  }
}
