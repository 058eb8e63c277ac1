import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

/** Maximum number of files in a folder. A longer list of file names no longer explains the folder. */
const filesMost = 30;

it('no folder of code is so full that its names explain nothing', () => {
  const counts = new Map<string, number>();
  for (const file of globSync('{app,bench,components,e2e,lib}/**/*.*')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > filesMost)).toEqual([]);
});
