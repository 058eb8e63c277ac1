import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { buildSite, runTool } from '#lib/commands/process/run-tool.ts';
import { prepareProcess } from '#lib/env.ts';
import type { Counts } from './count-results.ts';
import { slowTitles, vitestLanes } from './lanes.ts';
import { countOne, runPlaywright, runSuites, runVitest, type Suite } from './run-suites.ts';

const tool = async (script: string, ...args: string[]) => countOne((await runTool(script, args)).code === 0);
const unit = (lane: keyof typeof vitestLanes) => runVitest(...vitestLanes[lane].map((project) => `--project=${project}`));
const browser = (lane: '--grep' | '--grep-invert') => runPlaywright('test-results/journeys.json', lane, slowTitles);

/** Checks types. Next.js first generates its route types, which a fresh clone does not have. */
async function types(): Promise<Counts> {
  const { code } = await runTool('node_modules/next/dist/bin/next', ['typegen']);
  return code === 0 ? tool('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false') : countOne(false);
}

const check: readonly Suite[] = [
  ['rules', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types', types],
  ['dead code', () => tool('node_modules/knip/bin/knip.js')],
  ['sources', () => unit('rules')],
];
/** All suites use one build. */
const build: Suite = ['build', async () => countOne(isBuilt(process.cwd()) || (await buildSite(process.cwd())))];
const fast: readonly Suite[] = [
  ['unit', () => unit('fast')],
  ['browser', () => browser('--grep-invert')],
];
const slow: readonly Suite[] = [
  ['slow unit', () => unit('slow')],
  ['slow browser', () => browser('--grep')],
];
const lanes: Readonly<Record<string, readonly Suite[]>> = { check, fast: [...check, build, ...fast], slow: [build, ...slow] };

/** `npm test`: everything that CI checks. An argument selects a lane: `check`, `fast` (which includes it) or `slow`. */
prepareProcess();
await runSuites(lanes[process.argv[2] ?? ''] ?? [...check, build, ...fast, ...slow]);
