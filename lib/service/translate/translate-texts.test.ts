import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#lib/domain/problem.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { type Behaviour, sampleRecords, sampleTitle, translateSample } from '#lib/service/testing/loopback-translator.ts';
import type { Provider } from '#lib/service/translate/providers/provider.ts';
import { openRefusedTexts } from './refused-texts.ts';
import type { MachineText } from './text-port.ts';
import { measureTexts, type TranslateOptions, translateTexts } from './translate-texts.ts';

const count = 60;
let store: Store;
let answers: Behaviour['answers'];
let asked: string[];
const folder = mkdtempSync(join(tmpdir(), 'madar-refused-'));

beforeEach(async () => {
  [answers, asked] = ['well', []];
  store = openSqliteStore(':memory:');
  await store.load(sampleRecords(count));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const provider: Provider = {
  engine: 'sample',
  textsMax: 10,
  charactersMax: 2000,
  async translate(texts) {
    asked.push(...texts);
    return texts.map((text) => translateSample(text, answers));
  },
};
const selection = { field: 'title', language: 'ar', filter: {} } as const;
const run = (more: Partial<TranslateOptions> = {}) =>
  translateTexts(store.texts, { ...selection, provider, concurrency: 3, batch: 't1', date: '2026-11-02', source: 'sample', ...more });

async function machineTexts(): Promise<readonly MachineText[]> {
  const found: MachineText[] = [];
  for await (const text of store.texts.machineTexts({})) found.push(text);
  return found;
}

it('writes every text as by machine, with its engine and date, in one batch that can be taken back', async () => {
  const report = await run();
  expect(report).toMatchObject({ asked: count, written: count, refused: 0, batch: 't1' });
  const texts = await machineTexts();
  expect(texts).toHaveLength(count);
  expect(texts[0]?.origin).toEqual({ source: 'machine', engine: 'sample', date: '2026-11-02' });
  expect(texts.find(({ from }) => from === sampleTitle(4))?.text).toBe('عواصف غبارية في الموقع 4 رصدها MODIS ونطاقات CO<sub>2</sub>');
  expect(await run({ batch: 't2' })).toMatchObject({ asked: 0, written: 0 });
  expect(await store.undo('t1')).toMatchObject({ restored: count });
  expect(await machineTexts()).toEqual([]);
});

it('says before what it will send', async () => {
  const before = await measureTexts(store.texts, { ...selection, limit: 25 });
  const report = await run({ limit: 25 });
  expect([before.asked, before.characters]).toEqual([25, report.characters]);
  expect(report.characters).toBe(asked.join('').length);
  expect(await measureTexts(store.texts, selection)).toMatchObject({ asked: count - 25 });
});

it('stays within its limit and its budget, and goes on from there without asking twice', async () => {
  expect(await run({ limit: 7 })).toMatchObject({ asked: 7, written: 7 });
  const { characters } = await run({ budget: 1000 });
  expect(characters).toBeGreaterThan(900);
  expect(characters).toBeLessThanOrEqual(1000);
  await run();
  expect([asked.length, new Set(asked).size, (await machineTexts()).length]).toEqual([count, count, count]);
});

it('does not spend more than its budget on texts that are asked for again', async () => {
  const silent: Provider = {
    ...provider,
    async translate(texts) {
      asked.push(...texts);
      return texts.map(() => undefined);
    },
  };
  const report = await run({ provider: silent, budget: 1000 });
  expect(asked.join('').length).toBeLessThanOrEqual(1000);
  expect(report.characters).toBe(asked.join('').length);
  expect(report.written).toBe(0);
});

it.each([undefined, 500, 1000])('reports texts as refused whose request is refused, with a budget of %s', async (budget) => {
  const refusing: Provider = {
    ...provider,
    translate: () => Promise.reject(new Problem('bad_request', { detail: 'status 400' })),
  };
  const report = await run({ provider: refusing, limit: 20, ...(budget && { budget }) });
  expect(report.asked).toBeGreaterThan(0);
  expect(report).toMatchObject({ written: 0, refused: report.asked, refusedBy: { service: report.asked } });
  expect(report.characters).toBeLessThanOrEqual(budget ?? Number.POSITIVE_INFINITY);
});

it('selects by area, type, year and language of the work', async () => {
  await run({ filter: { areas: ['debris'], types: ['journal-article'], yearFrom: 2001, yearTo: 2005, from: 'en' } });
  const texts = await machineTexts();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every(({ areas, year = 0 }) => areas.includes('debris') && year >= 2001 && year <= 2005)).toBe(true);
  expect(await run({ filter: { from: 'fr' } })).toMatchObject({ asked: 0 });
});

describe('Answers that cannot be taken', () => {
  it('are reported with their reasons and not written', async () => {
    answers = 'numbers changed';
    const report = await run({ limit: 5 });
    expect(report).toMatchObject({ asked: 5, written: 0, refused: 5, refusedBy: { number_lost: 5, number_invented: 5 } });
    expect(report.refusals[0]).toMatchObject({
      key: { field: 'title', language: 'ar' },
      answer: expect.stringContaining('في الموقع'),
      from: expect.stringContaining('of site'),
    });
    expect(await machineTexts()).toEqual([]);
  });

  it('are not paid for again, but where that is asked for or the original changes', async () => {
    answers = 'terms lost';
    const refused = () => openRefusedTexts(join(folder, 'translate/refused.txt'), 'sample');
    await run({ limit: 5, refused: refused() });
    answers = 'well';
    expect(await run({ refused: refused() })).toMatchObject({ asked: count - 5, written: count - 5, skipped: 5 });
    const again = openRefusedTexts(join(folder, 'translate/refused.txt'), 'sample', true);
    expect(await run({ refused: again, batch: 't2' })).toMatchObject({ asked: 5, written: 5, skipped: 0 });
    const [first] = await machineTexts();
    expect(refused().has({ ...(first as MachineText), from: 'another' })).toBe(false);
    expect(openRefusedTexts(join(folder, 'translate/refused.txt'), 'another').has(first as MachineText)).toBe(false);
  });

  it('stop the work where they are all there is', async () => {
    answers = 'English';
    const { stopped } = await run();
    expect(stopped?.detail).toMatch(/^None of the first 60 answers can be taken \(mostly: untranslated\)\./);
  });
});

it('writes what was answered before the service stopped', async () => {
  let left = 3;
  const failing: Provider = {
    ...provider,
    translate(texts, ...rest) {
      left -= 1;
      return left < 0 ? Promise.reject(new Problem('unavailable', { detail: 'gone' })) : provider.translate(texts, ...rest);
    },
  };
  const report = await run({ provider: failing });
  expect(report).toMatchObject({ asked: 30, written: 30, stopped: { kind: 'unavailable' } });
  expect(await run({ batch: 't2' })).toMatchObject({ asked: count - 30, written: count - 30 });
});
