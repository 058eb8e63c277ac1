import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSiteMessage } from './site-message.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-message-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without files there is no message', async () => {
  expect(await readSiteMessage(join(folder, 'nowhere'))).toEqual({});
});

test('a message is one line of text per language, without a byte order mark', async () => {
  writeFileSync(join(folder, 'message.ar.txt'), '\ufeffتتوقف الخدمة\nمساء الخميس.\n');
  expect(await readSiteMessage(folder)).toEqual({ ar: 'تتوقف الخدمة مساء الخميس.' });
});

test('a blank file is no message, and an endless one is truncated', async () => {
  writeFileSync(join(folder, 'message.ar.txt'), ' \n');
  writeFileSync(join(folder, 'message.en.txt'), 'x'.repeat(5000));
  expect(await readSiteMessage(folder)).toEqual({ en: 'x'.repeat(600) });
});
