import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The twenty slowest tests, slowest first. */
  readonly slowest?: readonly Timing[];
  /** Failed tests with their messages; empty without a report. */
  readonly failures?: readonly Failure[];
}

export interface Failure {
  readonly title: string;
  readonly message: string;
}

export interface Timing {
  readonly title: string;
  readonly seconds: number;
}

/** The twenty slowest tests, slowest first. */
export function slowest(timings: readonly Timing[]): readonly Timing[] {
  return timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
}

/** The results of a runner's report. A runner that failed without reporting a failure counts as one failure, as does an unexpected run without tests. */
export function countResults(kind: 'vitest' | 'playwright', file: string, code: number, mayBeEmpty = false): Counts {
  const counts = existsSync(file) ? readers[kind](JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  // A run without tests proves nothing.
  return !mayBeEmpty && counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    /** Why the file could not be run; empty otherwise. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly results: readonly { readonly duration: number; readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites?: readonly PlaywrightSuite[];
}

const readers = {
  vitest: (report: VitestReport): Counts => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    slowest: slowest(
      (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          title: `${relative(process.cwd(), name)}: ${fullName}`,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    ),
    failures: (report.testResults ?? []).flatMap(({ name, message = '', assertionResults }) => {
      const file = relative(process.cwd(), name);
      const tests = assertionResults.flatMap(({ fullName, failureMessages = [] }) =>
        failureMessages.map((each) => ({ title: `${file}: ${fullName}`, message: each })),
      );
      return tests.length === 0 && message ? [{ title: file, message }] : tests;
    }),
  }),
  // A test that passes only on a retry counts as failed: the test or the site has a fault.
  playwright: ({ stats, suites = [] }: PlaywrightReport): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    slowest: slowest(suites.flatMap(timingsOf)),
    failures: suites.flatMap((suite) => failuresOf(suite)),
  }),
};

function timingsOf({ suites = [], specs = [] }: PlaywrightSuite): readonly Timing[] {
  const ownResults = specs.map(({ title, file, tests }) => ({
    title: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...ownResults, ...suites.flatMap(timingsOf)];
}

/** `path`: the titles of the enclosing groups. */
function failuresOf({ suites = [], specs = [] }: PlaywrightSuite, path: readonly string[] = []): readonly Failure[] {
  const ownResults = specs.flatMap((spec) =>
    spec.tests
      .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
      .map(({ message = '' }) => ({ title: [spec.file, ...path, spec.title].join(' › '), message })),
  );
  return [...ownResults, ...suites.flatMap((suite) => failuresOf(suite, [...path, suite.title ?? '']))];
}
