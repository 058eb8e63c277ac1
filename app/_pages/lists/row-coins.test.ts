import { expect, test, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { instance } from '#lib/setup/compose.ts';
import { coinsMaker } from './row-coins.ts';

withStarterInstance();

const firstRow = async (language: 'en' | 'ar') =>
  (await (await instance()).collection.findResearch(language, defaultResearchQuery)).items[0] as Research;

test('a context object is created once per row, language and data version', async () => {
  const row = await firstRow('en');
  const dataVersion = vi.fn(async () => '1');
  const harvest = { dataVersion };
  const firstCoins = (await coinsMaker(harvest, 'en'))(row);
  expect(firstCoins).toContain('ctx_ver=Z39.88-2004');
  const changedRow: Research = { ...row, title: { ...row.title, value: 'Regolith' } };
  expect((await coinsMaker(harvest, 'en'))(changedRow)).toBe(firstCoins);
  expect((await coinsMaker(harvest, 'ar'))(changedRow)).toContain('Regolith');
  dataVersion.mockResolvedValue('2');
  expect((await coinsMaker(harvest, 'en'))(changedRow)).toContain('Regolith');
});

test('stores without a version, and other stores, share no cache', async () => {
  const row = await firstRow('en');
  const changedRow: Research = { ...row, title: { ...row.title, value: 'Regolith' } };
  const harvest = () => ({ dataVersion: async () => '1' });
  expect((await coinsMaker(harvest(), 'en'))(row)).not.toContain('Regolith');
  expect((await coinsMaker(harvest(), 'en'))(changedRow)).toContain('Regolith');
  expect((await coinsMaker(undefined, 'en'))(changedRow)).toContain('Regolith');
});
