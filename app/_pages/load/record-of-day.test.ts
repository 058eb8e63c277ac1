import { expect, test } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { recordOfDay } from './load-home.ts';

withStarterInstance();

const noon = Date.parse('2026-11-24T12:00:00Z');
const dayMs = 86_400_000;

test('a day has one record, in both languages with both summaries, and the next day another', async () => {
  const { catalogue } = await instance();
  const at = async (now: number, language: 'en' | 'ar' = 'en') => recordOfDay(catalogue, language, now);
  const today = await at(noon);
  expect(today?.research.abstract?.lang).toBe('en');
  expect(today?.other.abstract?.lang).toBe('ar');
  expect((await at(noon, 'ar'))?.research.id).toBe(today?.research.id);
  expect((await at(noon + dayMs / 2 - 1))?.research.id).toBe(today?.research.id);
  const week = await Promise.all(Array.from({ length: 7 }, (_, day) => at(noon + day * dayMs)));
  expect(new Set(week.map((found) => found?.research.id)).size).toBe(7);
});
