import type { Browser, Page } from '@playwright/test';
import { openVisit } from './open-visit.ts';

/** Milliseconds from click to new rows, or to the record's title, without a slow network. */
export type Steps = Readonly<Record<'filter' | 'page' | 'open', readonly number[]>>;

declare global {
  interface Window {
    benchClicked?: number;
  }
}

/** Notes the moment of each click, and of the first frame in which the page shows something else. Both last through a change of document. */
function watchSteps(): void {
  const now = () => performance.timeOrigin + performance.now();
  const shows = () =>
    [...document.querySelectorAll('[data-testid=results] article a, main h1')].map((one) => one.textContent).join('|') || undefined;
  const begin = (event: Event) => {
    sessionStorage.setItem('bench', JSON.stringify({ at: performance.timeOrigin + event.timeStamp, shown: shows() ?? '' }));
    sessionStorage.removeItem('benchTook');
  };
  addEventListener('click', begin, { capture: true });
  const look = () => {
    const begun = sessionStorage.getItem('bench');
    const shown = shows();
    if (begun && shown !== undefined && document.body) {
      const { at, shown: before } = JSON.parse(begun) as { at: number; shown: string };
      if (shown !== before) {
        sessionStorage.removeItem('bench');
        sessionStorage.setItem('benchTook', String(now() - at));
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const steps = {
  filter: (page: Page) => page.locator('#filters input[name=researchTypeId]:not(:checked)').first(),
  page: (page: Page) => page.locator('main a[rel=next]').first(),
  open: (page: Page) => page.getByTestId('results').getByRole('article').nth(2).getByRole('link').first(),
} as const;

/** How quickly a list answers a reader who has been on the page for a moment. */
export async function measureSteps(browser: Browser, url: string, runs: number): Promise<Steps> {
  const taken: Record<keyof Steps, number[]> = { filter: [], page: [], open: [] };
  for (let run = 0; run < runs; run += 1)
    for (const [step, target] of Object.entries(steps) as [keyof Steps, (page: Page) => ReturnType<typeof steps.page>][]) {
      const visit = await openVisit(browser, { network: false });
      try {
        await visit.page.addInitScript(watchSteps);
        await visit.page.goto(url, { waitUntil: 'load' });
        await visit.page.waitForTimeout(1500);
        // The first click of a visit also wakes the scripts; the second is the everyday one. Both are counted.
        for (let click = 0; click < (step === 'open' ? 1 : 2); click += 1) taken[step].push(await take(visit.page, target(visit.page)));
      } finally {
        await visit.close();
      }
    }
  return taken;
}

async function take(page: Page, target: ReturnType<typeof steps.page>): Promise<number> {
  await page.evaluate(() => sessionStorage.removeItem('benchTook'));
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(300);
  await target.click({ noWaitAfter: true });
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    const took = await page.evaluate(() => sessionStorage.getItem('benchTook')).catch(() => null);
    if (took !== null) {
      await page.waitForTimeout(800);
      return Number(took);
    }
    await page.waitForTimeout(30);
  }
  return Number.NaN;
}
