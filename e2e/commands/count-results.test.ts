import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countResults } from './count-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const report = (content: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('both reports are read', () => {
  expect(countResults('vitest', report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }), 1)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
  expect(countResults('playwright', report({ stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 } }), 1)).toMatchObject({
    passed: 7,
    failed: 1,
    skipped: 3,
  });
});

test('a journey that passes only at a second try counts as a failure', () => {
  expect(countResults('playwright', report({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } }), 0)).toMatchObject({
    passed: 7,
    failed: 1,
  });
});

test('the slowest tests of either report are listed, the slowest first', () => {
  const assertionResults = Array.from({ length: 30 }, (_, place) => ({ fullName: `test ${place}`, duration: place * 1000 }));
  const unit = {
    numPassedTests: 30,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [{ name: join(process.cwd(), 'a.test.ts'), assertionResults }],
  };
  const { slowest } = countResults('vitest', report(unit), 0);
  expect(slowest).toHaveLength(20);
  expect(slowest?.[0]).toEqual({ title: 'a.test.ts: test 29', seconds: 29 });
  const spec = (title: string, duration: number) => ({ title, file: 'b.spec.ts', tests: [{ results: [{ duration }] }] });
  const suites = [{ specs: [spec('first', 500)], suites: [{ specs: [spec('second', 1500)] }] }];
  expect(countResults('playwright', report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites }), 0).slowest).toEqual([
    { title: 'b.spec.ts: second', seconds: 1.5 },
    { title: 'b.spec.ts: first', seconds: 0.5 },
  ]);
});

test('failures are listed with their messages, in either report, and so is a file that could not be run', () => {
  const testResults = [
    {
      name: join(process.cwd(), 'a.test.ts'),
      message: 'one failed',
      assertionResults: [{ fullName: 'adds', failureMessages: ['1 is not 2'] }],
    },
    { name: join(process.cwd(), 'b.test.ts'), message: 'no such module', assertionResults: [] },
  ];
  expect(countResults('vitest', report({ numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults }), 1).failures).toEqual([
    { title: 'a.test.ts: adds', message: '1 is not 2' },
    { title: 'b.test.ts', message: 'no such module' },
  ]);
  const specs = [{ title: 'opens', file: 'c.spec.ts', tests: [{ results: [{ duration: 1, errors: [{ message: 'no page' }] }] }] }];
  const suites = [{ title: 'c.spec.ts', suites: [{ title: 'in ar', specs }] }];
  expect(countResults('playwright', report({ stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites }), 1).failures).toEqual([
    { title: 'c.spec.ts › in ar › opens', message: 'no page' },
  ]);
});

test('a runner with an exit code counts as a failure, whatever it reported', () => {
  expect(countResults('vitest', report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 }), 1).failed).toBe(1);
  expect(countResults('playwright', join(folder, 'none.json'), 1).failed).toBe(1);
});

test('a run without any test is a failure', () => {
  expect(countResults('vitest', join(folder, 'none.json'), 0).failed).toBe(1);
});
