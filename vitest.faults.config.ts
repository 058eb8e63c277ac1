import { defineConfig } from 'vitest/config';

/** Faults are made one after the other: several processes with load on them at once would fail for want of a machine. */
export default defineConfig({
  test: {
    include: ['lib/**/*.fault.test.ts', 'app/**/*.fault.test.ts', 'e2e/faults/*.fault.test.ts'],
    globalSetup: ['lib/test-folder.ts'],
    setupFiles: ['lib/test-setup.ts'],
    fileParallelism: false,
    testTimeout: 360_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
