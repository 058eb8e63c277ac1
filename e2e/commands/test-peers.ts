import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPages } from '#e2e/peers/check-pages.ts';
import { type MixedSite, startMixedSite } from '#e2e/peers/start-mixed-site.ts';
import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { buildSite } from '#lib/commands/process/run-tool.ts';
import { prepareProcess } from '#lib/env.ts';
import type { Counts } from './count-results.ts';
import { generatorJar, installPackages } from './peer-programs.ts';
import { findPython, otherPackages, peerTests, preparePython, programsFolder } from './python-environment.ts';
import { countOne, runSuites } from './run-suites.ts';

const nodeFolder = join(programsFolder, 'node');

/** `npm run test:peers [-- FILE …]`: independent programs use every public interface of the built site. Arguments go to pytest. */
prepareProcess();
const python = findPython();
if (python) {
  await runSuites([
    ['build', async () => countOne(isBuilt(process.cwd()) || (await buildSite(process.cwd())))],
    ['programs', () => runPrograms(python)],
  ]);
} else process.stdout.write('Skipped: there is no Python 3.11 or later with venv here.\n0 passed, 0 failed\n');

async function runPrograms(python: string): Promise<Counts> {
  const interpreter = preparePython(python);
  if (!interpreter || !installPackages(`${peerTests}/node`, nodeFolder)) return countOne(false);
  const site = await startMixedSite();
  try {
    const pages = await checkPages(site);
    const programs = await runPytest(interpreter, site);
    return { passed: pages.passed + programs.passed, failed: pages.failed + programs.failed, skipped: programs.skipped };
  } finally {
    await site.close();
  }
}

async function runPytest(interpreter: string, { url, key, dataDir }: MixedSite): Promise<Counts> {
  const reports = mkdtempSync(join(tmpdir(), 'madar-peers-report-'));
  const report = join(reports, 'report.xml');
  const site = join(reports, 'site.json');
  const generator = generatorJar(`${peerTests}/openapi-generator/pom.xml`, join(programsFolder, 'maven'));
  const programs = { node: process.execPath, nodePackages: nodeFolder, otherPackages, generator };
  writeFileSync(site, JSON.stringify({ url, key, dataDir, ...programs }));
  const files = process.argv.slice(2);
  const args = ['-v', '--no-header', '--tb=short', '--show-capture=no', '-p', 'no:cacheprovider', `--junitxml=${report}`, `--site=${site}`];
  // Without -B Python would leave compiled files next to the tests.
  const child = spawn(interpreter, ['-X', 'utf8', '-B', '-m', 'pytest', ...args, ...(files.length > 0 ? files : [peerTests])], {
    stdio: 'inherit',
  });
  await once(child, 'close');
  const [, suite = ''] = /<testsuite ([^>]*)>/.exec(readFileSync(report, 'utf8')) ?? [];
  rmSync(reports, { recursive: true });
  const count = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const [failed, skipped] = [count('failures') + count('errors'), count('skipped')];
  return { passed: count('tests') - failed - skipped, failed, skipped };
}
