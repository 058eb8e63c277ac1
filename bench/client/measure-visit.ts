import type { Browser, Page } from '@playwright/test';
import { blockedMs, type Observed } from './observe-page.ts';
import { openVisit } from './open-visit.ts';

export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly longestTaskMs: number;
  readonly cls: number;
  /** Of the interactions after the page came to rest; 16 ms or less counts as 16. */
  readonly inpMs: number;
  readonly requests: number;
  readonly wireKiB: number;
  readonly scriptKiB: number;
  readonly styleKiB: number;
  readonly fontKiB: number;
  readonly documentKiB: number;
  readonly nodes: number;
}

/** A page is at rest when nothing has arrived for so long; scripts that wait for an idle moment have come by then. */
const quietMs = 2500;
const restMsMax = 30_000;

/** One visit with an empty cache: the load as it is, then the first things a reader does. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const visit = await openVisit(browser);
  try {
    const { page, traffic } = visit;
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const until = performance.now() + restMsMax;
    while (performance.now() - visit.lastActivity() < quietMs && performance.now() < until) await page.waitForTimeout(100);
    const loaded = await observed(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const before = { ...traffic, bytesOf: { ...traffic.bytesOf } };
    await interact(page);
    const { interactions } = await observed(page);
    const kib = (kind: string) => (before.bytesOf[kind] ?? 0) / 1024;
    return {
      fcpMs: loaded.fcpMs,
      lcpMs: loaded.lcpMs,
      tbtMs: blockedMs(loaded),
      longestTaskMs: Math.max(0, ...loaded.tasks.map(([, length]) => length)),
      cls: loaded.cls,
      inpMs: Math.max(16, ...Object.values(interactions)),
      requests: before.requests,
      wireKiB: before.wireBytes / 1024,
      scriptKiB: kib('Script'),
      styleKiB: kib('Stylesheet'),
      fontKiB: kib('Font'),
      documentKiB: kib('Document'),
      nodes,
    };
  } finally {
    await visit.close();
  }
}

const observed = (page: Page): Promise<Observed> => page.evaluate(() => window.benchObserved as Observed);

/** A letter in the search box, another, and a disclosure opened and closed: what is on every page and leads nowhere else. */
async function interact(page: Page): Promise<void> {
  const box = page.locator('input[type=search], main input[name=keyword]').first();
  if (await box.isVisible()) {
    await box.click();
    for (const letter of ['g', 'a', 'l']) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(400);
    }
    await page.keyboard.press('Escape');
    // What came for the letters after that lies over the page; it goes with the focus.
    await box.blur();
  }
  const fold = page.locator('main details > summary').first();
  if (await fold.isVisible()) {
    await fold.click();
    await page.waitForTimeout(600);
  }
  await page.waitForTimeout(1500);
}
