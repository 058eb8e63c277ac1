import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erasUntil } from '#lib/domain/eras.ts';
import { cutToWidth } from './cut-to-width.ts';
import { dotPath, dotsOf, dotYears, perDot, timeScale } from './orbit-scale.ts';

test('eras follow each other without a gap, and the last one ends with the collection', () => {
  const eras = erasUntil(2026);
  expect(eras.at(-1)).toEqual({ from: 2020, to: 2026 });
  for (const [index, era] of eras.slice(1).entries()) expect(era.from).toBe((eras[index]?.to ?? 0) + 1);
});

test('time never runs backwards on the scale and covers all of it', () => {
  const scale = timeScale(2026);
  const places = Array.from({ length: 400 }, (_, index) => scale.at(1700 + index));
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect([scale.at(0), scale.at(2027)]).toEqual([0, 1]);
});

test('each dot has its own position inside its era, however many dots there are', () => {
  const scale = timeScale(2026);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2020, max: 2026 }), { maxLength: 200 }), (years) => {
      const span = { start: scale.at(2020) * 900, end: 900, placeOf: (year: number) => scale.at(year) * 900, pitch: 5.2, columnHeight: 5 };
      const dots = dotsOf(years, span);
      expect(new Set(dots.map(({ along, across }) => `${along.toFixed(2)} ${across.toFixed(2)}`)).size).toBe(years.length);
      for (const { along } of dots) expect(along >= span.start && along <= span.end).toBe(true);
    }),
  );
});

test('a collection of any size is drawn with a bounded number of dots', () => {
  for (const total of [0, 473, 700, 12_000, 1_000_000]) expect(total / perDot(total)).toBeLessThanOrEqual(900);
  expect([perDot(649), perDot(1000), perDot(12_000)]).toEqual([1, 2, 20]);
  const years = [
    { year: 1990, count: 7 },
    { year: 1999, count: 3 },
    { year: 2001, count: 9 },
  ];
  expect(dotYears(years, { from: 1990, to: 1999 }, 1)).toHaveLength(10);
  expect(dotYears(years, { from: 1990, to: 1999 }, 5)).toEqual([1990, 1999]);
});

test('the steps of a path of dots add up to the positions of the dots', () => {
  expect(
    dotPath([
      [10, 20],
      [10.5, 19],
      [3, 19.4],
    ]),
  ).toBe('M10 20zm.5-1zm-7.5 .4z');
});

test('a title is cut after a word, and a comma after that word is removed', () => {
  expect(cutToWidth('Orbital debris', 20)).toBe('Orbital debris');
  expect(cutToWidth('Orbital debris, its removal and the law', 8)).toBe('Orbital debris…');
});
