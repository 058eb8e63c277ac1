import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a runner reported. A runner that ended badly without a report, or with a clean one, still counts as one failure. */
export function countResults(kind: 'vitest' | 'playwright', file: string, code: number): Counts {
  const counts = existsSync(file) ? read[kind](JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  // A run in which nothing ran proves nothing.
  return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

const read = {
  vitest: (report: VitestReport): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }),
  // A journey that passed at its second try has passed; Playwright's own report names it as flaky, for whoever looks into it.
  playwright: ({ stats }: PlaywrightReport): Counts => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
};
