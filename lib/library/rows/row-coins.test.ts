import { expect, test, vi } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { coinsMaker } from './row-coins.ts';

const row = titledResearch('Copper in orbit', 'en');
const changedRow: Research = { ...row, title: { ...row.title, value: 'Regolith' } };
type Versioned = { readonly dataVersion: () => Promise<string> };
const coinsOf = async (harvest: Versioned | undefined, language: 'en' | 'ar', research: Research) =>
  (await coinsMaker({ collection: { harvest }, siteUrl: 'https://madar.example' }, language))(research);

test('a context object is created once per row, language and data version', async () => {
  const dataVersion = vi.fn(async () => '1');
  const harvest = { dataVersion };
  const firstCoins = await coinsOf(harvest, 'en', row);
  expect(firstCoins).toContain('ctx_ver=Z39.88-2004');
  expect(await coinsOf(harvest, 'en', changedRow)).toBe(firstCoins);
  expect(await coinsOf(harvest, 'ar', changedRow)).toContain('Regolith');
  dataVersion.mockResolvedValue('2');
  expect(await coinsOf(harvest, 'en', changedRow)).toContain('Regolith');
});

test('stores without a version, and other stores, share no cache', async () => {
  const harvest = () => ({ dataVersion: async () => '1' });
  expect(await coinsOf(harvest(), 'en', row)).not.toContain('Regolith');
  expect(await coinsOf(harvest(), 'en', changedRow)).toContain('Regolith');
  expect(await coinsOf(undefined, 'en', changedRow)).toContain('Regolith');
});
