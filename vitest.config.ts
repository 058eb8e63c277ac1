import { defineConfig } from 'vitest/config';
import { readToolEnv } from '#lib/env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that `OPENSEARCH_URL` names for tests; undefined where they start their own. */
    opensearchUrl: string | undefined;
    /** The folder of public files (docs/test-data.md); tests that read it are skipped where it does not exist. */
    testData: string;
  }
}

const ofProgram = ['lib/**/*.test.ts', 'bench/**/*.test.ts'];
const ofSite = ['components/**/*.test.{ts,tsx}', 'app/**/*.test.ts'];
// The long ones, for `npm run test:faults`.
const faults = '**/*.fault.test.ts';
/** They replace a module for all that is loaded after them, measure the memory of their process, or open, set or fill the one instance for themselves. */
const alone = [
  'app/_pages/load/record-of-day.test.ts',
  'app/oai/no-contact.test.ts',
  'app/oai/oai.test.ts',
  'components/research/rows/research-row.test.ts',
  'lib/compose.test.ts',
  'lib/server/cache/cache-memory.test.ts',
  'lib/server/serve.test.ts',
  'lib/service/import/split/bounds.test.ts',
  'lib/service/keys/flood.test.ts',
  'lib/service/limits/flood.test.ts',
  'lib/service/store/own-terms.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['lib/test-folder.ts'],
    setupFiles: ['lib/test-setup.ts'],
    provide: { opensearchUrl: readToolEnv().opensearch, testData: readToolEnv().testData },
    // One worker for each core; the usual one less would leave half of two cores idle.
    maxWorkers: '100%',
    // Files share a worker, so that what one file spies on is whole again for the next.
    restoreMocks: true,
    // The longest takes 10 s alone on two cores, and above 90 beside fifteen other programs on them.
    testTimeout: 240_000,
    // What never comes fails all the same.
    expect: { poll: { timeout: 30_000 } },
    // A cluster of its own and its collection: 15 s alone, and above 60 s with ten programs on the two cores.
    hookTimeout: 180_000,
    projects: [
      // Starting a process and loading the modules takes longer than the tests of most files.
      { extends: true, test: { name: 'shared', include: ofProgram, exclude: [faults, ...alone], isolate: false } },
      // A process reads its public address once, whichever of these files asks for it first.
      {
        extends: true,
        test: { name: 'site', include: ofSite, exclude: [faults, ...alone], isolate: false, env: { SITE_URL: 'https://madar.example' } },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: [faults] } },
    ],
  },
});
