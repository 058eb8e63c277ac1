import { expect, type Page, test } from '@playwright/test';
import { openLive, pageKinds } from './pages.ts';

/** A box by what it is: the side it starts from in its own direction, and its width. */
interface Box {
  readonly name: string;
  /** Distance of the starting edge from the starting side of the window, CSS px. */
  readonly start: number;
  /** Distance of the ending edge from the ending side. */
  readonly end: number;
}

/** Parts whose place does not depend on how long a word is: both edges must be mirrored. */
const framed = {
  header: 'body > header',
  'header, inside': 'body > header > .wrap',
  main: 'main',
  'search form': 'main search',
  'filter panel': '#filters',
  results: '#results-list',
  rows: '[data-testid=results]',
  aside: 'main aside:not(#filters)',
  tabs: 'main nav[aria-label]:first-of-type',
  footer: 'body > footer',
  'footer, inside': 'body > footer > .wrap',
} as const;

/** Parts as wide as their words: the edge they start from (or, for the last in a line, end at) must be mirrored. */
const starting = {
  mark: 'body > header a > svg',
  home: 'body > header .wrap > a',
  heading: 'main h1:not(.sr-only)',
  'search field': 'main search input',
  count: '[data-testid=result-count]',
  'first chip': '[data-testid=chips] a',
  'first legend': '#filters legend',
  'first row': '[data-testid=results] article',
  'first row, heading': '[data-testid=results] article :is(h2, h3)',
  'way out': '[data-testid=no-results] li a',
} as const;
const ending = { 'language switch': '[data-testid=language-switch]', orbits: 'body > header > svg' } as const;

const width = 1280;
const tolerance = 2;

async function boxes(page: Page, selectors: Readonly<Record<string, string>>): Promise<Box[]> {
  const found = await page.evaluate((wanted) => {
    const rtl = document.documentElement.dir === 'rtl';
    const view = document.documentElement.clientWidth;
    return Object.entries(wanted).flatMap(([name, selector]) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!box || box.width === 0) return [];
      const [left, right] = [box.left, view - box.right];
      return [{ name, start: rtl ? right : left, end: rtl ? left : right }];
    });
  }, selectors);
  return found;
}

test.describe('The Arabic page is the English one mirrored', () => {
  test.use({ viewport: { width, height: 900 } });
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(kind, async ({ page }) => {
      const seen = new Map<string, Record<'framed' | 'starting' | 'ending', Box[]>>();
      for (const language of ['en', 'ar']) {
        await page.goto(`/${language}${path}`);
        await page.evaluate(() => document.fonts.ready);
        seen.set(language, {
          framed: await boxes(page, framed),
          starting: await boxes(page, starting),
          ending: await boxes(page, ending),
        });
      }
      const [english, arabic] = [seen.get('en'), seen.get('ar')];
      for (const group of ['framed', 'starting', 'ending'] as const) {
        expect(arabic?.[group].map((box) => box.name)).toEqual(english?.[group].map((box) => box.name));
        for (const [place, box] of (english?.[group] ?? []).entries()) {
          const counterpart = arabic?.[group][place];
          if (group !== 'ending')
            expect(Math.abs((counterpart?.start ?? Number.NaN) - box.start), `${box.name}, start`).toBeLessThanOrEqual(tolerance);
          if (group !== 'starting')
            expect(Math.abs((counterpart?.end ?? Number.NaN) - box.end), `${box.name}, end`).toBeLessThanOrEqual(tolerance);
        }
      }
      expect(english?.framed.length).toBeGreaterThan(4);
    });
  }
});

for (const language of ['en', 'ar'] as const) {
  test(`arrows and charts point with the reading direction in ${language}, and the mark does not turn`, async ({ page }) => {
    await page.goto(`/${language}/research?pageIndex=2`);
    const flipped = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).scale.startsWith('-1'));
    const isArabic = language === 'ar';
    expect(await flipped('nav a[rel=next] svg')).toBe(isArabic);
    expect(await flipped('nav a[rel=prev] svg')).toBe(isArabic);
    expect(await flipped('#filters svg')).toBe(isArabic);
    expect(await flipped('body > header > div > svg')).toBe(isArabic);
    expect(await flipped('body > header a > svg')).toBe(false);
    const next = await page.locator('nav a[rel=next]').boundingBox();
    const previous = await page.locator('nav a[rel=prev]').boundingBox();
    expect((next?.x ?? 0) > (previous?.x ?? 0)).toBe(!isArabic);
  });

  test(`the title in the other language begins where the title does in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research`);
    const edges = await page
      .getByTestId('results')
      .getByRole('article')
      .first()
      .evaluate((row) => {
        const edge = (element: Element | null) => {
          const range = document.createRange();
          range.selectNodeContents(element as Element);
          const { left, right } = range.getBoundingClientRect();
          return document.dir === 'rtl' ? right : left;
        };
        return [edge(row.querySelector('h2')), edge(row.querySelector('.second-title'))];
      });
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(3);
  });

  test(`an empty search field starts where the page starts in ${language}, and takes the direction of what is typed`, async ({ page }) => {
    await openLive(page, `/${language}/research`);
    const field = page.locator('main input[name=keyword]');
    const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
    expect(await direction()).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await field.fill('black hole');
    await expect.poll(direction).toBe('ltr');
    await field.fill('ثقب أسود');
    await expect.poll(direction).toBe('rtl');
    await field.fill('');
    await expect.poll(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });
}
