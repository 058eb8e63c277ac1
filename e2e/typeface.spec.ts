import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages.ts';

/** Network conditions: the local network without limits, and a slow phone connection (bytes per second; latency in ms). */
const networks = {
  'the network as it is': undefined,
  'a slow network': { offline: false, downloadThroughput: 50_000, uploadThroughput: 25_000, latency: 300 },
} as const;

interface FirstView {
  /** Time of the first contentful paint, in ms. */
  readonly paint: number;
  /** Style sheet files that arrived before the first paint. Must be empty, because the paint should wait for no file. */
  readonly files: readonly string[];
  readonly shift: number;
}

function firstView(page: Page): Promise<FirstView> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = (type: string, isComplete: (performanceEntries: readonly PerformanceEntry[]) => boolean, waitMs: number) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observedEntries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => {
          observedEntries.push(...list.getEntries());
          if (isComplete(observedEntries)) resolve(observedEntries);
        }).observe({ type, buffered: true });
        setTimeout(() => resolve(observedEntries), waitMs);
      });
    // Ignores `first-paint`, which may be the background only.
    const isContentful = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
    const paints = await entries('paint', (paintEntries) => paintEntries.some(isContentful), 10_000);
    const shifts = (await entries('layout-shift', () => false, 500)) as (PerformanceEntry & { value: number })[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const paint = paints.find(isContentful)?.startTime ?? -1;
    return {
      paint,
      files: files.filter(({ name, responseEnd }) => /\.css$/.test(name) && responseEnd < paint).map(({ name }) => name),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** Font families in which an element is drawn; `ours` for web fonts. */
async function drawnWith(page: Page, selector: string): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ isCustomFont, familyName }) => (isCustomFont ? 'ours' : familyName)))];
}

for (const language of languages)
  for (const [name, conditions] of Object.entries(networks))
    for (const path of ['', '/research', '/research/300'])
      test(`the first paint of ${language}${path || '/'} is in our own typeface, on ${name}, and nothing moves`, async ({ page }) => {
        const client = await page.context().newCDPSession(page);
        await client.send('Network.enable');
        if (conditions) await client.send('Network.emulateNetworkConditions', conditions);
        await page.goto(`/${language}${path}`, { waitUntil: 'load' });
        const { paint, files, shift } = await firstView(page);
        expect(paint).toBeGreaterThan(0);
        expect(files).toEqual([]);
        expect(await drawnWith(page, 'main h1')).toEqual(['ours']);
        expect(shift).toBeLessThanOrEqual(0.02);
      });

test('the page itself contains the fonts for digits and Latin names in Arabic and for Arabic titles in English', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/ar/research');
  expect(await drawnWith(page, '[data-testid=result-count]')).toEqual(['ours']);
  expect(await drawnWith(page, '[data-testid=results] [lang=en]')).toEqual(['ours']);
  await page.goto('/en/research');
  expect(await drawnWith(page, '[data-testid=results] [lang=ar]')).toEqual(['ours']);
});

for (const language of languages)
  test(`a second page of a visit (${language}) takes its style sheets from the cache, in our own typeface, and nothing moves`, async ({
    page,
  }) => {
    const sheets = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.css')),
      );
    await page.goto(`/${language}/research`);
    await expect.poll(async () => (await sheets()).filter(({ responseEnd }) => responseEnd > 0).length).toBe(2);
    await page.evaluate((address) => location.assign(address), `/${language}/research/300`);
    await page.waitForURL('**/research/300');
    const { paint, shift } = await firstView(page);
    expect(paint).toBeGreaterThan(0);
    expect(new Set((await sheets()).map(({ transferSize }) => transferSize))).toEqual(new Set([0]));
    expect(await page.locator('head style').allTextContents()).toEqual([expect.stringContaining('@import')]);
    expect(await drawnWith(page, 'main h1')).toEqual(['ours']);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
