import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The long fault tests in a browser, one at a time. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/faults',
  testIgnore: [],
  projects: (journeys.projects ?? []).slice(0, 1).map((pages) => ({ ...pages, testIgnore: [] })),
  workers: 1,
  timeout: 900_000,
  globalTimeout: 60 * 60_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/faults.json' }]],
});
