import { defineConfig } from 'vitest/config';
import { faultTests, ruleTests, slowJourneys, slowTests } from '#e2e/commands/lanes.ts';
import { readToolEnv } from '#lib/env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Test server at `OPENSEARCH_URL`; undefined where tests start their own. */
    opensearchUrl: string | undefined;
    /** Folder of public files (docs/test-data.md); tests that read it are skipped without it. */
    testData: string;
  }
}

const commandTests = 'e2e/commands/**/*.test.ts';
const programTests = ['lib/**/*.test.ts', 'bench/**/*.test.ts', commandTests];
const libraryTests = 'lib/library/**/*.test.ts';
const siteTests = ['components/**/*.test.{ts,tsx}', 'app/**/*.test.ts', libraryTests];
const journeys = ['e2e/**/*.test.ts'];
const onSite = { globalSetup: ['e2e/commands/shared-site.ts'], isolate: false };
/** Tests of other projects and configurations. */
const elsewhere = [faultTests, ...ruleTests, ...slowTests];
/** Tests that need a separate process: they replace a module for all later files, measure memory, or set state of the process. */
const isolatedTests = [
  'lib/import/clean/languages.test.ts',
  'lib/import/completeness/find-losses.test.ts',
  'app/_pages/abstract-words.test.ts',
  'lib/library/overview/record-of-day.test.ts',
  'app/oai/no-contact.test.ts',
  'app/oai/oai.test.ts',
  'components/research/rows/research-row.test.ts',
  'lib/setup/compose.test.ts',
  'lib/server/cache/cache-memory.test.ts',
  'lib/server/serve.test.ts',
  'lib/import/split/bounds.test.ts',
  'lib/keys/flood.test.ts',
  'lib/keys/limits/flood.test.ts',
  'lib/store/operator-terms.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['lib/testing/test-folder.ts'],
    setupFiles: ['lib/testing/test-setup.ts'],
    provide: { opensearchUrl: readToolEnv().opensearch, testData: readToolEnv().testData },
    // One worker per core. The default, one fewer, would leave one of two cores idle.
    maxWorkers: '100%',
    // Spies are restored before each test, since test files share a worker.
    restoreMocks: true,
    // The longest test takes 10 s alone on two cores, and over 90 s on a busy machine.
    testTimeout: 240_000,
    // Responses may be late on a busy machine, but one that never arrives must fail.
    expect: { poll: { timeout: 30_000 } },
    // Starting a cluster and loading its collection takes 15 s alone, and over 60 s on a busy machine.
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'rules', include: [...ruleTests], isolate: false } },
      // These files share a process, since starting one and loading modules takes longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: programTests, exclude: [...elsewhere, ...isolatedTests, libraryTests], isolate: false },
      },
      // These files share a process, which reads `SITE_URL` only once, so the address is set for all of them.
      {
        extends: true,
        test: {
          name: 'site',
          include: siteTests,
          exclude: [...elsewhere, ...isolatedTests],
          isolate: false,
          env: { SITE_URL: 'https://madar.example' },
        },
      },
      { extends: true, test: { name: 'alone', include: isolatedTests, exclude: [faultTests] } },
      { extends: true, test: { name: 'slow', include: [...slowTests], isolate: false } },
      // These tests send requests to one built site, which `e2e/commands/shared-site.ts` starts.
      { extends: true, test: { name: 'journeys', include: journeys, exclude: [faultTests, commandTests, ...slowJourneys], ...onSite } },
      { extends: true, test: { name: 'slow journeys', include: [...slowJourneys], ...onSite } },
    ],
  },
});
