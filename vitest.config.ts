import { defineConfig } from 'vitest/config';
import { readToolEnv } from '#lib/env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that `OPENSEARCH_URL` names for tests; undefined where they start their own. */
    opensearchUrl: string | undefined;
  }
}

export default defineConfig({
  test: {
    include: ['lib/**/*.test.ts', 'bench/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'app/**/*.test.ts'],
    // The long ones, for `npm run test:faults`.
    exclude: ['**/*.fault.test.ts'],
    setupFiles: ['lib/test-setup.ts'],
    provide: { opensearchUrl: readToolEnv().opensearch },
    // One worker for each core; the usual one less would leave half of two cores idle.
    maxWorkers: '100%',
    // The longest takes 10 s alone on two cores, and 26 beside three other programs on them.
    testTimeout: 90_000,
    // A PostgreSQL cluster and its collection: 15 s alone, and above 60 s with ten programs on the two cores.
    hookTimeout: 180_000,
  },
});
