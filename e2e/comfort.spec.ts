import { expect, type Page, test } from '@playwright/test';
import { languages, openLive, pageKinds } from './pages.ts';

const kinds = Object.entries(pageKinds);

/** How far things moved since the page began, as browsers score it (session windows are never longer than our pages take). */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose text is cut off: it is wider or higher than a box that hides what does not fit. Lists that scroll on purpose are not. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        if (element.closest('.sr-only, svg, [data-testid=search-history]') || element.clientWidth < 2) return false;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        return (
          (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) ||
          (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2)
        );
      })
      .map((element) => `${element.tagName} ${element.className}`.slice(0, 90)),
  );

/** Controls under a finger that are less than 44 px high. Links among words or names of a line, and a title that is its own row of text, may be (WCAG 2.5.8, "inline"). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'header a, header button, main a, main button, main select, main summary, main input:not([type=hidden]), footer a',
    );
    return [...controls]
      .filter((control) => {
        const target = control.matches('[type=checkbox], [type=radio]') ? (control.closest('label') ?? control) : control;
        const box = target.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || control.closest('.skip, [hidden], .sr-only, [tabindex="-1"]')) return false;
        const line = control.closest('p, li, h1, h2, h3, dt, dd, th, td');
        const inline = getComputedStyle(control).display === 'inline' && line !== null;
        return !inline && box.height < 43.5;
      })
      .map((control) => `${Math.round(control.getBoundingClientRect().height)} ${control.outerHTML.slice(0, 110)}`);
  });

for (const language of languages) {
  test.describe(`In ${language}`, () => {
    test.describe('on a screen that can be touched', () => {
      test.use({ hasTouch: true });
      for (const [kind, path] of kinds) {
        // Three guarantees on one visit: opening each page three times took as long as all other journeys of this file.
        test(`${kind}: nothing moves, nothing is lost to larger or wider letters, and fingers find everything`, async ({ page }) => {
          await test.step('nothing moves while a slow font arrives, nor when the page becomes live', async () => {
            await page.route('**/fonts/**', async (route) => {
              await new Promise((resolve) => setTimeout(resolve, 300));
              await route.continue().catch(() => undefined);
            });
            await page.goto(`/${language}${path}`, { waitUntil: 'load' });
            await page.evaluate(() => document.fonts.ready);
            await page.mouse.move(1, 1);
            await expect(page.locator('html')).toHaveAttribute('data-live');
            expect.soft(await layoutShift(page)).toBeLessThanOrEqual(0.02);
          });
          await test.step('on a phone, what is touched is 44 px high, but for links inside a sentence', async () => {
            await page.setViewportSize({ width: 360, height: 740 });
            expect.soft(await smallTargets(page)).toEqual([]);
          });
          await test.step('wider spacing of letters, words and lines loses nothing, nor does a page twice as large', async () => {
            // 200 % of a window of 1280 px is a window of 640 px (WCAG 1.4.4).
            await page.setViewportSize({ width: 640, height: 450 });
            expect.soft(await overflow(page)).toBe(0);
            // WCAG 1.4.12, at its limits. Letters of Arabic are joined: spacing them is not asked of a language that has no such spacing.
            const spacing = `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${language === 'en' ? 'letter-spacing: 0.12em !important;' : ''} } p { margin-block-end: 2em !important }`;
            // A sheet made by script, as a reader's own styles are: the policy of the page has no say in it.
            await page.evaluate((css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [sheet];
            }, spacing);
            expect.soft(await overflow(page)).toBe(0);
            expect.soft((await clipped(page)).filter((name) => !name.startsWith('HEADER'))).toEqual([]);
          });
        });
      }
    });

    test('prints rows with their marks and without controls', async ({ page }) => {
      await page.goto(`/${language}/research?keyword=black+hole`);
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['body > header', '#filters', 'main search button', 'nav', '[data-testid=export]', 'footer'])
        await expect(page.locator(gone).first(), gone).toBeHidden();
      await expect(page.getByTestId('result-count')).toBeVisible();
      await expect(page.getByTestId('results').getByRole('article').first()).toBeVisible();
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)');
      await page.goto(`/${language}/research/300`);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

    test('a keyboard alone finds, filters, opens and comes back', async ({ page }) => {
      await page.goto(`/${language}/research`);
      await page.keyboard.press('Tab');
      await expect(page.locator('a.skip').first()).toBeFocused();
      await page.keyboard.press('/');
      const field = page.locator('main input[name=keyword]');
      await expect(field).toBeFocused();
      await page.keyboard.type('mars/dust');
      await expect(field).toHaveValue('mars/dust');
      await field.fill('mars');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/keyword=mars/);
      await expect(page).toHaveTitle(/mars/);
      const box = page.locator('#filters input[name=researchTypeId]').first();
      await box.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/researchTypeId=/);
      // The address changes before the list does; the filter stands above the list as soon as the list knows of it.
      await expect(page.getByTestId('chips')).toBeVisible();
      // Until the answer is there, the pager is that of the list before.
      await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
      const next = page.locator('a[rel=next]');
      if ((await next.count()) > 0) {
        await next.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('result-count')).toBeFocused();
      }
      await expect(page.locator('#results-list')).toHaveAttribute('aria-busy', 'false');
      const first = page.getByTestId('results').getByRole('link').first();
      await first.focus();
      expect(await first.evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe('none');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/research\/\d+/);
      await page.goBack();
      await expect(page.getByTestId('results')).toBeVisible();
    });

    test('the shortcut can be switched off on the device', async ({ page }) => {
      await openLive(page, `/${language}/accessibility`);
      await page.locator('#shortcut ~ label input, section:has(#shortcut) input').first().uncheck();
      await openLive(page, `/${language}/research`);
      await page.keyboard.press('/');
      await expect(page.locator('main input[name=keyword]')).not.toBeFocused();
    });

    test('colours forced by the system keep the focus and the current page visible', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(`/${language}/research?pageIndex=2`);
      await page.locator('nav a[rel=next]').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await page.locator('nav a[rel=next]').evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
      expect(
        await page
          .locator('[aria-current=page]')
          .last()
          .evaluate((here) => getComputedStyle(here).fontWeight),
      ).toBe('600');
    });

    test('reduced motion leaves no animation and no transition', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${language}/research`);
      const long = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.001)
            .length,
      );
      expect(long).toBe(0);
    });

    test('a lost connection is said, and its return', async ({ page, context }) => {
      await openLive(page, `/${language}/research`);
      await context.setOffline(true);
      await expect(page.getByTestId('connection')).not.toBeEmpty();
      await context.setOffline(false);
      await expect(page.getByTestId('connection')).toBeEmpty({ timeout: 8000 });
    });
  });
}
