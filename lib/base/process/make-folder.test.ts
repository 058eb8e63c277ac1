import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makeFolder creates a folder with its parents, and accepts an existing one', () => {
  makeFolder(join(folder, 'a/b/c'));
  makeFolder(join(folder, 'a/b/c'));
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
});

it('makeFolder names the setting of a folder that it cannot create, and does not loop forever', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file/below'), 'DATA_DIR names')).toThrow(
    /^DATA_DIR names .*file\/below cannot be created or written \(ENOTDIR\)/,
  );
  // Only Linux has /proc. On other systems the folder might be created.
  if (process.platform === 'linux') expect(() => makeFolder('/proc/madar/data', 'DATA_DIR names')).toThrow(/cannot be created or written/);
});
