import type { Browser, Page } from '@playwright/test';
import { openVisit } from './open-visit.ts';

/**
 * Milliseconds from a click to new rows or a record title, on an unthrottled network. `first`: soon after the page has loaded; `reading`:
 * after moving the mouse and waiting two more seconds.
 */
export type Steps = Readonly<Record<Step, readonly number[]>>;
type Kind = keyof typeof targets;
type Step = `${Kind}, ${'reading' | 'first'}`;

declare global {
  interface Window {
    benchClicked?: number;
  }
}

/** Records the time of each click and of the first frame with new content, across document changes. */
function watchSteps(): void {
  const now = () => performance.timeOrigin + performance.now();
  // Compares titles only, since this runs in every frame on a throttled processor.
  const readTitles = () =>
    [...document.querySelectorAll('[data-testid=results] article h2, main h1')].map((heading) => heading.textContent).join('|') ||
    undefined;
  const markStart = (event: Event) => {
    sessionStorage.setItem('bench', JSON.stringify({ at: performance.timeOrigin + event.timeStamp, shown: readTitles() ?? '' }));
    sessionStorage.removeItem('benchTook');
  };
  addEventListener('click', markStart, { capture: true });
  const checkUpdate = () => {
    const startMark = sessionStorage.getItem('bench');
    const content = readTitles();
    if (startMark && content !== undefined && document.body) {
      const { at, shown: before } = JSON.parse(startMark) as { at: number; shown: string };
      if (content !== before) {
        sessionStorage.removeItem('bench');
        sessionStorage.setItem('benchTook', String(now() - at));
      }
    }
    requestAnimationFrame(checkUpdate);
  };
  requestAnimationFrame(checkUpdate);
}

const targets = {
  filter: (page: Page) => page.locator('#filters input[name=researchTypeId]:not(:checked)').first(),
  page: (page: Page) => page.locator('main a[rel=next]').first(),
  open: (page: Page) => page.getByTestId('results').getByRole('article').nth(2).getByRole('link').first(),
} as const;

/** Response time of list interactions. */
export async function measureSteps(browser: Browser, url: string, runs: number): Promise<Steps> {
  const timesByStep = {} as Record<Step, number[]>;
  for (let run = 0; run < runs; run += 1)
    for (const kind of Object.keys(targets) as Kind[]) {
      const first = await measureClicks(browser, url, kind, { isReading: false });
      const reading = await measureClicks(browser, url, kind, { isReading: true });
      timesByStep[`${kind}, first`] = [...(timesByStep[`${kind}, first`] ?? []), ...first];
      timesByStep[`${kind}, reading`] = [...(timesByStep[`${kind}, reading`] ?? []), ...reading];
    }
  return timesByStep;
}

/** Times of the clicks in a list: two clicks if `isReading`, else one. For `open`, one in both cases, because the first leaves the list. */
async function measureClicks(browser: Browser, url: string, kind: Kind, { isReading }: { isReading: boolean }): Promise<number[]> {
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
      times.push(await measureClick(visit.page, targets[kind](visit.page)));
    return times;
  } finally {
    await visit.close();
  }
}

async function measureClick(page: Page, target: ReturnType<typeof targets.page>): Promise<number> {
  await page.evaluate(() => sessionStorage.removeItem('benchTook'));
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(300);
  await target.click({ noWaitAfter: true });
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const elapsed = await page.evaluate(() => sessionStorage.getItem('benchTook')).catch(() => null);
    if (elapsed !== null) {
      await page.waitForTimeout(800);
      return Number(elapsed);
    }
    await page.waitForTimeout(30);
  }
  return Number.NaN;
}
