import { prepareProcess } from '#lib/env.ts';
import { buildSite } from './build-site.ts';
import type { Counts } from './count-results.ts';
import { one, runPlaywright, runSuites, runVitest } from './run-suites.ts';
import { runTool } from './run-tool.ts';

const tool = async (script: string, ...args: string[]) => one((await runTool(script, args)).code === 0);

/** Next.js writes the types of its routes first; a fresh clone has none. */
async function types(): Promise<Counts> {
  const { code } = await runTool('node_modules/next/dist/bin/next', ['typegen']);
  return code === 0 ? tool('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false') : one(false);
}

/** `npm test`: all that CI checks. */
prepareProcess();
await runSuites([
  ['rules', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types', types],
  ['dead code', () => tool('node_modules/knip/bin/knip.js')],
  ['unit', () => runVitest()],
  ['build', async () => one(await buildSite(process.cwd()))],
  ['journeys', () => runPlaywright('test-results/journeys.json')],
]);
