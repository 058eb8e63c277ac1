import type { Page, Request } from '@playwright/test';

export interface HeldResponses {
  /** Number of held requests. */
  count(): number;
  /** Releases current and later requests. Resolves when each is answered or aborted and the page has rendered. */
  release(): Promise<void>;
}

/** Holds responses that match a pattern until `release`, so that tests need no timing. */
export async function holdResponses(page: Page, pattern: string, isHeldUrl: (url: string) => boolean = () => true): Promise<HeldResponses> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pending = new Set<Request>();
  let count = 0;
  const forget = (request: Request) => {
    pending.delete(request);
  };
  page.on('requestfinished', forget).on('requestfailed', forget);
  await page.route(pattern, async (route) => {
    if (isHeldUrl(route.request().url())) {
      count += 1;
      pending.add(route.request());
      await released;
    }
    await route.continue().catch(() => forget(route.request()));
  });
  return {
    count: () => count,
    async release() {
      release();
      while (pending.size > 0) await page.waitForTimeout(20);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    },
  };
}
