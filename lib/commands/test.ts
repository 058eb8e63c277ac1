import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareProcess } from '#lib/env.ts';
import { browserAtHand } from './browser-at-hand.ts';
import { buildSite } from './build-site.ts';
import { type Counts, countResults } from './count-results.ts';
import { runTool } from './run-tool.ts';

/** `npm test`: all that CI checks, one suite after the other, all of them even when one fails. The last line is the sum. */
interface Suite extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const reports = mkdtempSync(join(tmpdir(), 'madar-test-'));
const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });
const tool = async (script: string, ...args: string[]) => one((await runTool(script, args)).code === 0);

const suites: readonly (readonly [name: string, run: () => Promise<Counts>])[] = [
  ['rules', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types', types],
  ['dead code', () => tool('node_modules/knip/bin/knip.js')],
  ['unit', unit],
  ['build', async () => one(await buildSite(process.cwd()))],
  ['journeys', journeys],
];

/** Next.js writes the types of its routes first; a fresh clone has none. */
async function types(): Promise<Counts> {
  const { code } = await runTool('node_modules/next/dist/bin/next', ['typegen']);
  return code === 0 ? tool('node_modules/typescript/bin/tsc', '--noEmit') : one(false);
}

async function unit(): Promise<Counts> {
  const file = join(reports, 'unit.json');
  const { code } = await runTool('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return countResults('vitest', file, code);
}

async function journeys(): Promise<Counts> {
  if (!(await browserAtHand())) return one(false);
  const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test']);
  return countResults('playwright', 'test-results/journeys.json', code);
}

prepareProcess();
const done: Suite[] = [];
for (const [name, run] of suites) {
  process.stdout.write(`\n── ${name}\n`);
  const began = performance.now();
  const counts = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return one(false);
  });
  done.push({ name, seconds: (performance.now() - began) / 1000, ...counts });
}
rmSync(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, seconds, passed, failed, skipped } of done) {
  process.stdout.write(
    `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
}
const sum = (pick: (suite: Suite) => number) => done.reduce((total, suite) => total + pick(suite), 0);
const failed = sum((suite) => suite.failed);
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`${sum((suite) => suite.passed)} passed, ${failed} failed\n`);
