import { defineConfig } from 'vitest/config';

/** Fault tests run sequentially: several loaded processes at once would exhaust the machine. */
export default defineConfig({
  test: {
    include: ['lib/**/*.fault.test.ts', 'app/**/*.fault.test.ts', 'e2e/**/*.fault.test.ts'],
    globalSetup: ['lib/testing/test-folder.ts'],
    setupFiles: ['lib/testing/test-setup.ts'],
    fileParallelism: false,
    testTimeout: 360_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
