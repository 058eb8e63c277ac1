import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test';
import { expectArabicWriting } from './arabic-writing.ts';
import { findViolations } from './find-violations.ts';
import { type Boxes, expectMirrored, measureBoxes } from './mirrored-boxes.ts';
import { languages, pageKinds } from './pages.ts';

// Rules for every kind of page in both languages. They share one visit per page, because opening a page takes as long as all its checks.

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Cumulative layout shift (one session window). */
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

/** Elements that scroll horizontally but have no edge shadow or are not focusable. */
const silentScrollers = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        if (!/auto|scroll/.test(style.overflowX) || element.scrollWidth <= element.clientWidth + 1 || element.matches('textarea'))
          return false;
        return !style.backgroundAttachment.includes('local') || !(element.tabIndex >= 0 || element.querySelector('a, button'));
      })
      .map((element) => `${element.tagName} ${element.className}`.slice(0, 90));
  });

/** Controls that move when their content opens. */
const movedControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('summary')]
      .filter((summary) => summary.getClientRects().length > 0 && !(summary.parentElement as HTMLDetailsElement).open)
      .flatMap((summary) => {
        const position = () =>
          [summary.getBoundingClientRect()].map(({ x, y }) => `${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`)[0];
        const [fold, before] = [summary.parentElement as HTMLDetailsElement, position()];
        fold.open = true;
        const after = position();
        fold.open = false;
        return before === after ? [] : [`${summary.textContent?.trim().slice(0, 40)}: ${before} → ${after}`];
      }),
  );

/** Tables and definition lists split between two text columns. */
const cutTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(table, dl)')]
      .filter((element) => element.getClientRects().length > 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  );

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose text overflows a box that hides it. Intended scrollers are exempt. */
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

/** Touch targets that are less than 44 px high, or less than 24 px for links within a text or title (WCAG 2.5.8). */
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
        const isName = control.closest('h1, h2, h3') !== null || control.matches('article a[href*="/authors/"]');
        const isAlone = !isName && line?.textContent?.trim() === control.textContent?.trim();
        const inline = getComputedStyle(control).display === 'inline' && line !== null && !isAlone;
        return inline ? [...control.getClientRects()].some(({ height }) => height < 23.5) : box.height < 43.5;
      })
      .map((control) => `${Math.round(control.getBoundingClientRect().height)} ${control.outerHTML.slice(0, 110)}`);
  });

/** Texts in the script of the other language that no element marks with `lang` or `dir`. */
async function strayTexts(page: Page, other: string): Promise<string[]> {
  return page.evaluate((foreign) => {
    const script = foreign === 'ar' ? /\p{Script=Arabic}{2,}/u : /[A-Za-z]{4,}/;
    const foreignScript = foreign === 'ar' ? /[A-Za-z]/ : /\p{Script=Arabic}/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const foreignTexts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      const text = node.textContent ?? '';
      if (!script.test(text) || foreignScript.test(text) || element.closest('script,style,code,pre,kbd,option,title,textarea')) continue;
      if (element.closest(`[lang="${foreign}"], bdi[dir], [lang][dir]:not(html), [dir="${foreign === 'ar' ? 'rtl' : 'ltr'}"]:not(html)`))
        continue;
      foreignTexts.push(text.trim().slice(0, 60));
    }
    return foreignTexts;
  }, other);
}

/** Ids of the records on the page, in order. */
const recordsOn = (page: Page) =>
  page
    .locator('[data-testid=results] article a:first-of-type')
    .evaluateAll((links) => links.map((link) => /\/(\d+)(?:\?|$)/.exec((link as HTMLAnchorElement).pathname)?.[1]));

