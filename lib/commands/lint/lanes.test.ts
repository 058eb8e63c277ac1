import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { faultTests, ruleTests, slowBrowserTests, slowJourneys, slowTests, slowTitles, vitestLanes } from '#e2e/commands/lanes.ts';

interface Project {
  readonly name?: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}
const configurationOf = async (file: string) =>
  (await import(resolve(file))).default as { readonly test: Project & { projects?: { test: Project }[] } };
const { projects = [] } = (await configurationOf('vitest.config.ts')).test;
const faults = (await configurationOf('vitest.faults.config.ts')).test;
const allProjects = [...projects.map(({ test }) => test), { ...faults, name: 'faults' }];

const matches = (file: string, patterns: readonly string[] = []) => patterns.some((pattern) => matchesGlob(file, pattern));
const files = globSync('**/*.{test,spec}.{ts,tsx,mts,js,mjs}', { exclude: ['node_modules', '.next', '.tmp'] }).map((file) =>
  relative('.', resolve(file)),
);

/** The projects and configurations that run a file. */
const runnersOf = (file: string): readonly string[] =>
  /\.spec\.ts$/.test(file)
    ? ['playwright.config.ts', 'playwright.faults.config.ts'].slice(
        ...(file.startsWith('e2e/faults/') ? [1] : [0, file.startsWith('e2e/') ? 1 : 0]),
      )
    : allProjects.filter(({ include, exclude }) => matches(file, include) && !matches(file, exclude)).map(({ name = '' }) => name);

it('every test file is run by exactly one project of one lane', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.map((file) => [file, runnersOf(file)] as const).filter(([, runners]) => runners.length !== 1)).toEqual([]);
});

it('every project belongs to exactly one lane', () => {
  const laneProjects = Object.values(vitestLanes).flat();
  expect(laneProjects.toSorted()).toEqual(projects.map(({ test }) => test.name).sort());
});

it('every list of a lane names files that exist', () => {
  const patterns = [faultTests, ...ruleTests, ...slowJourneys, ...slowTests, ...slowBrowserTests.map((file) => `e2e/${file}`)];
  expect(patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});

it.each([
  ['pages page-kinds.spec.ts home is equal and mirrored in both languages', true],
  ['pages content/operator.spec.ts en: privacy, about and imprint link to the operator', true],
  ['pages lists/rows.spec.ts An abstract opens in its row and closes again in ar', true],
  ['pages content/terms.spec.ts The dictionary in ar, without scripts finds a term', true],
  ['pages content/institutions.spec.ts ar, with JavaScript: a record links', true],
  ['pages process.spec.ts ar an unknown address answers 404', true],
  ['pages lists/rows.spec.ts An abstract opens in its row and closes again in en', false],
  ['pages mirror.spec.ts arrows and charts point with the reading direction in ar', false],
  ['pages arabic.spec.ts accepts years in Arabic and Persian digits', false],
  ['pages remote/operator.spec.ts the bar /ar/research', false],
])('the slow lane runs “%s”: %s', (title, isSlow) => {
  expect(new RegExp(slowTitles).test(title)).toBe(isSlow);
});

it('the command of each lane is in package.json, and npm test runs all lanes', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect([scripts.test, scripts.check, scripts['test:fast'], scripts['test:slow']]).toEqual(
    ['', ' check', ' fast', ' slow'].map((lane) => `node e2e/commands/test.ts${lane}`),
  );
  expect(readFileSync('e2e/commands/test.ts', 'utf8')).toContain('[...check, build, ...fast, ...slow]');
});
