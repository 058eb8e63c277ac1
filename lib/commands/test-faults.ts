import { buildSite } from '#lib/commands/process/build-site.ts';
import { one, runPlaywright, runSuites, runVitest } from '#lib/commands/testing/run-suites.ts';
import { prepareProcess } from '#lib/env.ts';

/** `npm run test:faults`: the long tests of bad days (`*.fault.test.ts` beside the code, `e2e/faults`), which `npm test` has in short. Minutes long; nothing else should run on the machine. */
prepareProcess();
await runSuites([
  ['build', async () => one(await buildSite(process.cwd()))],
  ['faults', () => runVitest('--config', 'vitest.faults.config.ts')],
  ['journeys', () => runPlaywright('test-results/faults.json', '--config', 'playwright.faults.config.ts')],
]);
