import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** Seconds of processor time of all its processes; undefined where the system does not tell. */
  readonly processorSeconds: number | undefined;
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
    const used = processorTime();
    const counts = await run().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return countOne(false);
    });
    const usedNow = processorTime();
    results.push({
      name,
      seconds: (performance.now() - began) / 1000,
      processorSeconds: usedNow !== undefined && used !== undefined ? usedNow - used : undefined,
      ...counts,
    });
  }
  const slow = slowest(results.flatMap((suite) => suite.slowest ?? []));
  if (slow.length > 0) process.stdout.write(`\nThe slowest tests:\n`);
  for (const { title, seconds } of slow) process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${title}\n`);
  for (const { title, message } of results.flatMap(({ failures = [] }) => failures)) {
    process.stdout.write(`\nFAILED ${title}\n${stripVTControlCharacters(message).split('\n').slice(0, messageLinesMax).join('\n')}\n`);
  }
  process.stdout.write('\n');
  for (const { name, seconds, processorSeconds, passed, failed, skipped } of results) {
    const processor = processorSeconds === undefined ? '' : `, processor ${processorSeconds.toFixed(0).padStart(4)} s`;
    process.stdout.write(
      `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${processor}  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
  }
  const sum = (pick: (suite: SuiteResult) => number) => results.reduce((total, suite) => total + pick(suite), 0);
  const failed = sum((suite) => suite.failed);
  process.exitCode = failed > 0 ? 1 : 0;
  process.stdout.write(`${sum((suite) => suite.passed)} passed, ${failed} failed\n`);
}

/** Processor time of the ended and awaited descendants of this process (proc_pid_stat(5): cutime and cstime, in hundredths); undefined outside Linux. */
function processorTime(): number | undefined {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return undefined;
  // The name of the program, in brackets, may hold blanks; the fields after it are counted from the third.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
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
