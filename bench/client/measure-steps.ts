import type { Browser, Page } from '@playwright/test';
import { openVisit } from './open-visit.ts';

/**
 * Milliseconds from click to new rows, or to the record's title, without a slow network: on a page whose reader first moved the pointer two seconds before (`reading`),
 * and on one that learns of its reader 0.3 s before the click (`first`).
 */
export type Steps = Readonly<Record<Step, readonly number[]>>;
type Kind = keyof typeof targets;
type Step = `${Kind}, ${'reading' | 'first'}`;

declare global {
  interface Window {
    benchClicked?: number;
  }
}

/** Notes the moment of each click, and of the first frame in which the page shows something else. Both last through a change of document. */
function watchSteps(): void {
  const now = () => performance.timeOrigin + performance.now();
  // Titles only: it is asked in every frame, on a slowed processor.
  const shows = () =>
    [...document.querySelectorAll('[data-testid=results] article h2, main h1')].map((one) => one.textContent).join('|') || undefined;
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

const targets = {
  filter: (page: Page) => page.locator('#filters input[name=researchTypeId]:not(:checked)').first(),
  page: (page: Page) => page.locator('main a[rel=next]').first(),
  open: (page: Page) => page.getByTestId('results').getByRole('article').nth(2).getByRole('link').first(),
} as const;

/** How quickly a list answers a reader. */
export async function measureSteps(browser: Browser, url: string, runs: number): Promise<Steps> {
  const taken = {} as Record<Step, number[]>;
  for (let run = 0; run < runs; run += 1)
    for (const kind of Object.keys(targets) as Kind[]) {
      const first = await takeOn(browser, url, kind, { isReading: false });
      const reading = await takeOn(browser, url, kind, { isReading: true });
      taken[`${kind}, first`] = [...(taken[`${kind}, first`] ?? []), ...first];
      taken[`${kind}, reading`] = [...(taken[`${kind}, reading`] ?? []), ...reading];
    }
  return taken;
}

/** One click on a page that learns of its reader with it; on one that is read, two where another can follow. */
async function takeOn(browser: Browser, url: string, kind: Kind, { isReading }: { isReading: boolean }): Promise<number[]> {
  const visit = await openVisit(browser, { network: false });
  try {
    await visit.page.addInitScript(watchSteps);
    await visit.page.goto(url, { waitUntil: 'load' });
    await visit.page.waitForTimeout(1500);
    if (isReading) {
      await visit.page.mouse.move(640, 400, { steps: 3 });
      await visit.page.waitForTimeout(2000);
    }
    const times: number[] = [];
    for (let click = 0; click < (isReading && kind !== 'open' ? 2 : 1); click += 1)
      times.push(await take(visit.page, targets[kind](visit.page)));
    return times;
  } finally {
    await visit.close();
  }
}

async function take(page: Page, target: ReturnType<typeof targets.page>): Promise<number> {
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
