import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { openData } from '#lib/import/starter/open-data.ts';
import { recordOf } from '#lib/search/testing/suite-records.ts';
import { currentIndexVersion } from '#lib/store/upkeep/index-state.ts';
import { indexThreads } from '#lib/store/upkeep/index-threads.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';
import { openStore } from './open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-terms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, line: string) => {
  const path = join(folder, name);
  writeFileSync(path, `id\ttype\tareas\tenglish\tarabic\n${line}\n`);
  return path;
};

it('Operator terms fail the start when unreadable, and otherwise match queries and appear in the dictionary', async () => {
  const bad = file('bad.tsv', 'shams-probe\tspacecraft\t\tShams probe\t');
  const config = (detail: string) => expect.objectContaining({ kind: 'config', detail: expect.stringContaining(detail) });
  await expect(openData({ dataDir: folder, termsFile: bad })).rejects.toEqual(config(`${bad}, line 2: the type “spacecraft” is none of`));
  const missing = join(folder, 'missing.tsv');
  await expect(openData({ dataDir: folder, termsFile: missing })).rejects.toEqual(config(`The file of terms ${missing}`));

  const plain = currentIndexVersion();
  const termsFile = file('terms.tsv', 'shams-probe\tmission\theliophysics\tShams probe\tمسبار شمس الصحراء');
  const store = await openStore({ dataDir: folder, termsFile });
  await store.load([recordOf('shams', 'Data of the Shams probe', 'بيانات'), recordOf('dust', 'Desert dust', 'غبار الصحراء')]);
  const matches = async () => {
    const { items } = await store.findResearch('ar', { ...defaultResearchQuery, keyword: 'مسبار شمس الصحراء' });
    return items.map(({ title }) => title.value);
  };
  expect(await matches()).toEqual(['بيانات']);
  const analyser = indexThreads(1);
  await store.reindex({ analyser });
  await analyser.close();
  expect(await matches()).toEqual(['بيانات']);
  expect(dictionary.named('مسبار شمس الصحراء')).toMatchObject({ id: 'shams-probe', type: 'mission', areas: ['heliophysics'] });
  // The operator's terms change the index version.
  expect(currentIndexVersion()).not.toBe(plain);
  expect(await store.indexState()).toBe('current');
  await store.close();
});

it('Translations of the operator find works beside ours, and need no new index', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'madar-terms-'));
  const records = [
    recordOf('qanat', 'Mapping a qanat from orbit', ''),
    recordOf('mud', 'Density of drilling mud', ''),
    recordOf('brine', 'Salt in brine wells', ''),
  ];
  const untranslated = await openStore({ dataDir });
  await untranslated.load(records);
  await untranslated.close();
  const termsFile = file('translations.tsv', '\ttranslation\t\tqanat\tفلجة\n\ttranslation\t\tsalt wells\tطين الحفر');
  const store = await openStore({ dataDir, termsFile });
  expect(await store.indexState()).toBe('current');
  const found = async (keyword: string) => {
    const { items } = await store.findResearch('ar', { ...defaultResearchQuery, keyword });
    return items.map(({ title }) => title.value);
  };
  expect(await found('فلجة')).toEqual(['Mapping a qanat from orbit']);
  expect(await found('طين الحفر')).toContain('Density of drilling mud');
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});
