import { expect, test } from '@playwright/test';
import { languages, openLive, pageKinds } from './pages.ts';

/** What stays in Latin letters on an Arabic page without standing in an element of its own: abbreviations that Arabic uses as they are. */
const latinInArabic =
  /\b(?:DOI|ORCID|API|GNSS|SAR|SSA|PDF|BibTeX|RIS|CSV|CSL-JSON|JSON-LD|JSON|Excel|Atom|ISSN|ISBN|HTML|WCAG|HTTP|GET|URL|UTC|CC0|CC BY|AA|axe-core|Postman|OpenAPI|curl|Python|JavaScript)\b/g;

test.describe('An Arabic page', () => {
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`${kind}: controls have Arabic names, digits are of one kind, letters are joined, upright and have room`, async ({ page }) => {
      await page.goto(`/ar${path}`);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('[aria-label], [placeholder], [title]:not(.Z3988):not(link)')]
          .filter((element) => !element.closest('[lang=en]'))
          .flatMap((element) => ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? '')),
      );
      // A label that quotes a title of a work holds the title as it is; everything else has no run of Latin words.
      const stray = names.filter((name) => /[A-Za-z]{3,}/.test(name.replace(latinInArabic, '')) && !/[\u0600-\u06ff]/.test(name));
      expect(stray).toEqual([]);
      const text = (await page.locator('main').textContent()) ?? '';
      expect(text.match(/[٠-٩۰-۹]/g) ?? []).toEqual([]);
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && /\p{Script=Arabic}/u.test(node.textContent ?? '')),
          )
          .filter((element) => {
            const style = getComputedStyle(element);
            const spaced = style.letterSpacing !== 'normal' && Number.parseFloat(style.letterSpacing) !== 0;
            const tight =
              Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize) < (/^H[1-6]$/.test(element.tagName) ? 1.3 : 1.45);
            return (
              spaced ||
              style.fontStyle === 'italic' ||
              style.textTransform !== 'none' ||
              (tight && !element.closest('h1,h2,h3,h4,button,.sr-only'))
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('takes years in Arabic and Persian digits', async ({ page }) => {
    await openLive(page, '/ar/research');
    await page.locator('#filters input[name=fromYear]').fill('٢٠٠٠');
    await page.locator('#filters input[name=toYear]').fill('۲۰۲۰');
    await page.locator('#filters input[name=toYear]').press('Enter');
    await expect(page).toHaveURL(/fromYear=2000&toYear=2020/);
    await expect(page.locator('#filters input[name=fromYear]')).toHaveValue('2000');
  });

  test('shows identifiers in their own order, whatever stands around them', async ({ page }) => {
    await page.goto('/ar/research/300');
    const backwards = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'main bdi[dir=ltr], main dd a[href^="https://doi.org"], main [dir=ltr] code',
      )) {
        const text = [...element.childNodes].find((node) => node.nodeType === 3 && (node.textContent?.trim().length ?? 0) > 3);
        if (!text || element.getClientRects().length !== 1) continue;
        const range = document.createRange();
        const at = (place: number) => {
          range.setStart(text, place);
          range.setEnd(text, place + 1);
          return range.getBoundingClientRect().left;
        };
        const last = (text.textContent?.trimEnd().length ?? 1) - 1;
        if (at(0) > at(last)) found.push(text.textContent ?? '');
      }
      return found;
    });
    expect(backwards).toEqual([]);
  });
});

test('filters are the same, in the same order with the same counts, in both languages', async ({ page }) => {
  const seen: (readonly (readonly string[])[])[] = [];
  for (const language of languages) {
    await page.goto(`/${language}/research`);
    seen.push(
      await page.locator('#filters label:has(input[type=checkbox])').evaluateAll((labels) =>
        labels.map((label) => {
          const box = label.querySelector('input') as HTMLInputElement;
          return [box.name, box.value, label.lastElementChild?.textContent ?? ''];
        }),
      ),
    );
  }
  const counts = (rows: readonly (readonly string[])[] = []) =>
    rows.map(([name, value, count]) => [name, value, Number(count?.replace(/\D/g, ''))]);
  expect(counts(seen[1])).toEqual(counts(seen[0]));
  expect(seen[0]?.length).toBeGreaterThan(20);
});

for (const language of languages) {
  test(`a long page of filters finds an Arabic value however it is spelled, in ${language}`, async ({ page }) => {
    await openLive(page, '/ar/research');
    const group = page.locator('#filters fieldset', { has: page.locator('input[name=focusedAreaId]') });
    await group.locator('summary').click();
    await group.locator('input[type=search]').fill(language === 'ar' ? 'الاشعاع' : 'إشعاع');
    await expect(group.locator('details label').first()).toContainText('إشعاع');
  });

  test(`a title shows its beginning when there is no room, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/research`);
    const cut = await page
      .locator('[data-testid=results] h2')
      .evaluateAll((titles) => titles.filter((title) => title.scrollWidth > title.clientWidth + 1).length);
    expect(cut).toBe(0);
  });
}
