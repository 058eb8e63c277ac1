import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { RecordOfDay } from '#components/home/record-of-day.tsx';
import { render } from '#components/testing/render.tsx';
import { homeBudget } from '#e2e/home-budget.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { readHome, recordOfDay } from './read-home.ts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

withStarterInstance();

const noon = Date.parse('2026-11-24T12:00:00Z');
const dayMs = 86_400_000;

test('each day has one record, in both languages with both summaries, and the next day has another', async () => {
  const sources = await instance();
  const recordAt = async (now: number, language: 'en' | 'ar' = 'en') => recordOfDay(sources, language, now);
  const today = await recordAt(noon);
  expect(today?.research.abstract?.lang).toBe('en');
  expect(today?.other.abstract?.lang).toBe('ar');
  const inArabic = await recordAt(noon, 'ar');
  expect([inArabic?.research, inArabic?.other]).toEqual([today?.other, today?.research]);
  expect((await recordAt(noon + dayMs / 2 - 1))?.research.id).toBe(today?.research.id);
  const isCut = ({ abstract }: Research) => abstract?.value.endsWith('…');
  for (let day = 0; day < 30; day += 1) {
    const record = await recordAt(noon + day * dayMs);
    expect(record && isCut(record.research), String(day)).toBe(record && isCut(record.other));
  }
  const week = await Promise.all(Array.from({ length: 7 }, (_, day) => recordAt(noon + day * dayMs)));
  expect(new Set(week.map((record) => record?.research.id)).size).toBe(7);
});

test('the given day decides instead of the date', async () => {
  const sources = await instance();
  const fixedTime = Date.parse('2020-02-29');
  const { dailyRecord } = await readHome(sources, 'en', fixedTime);
  expect(dailyRecord?.research.id).toBe((await recordOfDay(sources, 'en', fixedTime))?.research.id);
});

test('no record of the day exceeds its byte budget on the home page', async () => {
  const sources = await instance();
  const sizes = new Map<string, readonly number[]>();
  const sizeOf = (language: Language, research: Research, other: Research) =>
    gzipSync(render(language, createElement(RecordOfDay, { research, other, language })), { level: 9 }).length;
  for (let day = 0; day < 2 * 483 && sizes.size < 483; day += 1) {
    const ofDay = await recordOfDay(sources, 'en', noon + day * dayMs);
    if (!ofDay || sizes.has(ofDay.research.id)) continue;
    // The Arabic page has the same two records in the other order.
    const { research, other } = ofDay;
    sizes.set(research.id, [sizeOf('en', research, other), sizeOf('ar', other, research)]);
  }
  expect(sizes.size).toBe(483);
  expect([...sizes].filter(([, pair]) => Math.max(...pair) > homeBudget.recordOfDay)).toEqual([]);
});
