import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { slowTitles, vitestLanes } from '#e2e/commands/lanes.ts';
import { countOne, runPlaywright, runSuites, runVitest, type Suite } from '#e2e/commands/run-suites.ts';
import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { buildSite } from '#lib/commands/process/run-tool.ts';
import { prepareProcess } from '#lib/env.ts';
import { findJourneys, type Rewrite } from './find-journeys.ts';

/** `npm run test:changed [-- main]`: the tests of the fast lane that uncommitted changes affect, or all changes since a commit. */
prepareProcess();
const since = process.argv[2];
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const changed = [
  ...git('diff', '--name-only', '--no-renames', since ? `${since}...` : 'HEAD'),
  ...git('diff', '--name-only', '--no-renames', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const journeys = findJourneys(changed, await readRewrites());
const ofVitest = journeys.filter((file) => file.endsWith('.test.ts'));
const ofPlaywright = journeys.filter((file) => file.endsWith('.spec.ts'));
const projects = [...vitestLanes.rules, ...vitestLanes.fast].filter((name) => name !== 'journeys').map((name) => `--project=${name}`);
const suites: readonly (Suite | false)[] = [
  ['unit', () => runVitest(...projects, '--passWithNoTests', `--changed${since ? `=${since}` : ''}`)],
  journeys.length > 0 && ['build', async () => countOne(isBuilt(process.cwd()) || (await buildSite(process.cwd())))],
  ofVitest.length > 0 && ['journeys', () => runVitest('--project=journeys', '--passWithNoTests', ...ofVitest)],
  ofPlaywright.length > 0 && [
    'browser',
    () =>
      runPlaywright(
        'test-results/journeys.json',
        '--pass-with-no-tests',
        '--grep-invert',
        slowTitles,
        ...ofPlaywright.map((file) => file.replaceAll('.', '\\.')),
      ),
  ],
];
await runSuites(suites.filter((suite) => suite !== false));

async function readRewrites(): Promise<readonly Rewrite[]> {
  const { default: nextConfig } = (await import(pathToFileURL(resolve('next.config.mjs')).href)) as {
    readonly default: (phase: string) => { readonly rewrites: () => Promise<readonly Rewrite[]> };
  };
  return nextConfig(PHASE_PRODUCTION_SERVER).rewrites();
}
