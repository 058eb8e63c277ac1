import type { Browser, Page } from '@playwright/test';
import { blockedMs, type Observed } from './observe-page.ts';
import { openVisit } from './open-visit.ts';

export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly longestTaskMs: number;
  readonly cls: number;
  /** The longest interaction after the page is at rest; 16 ms or less counts as 16. */
  readonly inpMs: number;
  readonly requests: number;
  readonly wireKiB: number;
  readonly scriptKiB: number;
  readonly styleKiB: number;
  readonly fontKiB: number;
  readonly documentKiB: number;
  readonly nodes: number;
}

/** A page is at rest when no response arrived for this long. Scripts that load when the browser is idle have then arrived. */
const quietMs = 2500;
const restMsMax = 30_000;

/** One visit with an empty cache: the load, then first interactions. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const visit = await openVisit(browser);
  try {
    const { page, traffic } = visit;
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const deadline = performance.now() + restMsMax;
    while (performance.now() - visit.lastActivity() < quietMs && performance.now() < deadline) await page.waitForTimeout(100);
    const observation = await readObserved(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const before = { ...traffic, bytesOf: { ...traffic.bytesOf } };
    await interact(page);
    const { interactions } = await readObserved(page);
    const kib = (kind: string) => (before.bytesOf[kind] ?? 0) / 1024;
    return {
      fcpMs: observation.fcpMs,
      lcpMs: observation.lcpMs,
      tbtMs: blockedMs(observation),
      longestTaskMs: Math.max(0, ...observation.tasks.map(([, length]) => length)),
      cls: observation.cls,
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

const readObserved = (page: Page): Promise<Observed> => page.evaluate(() => window.benchObserved as Observed);

/** Types three letters into the search field and opens a disclosure, if the page has them. Neither opens another page. */
async function interact(page: Page): Promise<void> {
  const box = page.locator('input[type=search], main input[name=keyword]').first();
  if (await box.isVisible()) {
    await box.click();
    for (const letter of ['g', 'a', 'l']) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(400);
    }
    await page.keyboard.press('Escape');
    // Suggestions overlay the page and close on blur.
    await box.blur();
  }
  const summary = page.locator('main details > summary').first();
  if (await summary.isVisible()) {
    await summary.click();
    await page.waitForTimeout(600);
  }
  await page.waitForTimeout(1500);
}
