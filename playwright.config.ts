import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser, localShell } from '#e2e/commands/ensure-browser.ts';
import { browserFlags } from '#e2e/commands/find-browser.ts';
import { copyTemplate, siteSettings } from '#e2e/commands/shared-site.ts';

// Each worker evaluates this file again. The first process sets port and folder in the environment, for all workers.
if (!process.env.MADAR_JOURNEYS_PORT) {
  const folder = mkdtempSync(join(tmpdir(), 'madar-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.MADAR_JOURNEYS_PORT = String(await freePort());
  process.env.MADAR_JOURNEYS_DATA = folder;
  await copyTemplate(folder);
}
const port = Number(process.env.MADAR_JOURNEYS_PORT);
const dataDir = process.env.MADAR_JOURNEYS_DATA ?? '';
const browser = await installedBrowser();
const shell = await localShell();
/** Tests of deferred scripts, which need the full browser: the headless shell moves its pointer by itself. */
const deferredScriptTests = ['deferred-scripts.spec.ts'];

/** End-to-end tests of the built site, with a store per run. Tests select languages, phones and disabled scripts themselves. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Long tests, which `npm run test:faults` runs.
  testIgnore: 'faults/**',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a fault, of the site or of the test.
  retries: 0,
  // Pages mostly wait, so three workers on two cores save a quarter of the time.
  workers: '150%',
  // Hooks that start a site have taken over a minute on a busy machine.
  timeout: 120_000,
  // Long, since shared machines respond late. What never arrives still fails, after this time.
  expect: { timeout: 15_000 },
  // Twice the duration of a run on two busy cores.
  globalTimeout: 40 * 60_000,
  metadata: { dataDir },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Independent of the machine's settings.
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test costs a third of the time. To trace the tests of one file: `npx playwright test FILE --trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: ['faults/**', ...deferredScriptTests], use: { launchOptions: launchOptions(shell ?? browser) } },
    { name: 'waiting scripts', testMatch: deferredScriptTests, use: { launchOptions: launchOptions(browser) } },
  ],
  webServer: {
    command: `"${process.execPath}" lib/commands/start.ts`,
    url: `http://localhost:${port}/readyz`,
    env: { ...siteSettings, PORT: String(port), DATA_DIR: dataDir },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // Includes a build, which takes up to ten times as long on a shared machine.
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
