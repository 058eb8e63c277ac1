import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { observePage } from './observe-page.ts';

/** The throttling with which all published figures are measured: processor ×4, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
export const slowdown = { cpu: 4, downloadBitsPerSecond: 1_600_000, uploadBitsPerSecond: 750_000, latencyMs: 150 } as const;
const settleMs = 1500;
const viewport = { width: 1350, height: 940 };

export interface Traffic {
  requests: number;
  wireBytes: number;
  /** Bytes on the wire by kind of resource: Document, Script, Stylesheet, Font, Fetch… */
  readonly bytesOf: Record<string, number>;
}

export interface OpenVisit {
  readonly page: Page;
  readonly traffic: Traffic;
  /** Time of the last response, by `performance.now()`. */
  lastActivity(): number;
  close(): Promise<void>;
}

/** A throttled page with an empty cache; without `network` only the processor is throttled. */
export async function openVisit(browser: Browser, { network = true } = {}): Promise<OpenVisit> {
  const context: BrowserContext = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(observePage);
  await devtools.send('Network.enable');
  if (network)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowdown.latencyMs,
      downloadThroughput: slowdown.downloadBitsPerSecond / 8,
      uploadThroughput: slowdown.uploadBitsPerSecond / 8,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu });
  // Waits for the browser to start, which would otherwise slow the first page by a third of a second.
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const { traffic, lastActivity } = watchTraffic(devtools);
  return { page, traffic, lastActivity, close: () => context.close() };
}

function watchTraffic(devtools: CDPSession): Pick<OpenVisit, 'traffic' | 'lastActivity'> {
  const traffic: Traffic = { requests: 0, wireBytes: 0, bytesOf: {} };
  const kinds = new Map<string, string>();
  let last = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = performance.now();
    if (/^(?:data|blob):/.test(request.url)) return;
    traffic.requests += 1;
    kinds.set(requestId, type ?? 'Other');
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const kind = kinds.get(requestId);
    if (!kind) return;
    traffic.wireBytes += encodedDataLength;
    traffic.bytesOf[kind] = (traffic.bytesOf[kind] ?? 0) + encodedDataLength;
  });
  return { traffic, lastActivity: () => last };
}
