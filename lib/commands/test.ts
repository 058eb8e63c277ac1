import { buildSite } from '#lib/commands/process/build-site.ts';
import { runTool } from '#lib/commands/process/run-tool.ts';
import type { Counts } from '#lib/commands/testing/count-results.ts';
import { countOne, runPlaywright, runSuites, runVitest } from '#lib/commands/testing/run-suites.ts';
import { prepareProcess } from '#lib/env.ts';

const tool = async (script: string, ...args: string[]) => countOne((await runTool(script, args)).code === 0);

/** Checks types. Next.js first generates its route types, which a fresh clone does not have. */
async function types(): Promise<Counts> {
  const { code } = await runTool('node_modules/next/dist/bin/next', ['typegen']);
  return code === 0 ? tool('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false') : countOne(false);
}

/** `npm test`: everything that CI checks. */
prepareProcess();
await runSuites([
  ['rules', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types', types],
  ['dead code', () => tool('node_modules/knip/bin/knip.js')],
  ['words', () => tool('lib/commands/lint/flagged-words.ts')],
  ['unit', () => runVitest()],
  ['build', async () => countOne(await buildSite(process.cwd()))],
  ['journeys', () => runPlaywright('test-results/journeys.json')],
]);
