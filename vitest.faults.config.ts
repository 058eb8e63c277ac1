import { defineConfig } from 'vitest/config';

/** Fault tests run sequentially: several loaded processes at once would exhaust the machine. */
export default defineConfig({
  test: {
    include: ['lib/**/*.fault.test.ts', 'app/**/*.fault.test.ts', 'e2e/**/*.fault.test.ts'],
    globalSetup: ['lib/testing/test-folder.ts'],
    setupFiles: ['lib/testing/test-setup.ts'],
    fileParallelism: false,
    // Limits for what never ends: on a busy machine everything takes ten times as long.
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 600_000,
  },
});
