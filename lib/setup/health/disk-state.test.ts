import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { watchDisk } from './disk-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('watchDisk distinguishes a deleted database from a replaced one, and reports nothing while all is well', async () => {
  const file = join(folder, 'madar.sqlite');
  writeFileSync(file, '');
  const look = watchDisk(folder, file);
  expect(await look()).toBeUndefined();
  renameSync(file, join(folder, 'away.sqlite'));
  expect(await look()).toBe('database_missing');
  writeFileSync(file, '');
  expect(await look()).toBe('database_replaced');
  rmSync(file);
  renameSync(join(folder, 'away.sqlite'), file);
  expect(await look()).toBeUndefined();
});

it('watchDisk reports when nothing can be written', async () => {
  expect(await watchDisk(join(folder, 'absent'))()).toBe('disk_read_only');
});
