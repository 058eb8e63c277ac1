import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '#lib/store/open-store.ts';
import type { Store } from '#lib/store/port/store.ts';
import { verify } from '#lib/store/sqlite/migrate/back-up.ts';
import { type LoopbackTranslator, sampleRecords, startLoopbackTranslator } from '#lib/testing/loopback-translator.ts';
import { runCommandFile } from './run-command-file.ts';

let service: LoopbackTranslator;
let folder: string;
beforeAll(async () => {
  service = await startLoopbackTranslator();
});
afterAll(() => service.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madar-translate-'));
  service.texts.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const translate = (killWhen?: () => boolean) =>
  runCommandFile(
    'translate.ts',
    ['--missing', 'title.ar'],
    folder,
    { TRANSLATE_URL: service.url, TRANSLATE_KIND: 'libretranslate' },
    killWhen,
  );

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: folder });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Every machine translation with the id of its record, so that the test can detect duplicates. */
const machineTexts = () =>
  inStore(async (store) => {
    const texts: (readonly [string, string])[] = [];
    for await (const { recordId, text, origin } of store.texts.machineTexts({}))
      if (origin.source === 'machine' && origin.engine === 'libretranslate') texts.push([recordId, text]);
    return texts;
  });

/** Undoes every batch of translations, the newest first. */
async function undoAll(): Promise<void> {
  const batches = await inStore((store) => store.batches());
  const ours = batches.filter(({ id, undoneAt }) => id.startsWith('t') && !undoneAt).toSorted((a, b) => b.at.localeCompare(a.at, 'en'));
  for (const { id } of ours) expect(await runCommandFile('import.ts', ['--undo', id], folder)).toMatchObject({ code: 0 });
}

/** Kills `kills` translation runs at different points; each run resumes the previous one. Calls `check` after each kill. */
async function killTranslations(records: number, kills: number, check: () => void = () => undefined): Promise<void> {
  await inStore((store) => store.load(sampleRecords(records)));
  service.behave({ delayMs: 20 });
  let before = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const at = ((kill - 1 + Math.random()) / (kills + 1)) * records;
    // Some runs are killed during a request, some during a write.
    let seen = 0;
    const waits = Math.random() * 60;
    const { code } = await translate(() => service.texts.length >= at && ++seen > waits);
    expect(code).toBeNull();
    check();
    const texts = await machineTexts();
    expect(new Set(texts.map(([id]) => id)).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(before);
    before = texts.length;
  }
  const whole = await translate();
  expect(whole.code).toBe(0);
  const texts = await machineTexts();
  expect([texts.length, new Set(texts.map(([, text]) => text)).size]).toEqual([records, records]);
  // A kill loses at most the translations of one page of 400; the next run requests them again.
  expect(new Set(service.texts).size).toBe(records);
  expect(service.texts.length).toBeLessThanOrEqual(records + kills * 400);
  check();
  await undoAll();
  expect(await machineTexts()).toEqual([]);
}

test('five thousand translations, killed ten times, are each stored once and can be undone', async () => {
  await killTranslations(5000, 10, () => verify(join(folder, 'madar.sqlite')));
}, 1_200_000);

test('one command translates twenty thousand titles at 100 ms per response, and another undoes them', async () => {
  await inStore((store) => store.load(sampleRecords(20_000)));
  service.behave({ delayMs: 100 });
  const { code, out } = await translate();
  expect([code, out]).toEqual([0, expect.stringMatching(/^20000 texts requested, 20000 stored, 0 rejected;/)]);
  expect(await machineTexts()).toHaveLength(20_000);
  await undoAll();
  expect(await machineTexts()).toEqual([]);
}, 3_600_000);
