import { expect, test } from '@playwright/test';
import { languages, pageKinds } from './pages.ts';

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`${kind} in ${language}: the served page names its language, direction and twin`, async ({ request, baseURL }) => {
      const response = await request.get(`/${language}${path}`);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]*lang="${language}"[^>]*dir="${language === 'ar' ? 'rtl' : 'ltr'}"`));
      const missing = kind.endsWith('that never was') || kind === 'unknown address';
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
  }
}
