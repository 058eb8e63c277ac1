import { expect, type Page } from '@playwright/test';

/** Position of an element, measured from the sides where lines start and end in the direction of the page. */
interface Box {
  readonly name: string;
  /** Distance of the starting edge from the starting side of the window, CSS px. */
  readonly start: number;
  /** Distance of the ending edge from the ending side, CSS px. */
  readonly end: number;
}

/** Elements whose size is independent of text: both edges must be mirrored. */
const framedSelectors = {
  header: 'body > header',
  'header, inside': 'body > header > .wrap',
  main: 'main',
  'search form': 'main search',
  'filter panel': '#filters',
  results: '#results-list',
  rows: '[data-testid=results]',
  aside: 'main aside:not(#filters)',
  tabs: '[data-testid=tabs]',
  footer: 'body > footer',
  'footer, inside': 'body > footer > .wrap',
} as const;

/** Elements as wide as their text: the starting edge must be mirrored, or the ending edge for `endingSelectors`. */
const startingSelectors = {
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
const endingSelectors = { 'language switch': '[data-testid=language-switch]', orbits: 'body > header > svg' } as const;

/** Accepted difference between mirrored edges, in CSS px. */
const tolerance = 2;

function boxesOf(page: Page, selectors: Readonly<Record<string, string>>): Promise<Box[]> {
  return page.evaluate((selectorByName) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const view = document.documentElement.clientWidth;
    return Object.entries(selectorByName).flatMap(([name, selector]) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!box || box.width === 0) return [];
      const [left, right] = [box.left, view - box.right];
      return [{ name, start: isRtl ? right : left, end: isRtl ? left : right }];
    });
  }, selectors);
}

export type Boxes = Record<'framed' | 'starting' | 'ending', readonly Box[]>;

/** Measures the boxes of all selectors above on the current page. */
export async function measureBoxes(page: Page): Promise<Boxes> {
  return {
    framed: await boxesOf(page, framedSelectors),
    starting: await boxesOf(page, startingSelectors),
    ending: await boxesOf(page, endingSelectors),
  };
}

/** Fails unless the Arabic page has the same elements as the English one at mirrored positions, within `tolerance`. */
export function expectMirrored(english: Boxes, arabic: Boxes): void {
  for (const group of ['framed', 'starting', 'ending'] as const) {
    expect.soft(arabic[group].map((box) => box.name)).toEqual(english[group].map((box) => box.name));
    for (const [index, box] of english[group].entries()) {
      const counterpart = arabic[group][index];
      if (group !== 'ending')
        expect.soft(Math.abs((counterpart?.start ?? Number.NaN) - box.start), `${box.name}, start`).toBeLessThanOrEqual(tolerance);
      if (group !== 'starting')
        expect.soft(Math.abs((counterpart?.end ?? Number.NaN) - box.end), `${box.name}, end`).toBeLessThanOrEqual(tolerance);
    }
  }
  expect.soft(english.framed.length).toBeGreaterThan(4);
}
