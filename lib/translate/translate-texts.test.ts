import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#lib/base/problem.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import type { MachineText } from '#lib/store/values/text-port.ts';
import { type Behaviour, sampleRecords, sampleTitle, translateSample } from '#lib/testing/loopback-translator.ts';
import type { Provider } from '#lib/translate/providers/provider.ts';
import { openRefusedTexts } from '#lib/translate/texts/refused-texts.ts';
import { measureTexts, type TranslateOptions, translateTexts } from './translate-texts.ts';

const count = 60;
let store: Store;
let answers: Behaviour['answers'];
let requests: string[];
const folder = mkdtempSync(join(tmpdir(), 'madar-refused-'));

beforeEach(async () => {
  [answers, requests] = ['well', []];
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
    requests.push(...texts);
    return texts.map((text) => translateSample(text, answers));
  },
};
const selection = { field: 'title', language: 'ar', filter: {} } as const;
const run = (options: Partial<TranslateOptions> = {}) =>
  translateTexts(store.texts, { ...selection, provider, concurrency: 3, batch: 't1', date: '2026-11-02', source: 'sample', ...options });

async function machineTexts(): Promise<readonly MachineText[]> {
  const texts: MachineText[] = [];
  for await (const text of store.texts.machineTexts({})) texts.push(text);
  return texts;
}

it('a run writes every text as machine-made, with engine and date, in one batch that can be undone', async () => {
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

it('a run reports in advance what it will send', async () => {
  const before = await measureTexts(store.texts, { ...selection, limit: 25 });
  const report = await run({ limit: 25 });
  expect([before.asked, before.characters]).toEqual([25, report.characters]);
  expect(report.characters).toBe(requests.join('').length);
  expect(await measureTexts(store.texts, selection)).toMatchObject({ asked: count - 25 });
});

it('a run stays within its limit and its budget, and resumes without repeating requests', async () => {
  expect(await run({ limit: 7 })).toMatchObject({ asked: 7, written: 7 });
  const { characters } = await run({ budget: 1000 });
  expect(characters).toBeGreaterThan(900);
  expect(characters).toBeLessThanOrEqual(1000);
  await run();
  expect([requests.length, new Set(requests).size, (await machineTexts()).length]).toEqual([count, count, count]);
});

it('a run spends no more than its budget on retries', async () => {
  const silent: Provider = {
    ...provider,
    async translate(texts) {
      requests.push(...texts);
      return texts.map(() => undefined);
    },
  };
  const report = await run({ provider: silent, budget: 1000 });
  expect(requests.join('').length).toBeLessThanOrEqual(1000);
  expect(report.characters).toBe(requests.join('').length);
  expect(report.written).toBe(0);
});

it.each([undefined, 500, 1000])('a run reports texts of a refused request as refused, with a budget of %s', async (budget) => {
  const refusing: Provider = {
    ...provider,
    translate: () => Promise.reject(new Problem('bad_request', { detail: 'status 400' })),
  };
  const report = await run({ provider: refusing, limit: 20, ...(budget && { budget }) });
  expect(report.asked).toBeGreaterThan(0);
  expect(report).toMatchObject({ written: 0, refused: report.asked, refusedBy: { service: report.asked } });
  expect(report.characters).toBeLessThanOrEqual(budget ?? Number.POSITIVE_INFINITY);
});

it('a run selects texts by area, type, year and language of the work', async () => {
  await run({ filter: { areas: ['debris'], types: ['journal-article'], yearFrom: 2001, yearTo: 2005, from: 'en' } });
  const texts = await machineTexts();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every(({ areas, year = 0 }) => areas.includes('debris') && year >= 2001 && year <= 2005)).toBe(true);
  expect(await run({ filter: { from: 'fr' } })).toMatchObject({ asked: 0 });
});

describe('rejected answers', () => {
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

  it('are not paid for again, unless requested or the original changes', async () => {
    answers = 'terms lost';
    const openRefusals = () => openRefusedTexts(join(folder, 'translate/refused.txt'), 'sample');
    await run({ limit: 5, refused: openRefusals() });
    answers = 'well';
    expect(await run({ refused: openRefusals() })).toMatchObject({ asked: count - 5, written: count - 5, skipped: 5 });
    const retrying = openRefusedTexts(join(folder, 'translate/refused.txt'), 'sample', true);
    expect(await run({ refused: retrying, batch: 't2' })).toMatchObject({ asked: 5, written: 5, skipped: 0 });
    const [first] = await machineTexts();
    expect(openRefusals().has({ ...(first as MachineText), from: 'another' })).toBe(false);
    expect(openRefusedTexts(join(folder, 'translate/refused.txt'), 'another').has(first as MachineText)).toBe(false);
  });

  it('stop the run when there are no others', async () => {
    answers = 'English';
    const { stopped } = await run();
    expect(stopped?.detail).toMatch(/^All of the first 60 answers were rejected \(mostly: untranslated\)\./);
  });
});

it('a run writes the translations received before the service stopped', async () => {
  let remaining = 3;
  const failing: Provider = {
    ...provider,
    translate(texts, ...rest) {
      remaining -= 1;
      return remaining < 0 ? Promise.reject(new Problem('unavailable', { detail: 'gone' })) : provider.translate(texts, ...rest);
    },
  };
  const report = await run({ provider: failing });
  expect(report).toMatchObject({ asked: 30, written: 30, stopped: { kind: 'unavailable' } });
  expect(await run({ batch: 't2' })).toMatchObject({ asked: count - 30, written: count - 30 });
});
