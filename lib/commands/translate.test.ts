import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandFile } from '#e2e/commands/run-command-file.ts';
import { openStore } from '#lib/store/open-store.ts';
import { type LoopbackTranslator, sampleRecords, startLoopbackTranslator } from '#lib/testing/loopback-translator.ts';

const key = 'sk-very-secret-0123456789';
const count = 30;
let service: LoopbackTranslator;
let root: string;

beforeAll(async () => {
  service = await startLoopbackTranslator();
  root = mkdtempSync(join(tmpdir(), 'madar-translate-'));
  mkdirSync(join(root, 'base'));
  const store = await openStore({ dataDir: join(root, 'base') });
  await store.load(sampleRecords(count));
  await store.close();
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

function folderOf(name: string): string {
  cpSync(join(root, 'base'), join(root, name), { recursive: true });
  return join(root, name);
}
const translate = (folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommandFile('translate.ts', ['--missing', 'title.ar', ...args], folder, {
    TRANSLATE_URL: service.url,
    TRANSLATE_KIND: 'libretranslate',
    TRANSLATE_KEY: key,
    ...env,
  });

/** The contents of all files in the folder of a command, except the database. */
const leftBehind = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('sqlite'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

it('npm run translate counts, writes one batch that can be undone and reviewed, and never prints the key', async () => {
  service.behave({ key });
  const folder = folderOf('whole');
  const dry = await translate(folder, ['--dry-run', '--limit', '10']);
  expect(dry.out).toMatch(/^10 texts have no translation: \d{3} characters to send\. Nothing was sent or written\.$/m);
  expect(service.texts).toEqual([]);
  const { out, err, code } = await translate(folder, ['--report', join(folder, 'report.json')]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^30 texts requested, 30 stored, 0 rejected; \d+ characters sent\.\nBatch t[\d-]+\. /);
  const file = join(folder, 'review.xlf');
  expect(await runCommandFile('review.ts', ['export', file], folder)).toMatchObject({ code: 0, out: `30 texts written to ${file}.\n` });
  const again = await runCommandFile('review.ts', ['export', file], folder);
  expect(again).toMatchObject({ code: 2, err: `${file} already exists; choose another file name.\n` });
  const importResult = await runCommandFile('review.ts', ['import', file, '--all'], folder);
  expect(importResult).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^30 rows read: 30 stored, 0 unchanged, 0 not edited, 0 rejected\.\nBatch r/),
  });
  expect(`${out}${leftBehind(folder)}`).not.toMatch(/very-secret|0123456789/);
  for (const batch of [importResult.out, out].map((text) => /Batch (\S+)\./.exec(text)?.[1] ?? ''))
    expect(await runCommandFile('import.ts', ['--undo', batch], folder)).toMatchObject({ code: 0 });
  const store = await openStore({ dataDir: folder });
  expect(await store.texts.missing('title', 'ar', {})).toHaveLength(count);
  await store.close();
});

it('npm run translate ends with 1 and names the refusals when the service refuses every request within the budget', async () => {
  service.behave({ key, always: 400 });
  const { out, code } = await translate(folderOf('refusing'), ['--budget', '400']);
  expect(code).toBe(1);
  expect(out).not.toContain('Every text has');
  expect(out).toMatch(/^[1-9]\d* texts requested, 0 stored, [1-9]\d* rejected/);
});

it('the command reports remaining texts when the budget does not allow even the first one', async () => {
  service.behave({ key });
  const folder = folderOf('budget');
  for (const more of [[], ['--dry-run']]) {
    const { out } = await translate(folder, ['--budget', '3', ...more]);
    expect(out).toContain('longer than the rest of the budget');
    expect(out).not.toContain('Every text has');
  }
});

it('npm run translate reports that the key is wrong, without the key', async () => {
  service.behave({ key: 'another' });
  const folder = folderOf('wrong-key');
  const { out, err, code } = await translate(folder, []);
  const sentence =
    /^The translation service at 127\.0\.0\.1:\d+ refuses the key \(status 403, Invalid API key \[key\]\)\. Set TRANSLATE_KEY/;
  expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  expect(`${out}${err}${leftBehind(folder)}`).not.toMatch(/very-secret|0123456789/);
});

it.each([
  [{ TRANSLATE_URL: '' }, [], /^TRANSLATE_URL and TRANSLATE_KIND are required;/],
  [{ UPSTREAM_BASE_URL: 'https://example.org' }, [], /^UPSTREAM_BASE_URL is set: texts of a remote service cannot be translated/],
  [{}, ['--missing', 'name.ar'], /^"name\.ar" is not a text;/],
  [{}, ['--in', '/no/such.csv'], /^\/no\/such\.csv cannot be read: there is no such file\.$/m],
])('npm run translate reports the fault of %j %j', async (env, args, sentence) => {
  const { err, code } = await translate(
    folderOf(JSON.stringify([env, args]).replace(/\W/g, '')),
    args,
    env as Readonly<Record<string, string>>,
  );
  expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  expect(err).not.toMatch(/\n\s+at /);
});

it.each(['export', 'import'])('npm run review leaves %s of a remote service to its operator', async (action) => {
  const folder = folderOf(`remote-review-${action}`);
  const { err, code } = await runCommandFile('review.ts', [action, join(folder, 'texts.csv')], folder, {
    UPSTREAM_BASE_URL: 'https://example.org',
  });
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^UPSTREAM_BASE_URL is set: texts of a remote service cannot be translated or reviewed here/),
  ]);
});