const steps = {
  async 'the served page names its language, direction and twin'({ response, kind, path, language, other, baseURL, request }) {
    const html = await response.text();
    expect.soft(html).toMatch(new RegExp(`<html[^>]*lang="${language}"[^>]*dir="${language === 'ar' ? 'rtl' : 'ltr'}"`));
    const missing = kind.endsWith('that never was') || kind === 'unknown address';
    expect.soft(response.status()).toBe(missing ? 404 : 200);
    if (missing) return;
    const link = (hreflang: string) =>
      new RegExp(`<link rel="alternate" hrefLang="${hreflang}" href="([^"]+)"`, 'i').exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const twin = link(other).replace(/^https?:\/\/[^/]+/, '');
    expect.soft(twin.split('?')[0]).toBe(`/${other}${path.split('?')[0]}`);
    expect.soft(link('x-default')).not.toBe('');
    expect.soft(html).toMatch(/<link rel="canonical" href="https?:/);
    // The address in the other language has the same query and exists.
    if (path.includes('?')) expect.soft((await request.get(baseURL + twin)).status()).toBe(200);
  },
  async 'nothing moves while a slow font arrives, nor when the page becomes live'({ page }) {
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(1, 1);
    await expect(page.locator('html')).toHaveAttribute('data-live');
    expect.soft(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  },
  async 'the Arabic page is the English one mirrored'({ page, boxes }) {
    boxes.push(await measureBoxes(page));
    const [english, arabic] = boxes;
    if (english && arabic) expectMirrored(english, arabic);
  },
  async 'axe finds nothing by day or by night'({ page }) {
    expect.soft(await findViolations(page, { type: 'tag', values: standards })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findViolations(page, { type: 'rule', values: ofColours })).toEqual([]);
  },
  async 'text in the other script is marked'({ page, language, other }) {
    await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
    expect.soft(await strayTexts(page, other)).toEqual([]);
  },
  async 'Arabic has names, digits and letters of its own'({ page, language }) {
    if (language === 'ar') await expectArabicWriting(page);
  },
  async 'changing the language twice comes back to the same address and records'({ page, language, other }) {
    // Starts on the Arabic page only, which covers both directions of the switch.
    if (language === 'en') return;
    const address = page.url();
    const before = await recordsOn(page);
    await page.getByTestId('language-switch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.getByTestId('language-switch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // While fonts load slowly, `<html>` exists long before the rows.
    await page.waitForLoadState('domcontentloaded');
    expect.soft(decodeURIComponent(page.url())).toBe(decodeURIComponent(address));
    expect.soft(await recordsOn(page)).toEqual(before);
  },
  async 'a control keeps its place when it opens something, wide and on a phone'({ page }) {
    expect.soft(await movedControls(page)).toEqual([]);
    const wideViewport = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await movedControls(page), 'on a phone').toEqual([]);
    if (wideViewport) await page.setViewportSize(wideViewport);
  },
  async 'no table is cut where a column of text ends'({ page }) {
    expect.soft(await cutTables(page)).toEqual([]);
  },
  async 'nothing is wider than a small phone, what scrolls there shows it, and what is touched there is 44 px high, or 24 inside a sentence'({
    page,
  }) {
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await silentScrollers(page)).toEqual([]);
    expect.soft(await overflow(page), 'with all that folds open').toBe(0);
  },
  async 'wider spacing of letters, words and lines loses nothing, nor does a page twice as large'({ page, language }) {
    // 200 % of a window of 1280 px is a window of 640 px (WCAG 1.4.4).
    await page.setViewportSize({ width: 640, height: 450 });
    expect.soft(await overflow(page)).toBe(0);
    // The values of WCAG 1.4.12. Letter spacing is not set for Arabic, whose letters are joined.
    const spacing = `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${language === 'en' ? 'letter-spacing: 0.12em !important;' : ''} } p { margin-block-end: 2em !important }`;
    // CSP does not block constructed style sheets, so they can replace user styles.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    expect.soft(await overflow(page)).toBe(0);
    expect.soft(await clipped(page)).toEqual([]);
  },
} satisfies Record<string, (visit: Visit) => Promise<void>>;

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly baseURL: string;
  readonly response: Response;
  readonly kind: string;
  readonly path: string;
  readonly language: string;
  readonly other: string;
  /** Measured boxes of the languages visited so far. */
  readonly boxes: Boxes[];
}

/** Opens the page with a delay for each font file. */
async function openSlowly(page: Page, address: string): Promise<Response> {
  await page.route('**/fonts/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  return response as Response;
}

test.use({ colorScheme: 'light', hasTouch: true });
for (const [kind, path] of Object.entries(pageKinds))
  test(`${kind} is equal and mirrored in both languages, still, accessible and free of requests to other hosts`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.slow();
    const strangers: string[] = [];
    const boxes: Boxes[] = [];
    for (const language of languages) {
      const page = await browser.newPage();
      page.on('request', (outgoing) => {
        const url = outgoing.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) strangers.push(url);
      });
      const response = await openSlowly(page, `/${language}${path}`);
      const visit = {
        page,
        request,
        baseURL: baseURL as string,
        response,
        kind,
        path,
        language,
        other: language === 'en' ? 'ar' : 'en',
        boxes,
      };
      for (const [guarantee, keeps] of Object.entries(steps)) {
        await test.step(`${language}: ${guarantee}`, () => keeps(visit));
      }
      await page.close();
    }
    expect(strangers, 'requests to other machines').toEqual([]);
  });
