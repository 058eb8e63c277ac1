import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, sourceStamp, writeStamp } from './build-stamp.ts';

let folder = '';
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madar-stamp-'));
  write('app/page.tsx', 'page');
  write('lib/text/words/fold.ts', 'fold');
  write('.next/BUILD_ID', 'x');
  writeStamp(folder, sourceStamp(folder));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build of these sources is reused, whatever the times of the files', () => {
  utimesSync(join(folder, 'app/page.tsx'), new Date(0), new Date(0));
  expect(isBuilt(folder)).toBe(true);
});

test.each([
  ['a changed file', () => write('app/page.tsx', 'other')],
  ['a new file', () => write('messages/en.json', '{}')],
  ['a file gone', () => rmSync(join(folder, 'lib/text/words/fold.ts'))],
  ['a moved file', () => renameSync(join(folder, 'lib/text/words/fold.ts'), join(folder, 'lib/text/fold2.ts'))],
  ['a missing build', () => rmSync(join(folder, '.next/BUILD_ID'))],
])('%s requires a new build', (_, change) => {
  change();
  expect(isBuilt(folder)).toBe(false);
});

test('code outside the built site needs no build', () => {
  write('lib/server/main.ts', 'server');
  write('lib/commands/start.ts', 'start');
  write('lib/text/words/fold.test.ts', 'test');
  expect(isBuilt(folder)).toBe(true);
});
