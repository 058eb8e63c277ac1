import { buildSite } from '#lib/commands/process/run-tool.ts';
import { prepareProcess } from '#lib/env.ts';
import { countOne, runPlaywright, runSuites, runVitest } from './run-suites.ts';

/** `npm run test:faults`: runs the long fault tests; `npm test` runs short versions of them. Takes minutes; the machine should be idle. */
prepareProcess();
await runSuites([
  ['build', async () => countOne(await buildSite(process.cwd()))],
  ['faults', () => runVitest('--config', 'vitest.faults.config.ts')],
  ['journeys', () => runPlaywright('test-results/faults.json', '--config', 'playwright.faults.config.ts')],
]);
