import { describe, expect, test } from 'vitest';
import { readSources, type SourceTexts, structureCounts, structureFaults } from './structure.ts';

const tree = (files: Readonly<Record<string, string>>): SourceTexts => new Map(Object.entries(files));
const sources = readSources();

describe('the structure of the code', () => {
  test('has no import against the ladder, no loop of folders and no file outside its rooms', () => {
    expect(sources.size).toBeGreaterThan(1000);
    expect(structureFaults(sources)).toEqual([]);
  });

  test('does not fall behind what was reached', () => {
    const counts = structureCounts(sources);
    expect(Object.entries(counts).filter(([name, count]) => name !== 'lines' && count > (reached[name] ?? 0))).toEqual([]);
  });
});

test('the patterns of proxy.ts, which Next.js reads as literals, name every language', () => {
  expect(structureCounts(tree({ 'proxy.ts': sources.get('proxy.ts') ?? '' })).languagePatterns).toBe(2);
});

/** The most of each figure. An issue that lowers one writes the lower figure here. */
const reached: Readonly<Record<string, number>> = {
  extrasInApp: 0,
  modeInWeb: 0,
  textInWeb: 4,
  instanceInApp: 52,
  languageLiterals: 9,
  languagePairs: 7,
  onlyOtherLanguage: 27,
  languagePatterns: 2,
  conditionalSpreads: 396,
  repeatedTypes: 0,
  repeatedValues: 1,
};

describe('a fault of structure is found:', () => {
  test.each([
    ['an import of a higher room', { 'lib/domain/a.ts': "import type { B } from '#lib/store/b.ts';\n" }, /imports upwards/],
    [
      'a room that the browser may not read',
      { 'components/a.tsx': "import { b } from '#lib/contract/b.ts';\n" },
      /may not import lib\/contract/,
    ],
    ['test support in production code', { 'lib/api/a.ts': "import { b } from '#lib/store/testing/b.ts';\n" }, /test support/],
    [
      'a loop of two folders',
      {
        'lib/api/one/a.ts': "import { b } from '#lib/api/two/b.ts';\n",
        'lib/api/two/c.ts': "import { d } from '#lib/api/one/d.ts';\n",
        'lib/api/one/d.ts': '',
        'lib/api/two/b.ts': '',
      },
      /a loop of one, two/,
    ],
    [
      'a folder that imports a file above it and is imported by one',
      { 'lib/api/a.ts': "import { b } from '#lib/api/two/b.ts';\n", 'lib/api/two/b.ts': "import { a } from '#lib/api/a.ts';\n" },
      /a loop of \(files\), two/,
    ],
    ['a file in no room', { 'lib/other/a.ts': '' }, /in no room/],
  ])('%s', (_, files, fault) => {
    expect(structureFaults(tree(files))).toEqual([expect.stringMatching(fault)]);
  });

  test('an import of a lower room, of a type in another folder, and in a test of anything is none', () => {
    const files = {
      'lib/store/a.ts': "import type { B } from '#lib/domain/b.ts';\nimport { c } from '#lib/base/c/c.ts';\n",
      'lib/domain/a.test.ts': "import { b } from '#lib/store/b.ts';\n",
    };
    expect(structureFaults(tree(files))).toEqual([]);
  });
});
