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
  expect(countResults('vitest', report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }), 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
  expect(countResults('playwright', report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } }), 1)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 3,
  });
});

test('a runner that ended badly counts as a failure whatever it reported', () => {
  expect(countResults('vitest', report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 }), 1).failed).toBe(1);
  expect(countResults('playwright', join(folder, 'none.json'), 1).failed).toBe(1);
});

test('a run in which nothing ran is a failure', () => {
  expect(countResults('vitest', join(folder, 'none.json'), 0).failed).toBe(1);
});
