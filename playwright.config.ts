import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { localShell, ownOrLocalBrowser } from '#lib/commands/testing/browser-at-hand.ts';
import { browserFlags } from '#lib/commands/testing/find-browser.ts';

// Each worker process reads this file again; the first reading decides on port and folder and hands them on through the environment.
if (!process.env.MADAR_JOURNEYS_PORT) {
  const folder = mkdtempSync(join(tmpdir(), 'madar-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.MADAR_JOURNEYS_PORT = String(await freePort());
  process.env.MADAR_JOURNEYS_DATA = folder;
}
const port = Number(process.env.MADAR_JOURNEYS_PORT);
const dataDir = process.env.MADAR_JOURNEYS_DATA ?? '';
const browser = await ownOrLocalBrowser();
const shell = await localShell();
/** What judges how scripts wait for a reader: a browser without windows moves its pointer by itself. */
const waitForReader = ['intent.spec.ts'];

/** Journeys on the built site, each on a store of its own run. Languages, phones and pages without scripts are chosen by the journeys themselves. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The long ones, for `npm run test:faults`.
  testIgnore: 'faults/**',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at a second try has a fault, of the site or of its own.
  retries: 0,
  // A page mostly waits: for a late font, for a click to come back. Three on two cores take a quarter less time than two.
  workers: '150%',
  // A hook that starts a site has taken more than a minute with ten other programs on two cores.
  timeout: 120_000,
  // A shared machine answers late now and then; what never comes fails all the same.
  expect: { timeout: 15_000 },
  // Twice what they take on two busy cores: nothing is judged by it.
  globalTimeout: 40 * 60_000,
  metadata: { dataDir },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Those of the machine must not decide what a page shows.
    locale: 'en-US',
    timezoneId: 'UTC',
    // A recording of every journey costs a third of the time: `npx playwright test FILE --trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: ['faults/**', ...waitForReader], use: { launchOptions: launchOptions(shell ?? browser) } },
    { name: 'waiting scripts', testMatch: waitForReader, use: { launchOptions: launchOptions(browser) } },
  ],
  webServer: {
    command: `"${process.execPath}" lib/commands/start.ts`,
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', HOME_DAY: '2026-11-24' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // A build is part of the start, and a shared machine can be ten times as slow as a free one.
    timeout: 600_000,
  },
});

function launchOptions(executablePath: string | undefined) {
  return { args: [...browserFlags(process.getuid?.() === 0)], ...(executablePath && { executablePath }) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
