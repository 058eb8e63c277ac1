import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from '#lib/commands/process/run-tool.ts';
import { type Counts, countResults, slowest } from './count-results.ts';
import { ensureBrowser } from './ensure-browser.ts';

export type Suite = readonly [name: string, run: () => Promise<Counts>];

interface SuiteResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** The counts of a suite that passes or fails as a whole. */
export const countOne = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** Maximum lines per failure in the summary. The summary ends the output, since a CI often shows only the last lines. */
const messageLinesMax = 12;

/** Runs all suites in turn, even after a failure, and sets the exit code. The last line is the sum: `N passed, N failed`. */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const results: SuiteResult[] = [];
  for (const [name, run] of suites) {
    process.stdout.write(`\n── ${name}\n`);
    const began = performance.now();
    const counts = await run().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return countOne(false);
    });
    results.push({ name, seconds: (performance.now() - began) / 1000, ...counts });
  }
  const slow = slowest(results.flatMap((suite) => suite.slowest ?? []));
  if (slow.length > 0) process.stdout.write(`\nThe slowest tests:\n`);
  for (const { title, seconds } of slow) process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${title}\n`);
  for (const { title, message } of results.flatMap(({ failures = [] }) => failures)) {
    process.stdout.write(`\nFAILED ${title}\n${stripVTControlCharacters(message).split('\n').slice(0, messageLinesMax).join('\n')}\n`);
  }
  process.stdout.write('\n');
  for (const { name, seconds, passed, failed, skipped } of results) {
    process.stdout.write(
      `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
  }
  const sum = (pick: (suite: SuiteResult) => number) => results.reduce((total, suite) => total + pick(suite), 0);
  const failed = sum((suite) => suite.failed);
  process.exitCode = failed > 0 ? 1 : 0;
  process.stdout.write(`${sum((suite) => suite.passed)} passed, ${failed} failed\n`);
}

/** Runs the unit tests, or the tests of another Vitest configuration. */
export async function runVitest(...args: readonly string[]): Promise<Counts> {
  const reports = mkdtempSync(join(tmpdir(), 'madar-test-'));
  try {
    const file = join(reports, 'unit.json');
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runTool('node_modules/vitest/vitest.mjs', ['run', ...report, ...args]);
    return countResults('vitest', file, code, args.includes('--passWithNoTests'));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** Browser tests; `report` is the report file of the configuration. */
export async function runPlaywright(report: string, ...args: readonly string[]): Promise<Counts> {
  if (!(await ensureBrowser())) return countOne(false);
  const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test', ...args]);
  return countResults('playwright', report, code, args.includes('--pass-with-no-tests'));
}
