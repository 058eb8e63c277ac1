import { expect, test, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { coinsMaker } from './row-coins.ts';

withStarterInstance();

const firstRow = async (language: 'en' | 'ar') =>
  (await (await instance()).catalogue.findResearch(language, defaultResearchQuery)).items[0] as Research;

test('a context object is created once per row, language and data version', async () => {
  const row = await firstRow('en');
  const dataVersion = vi.fn(async () => '1');
  const extras = { dataVersion };
  const firstCoins = (await coinsMaker(extras, 'en'))(row);
  expect(firstCoins).toContain('ctx_ver=Z39.88-2004');
  const changedRow: Research = { ...row, title: { ...row.title, value: 'Regolith' } };
  expect((await coinsMaker(extras, 'en'))(changedRow)).toBe(firstCoins);
  expect((await coinsMaker(extras, 'ar'))(changedRow)).toContain('Regolith');
  dataVersion.mockResolvedValue('2');
  expect((await coinsMaker(extras, 'en'))(changedRow)).toContain('Regolith');
});

test('stores without a version, and other stores, share no cache', async () => {
  const row = await firstRow('en');
  const changedRow: Research = { ...row, title: { ...row.title, value: 'Regolith' } };
  const extras = () => ({ dataVersion: async () => '1' });
  expect((await coinsMaker(extras(), 'en'))(row)).not.toContain('Regolith');
  expect((await coinsMaker(extras(), 'en'))(changedRow)).toContain('Regolith');
  expect((await coinsMaker(undefined, 'en'))(changedRow)).toContain('Regolith');
});
