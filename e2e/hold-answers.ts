import type { Page, Request } from '@playwright/test';

export interface HeldAnswers {
  /** How many requests have been held. */
  count(): number;
  /** Lets them go, and all that come later. Resolves when each has been answered or given up, and the page has drawn what it made of it. */
  release(): Promise<void>;
}

/** Holds back the answers to requests of a pattern until `release`, so that a journey needs no guess of how long an answer takes. */
export async function holdAnswers(page: Page, pattern: string, isHeld: (url: string) => boolean = () => true): Promise<HeldAnswers> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = new Set<Request>();
  let count = 0;
  const forget = (request: Request) => {
    waiting.delete(request);
  };
  page.on('requestfinished', forget).on('requestfailed', forget);
  await page.route(pattern, async (route) => {
    if (isHeld(route.request().url())) {
      count += 1;
      waiting.add(route.request());
      await released;
    }
    await route.continue().catch(() => forget(route.request()));
  });
  return {
    count: () => count,
    async release() {
      release();
      while (waiting.size > 0) await page.waitForTimeout(20);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    },
  };
}
