import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosenShare, yearColumns } from './year-columns.ts';

const yearRange = (from: number, to: number, count: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, count }));

test('each year has its own column when there are few', () => {
  expect(yearColumns(yearRange(2019, 2024, 3))).toEqual(
    yearRange(2019, 2024, 3).map(({ year, count }) => ({ from: year, to: year, count, isEarly: false })),
  );
});

test('sparse early years are one column, and the others keep a round width', () => {
  const columns = yearColumns([{ year: 1854, count: 1 }, { year: 1921, count: 2 }, ...yearRange(1980, 2025, 20)]);
  expect(columns[0]).toMatchObject({ from: 1854, isEarly: true });
  expect(columns.length).toBeLessThanOrEqual(11);
  for (const { from, to, isEarly } of columns.slice(1, -1)) expect([isEarly, from % 5, to - from]).toEqual([false, 0, 4]);
  expect(columns[1]?.from).toBe((columns[0]?.to ?? 0) + 1);
});

test('early years with many publications keep their columns', () => {
  const columns = yearColumns(yearRange(1900, 2025, 5));
  expect(columns.some(({ isEarly }) => isEarly)).toBe(false);
  expect(columns.length).toBeLessThanOrEqual(11);
});

test('no publication is lost or counted twice, whatever the years', () => {
  for (const years of [
    yearRange(1600, 2025, 1),
    yearRange(2020, 2020, 7),
    [{ year: 0, count: 5 }, ...yearRange(1500, 1502, 1), ...yearRange(2000, 2025, 9)],
  ]) {
    const columns = yearColumns(years);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(
      years.reduce((sum, { year, count }) => sum + (year > 0 ? count : 0), 0),
    );
    expect(columns.length).toBeLessThanOrEqual(11);
  }
});

test('a choice of years takes exactly its part of a column', () => {
  const column = { from: 1980, to: 1984, count: 9, isEarly: false };
  expect(chosenShare(column, { fromYear: 1983, toYear: 1990 })).toEqual({ begin: 0.6, end: 1 });
  expect(chosenShare(column, { toYear: 1980 })).toEqual({ begin: 0, end: 0.2 });
  expect(chosenShare(column, { fromYear: 1981, toYear: 1982 })).toEqual({ begin: 0.2, end: 0.6 });
  expect(chosenShare(column, { fromYear: 1985 })).toBeUndefined();
  expect(chosenShare(column, {})).toBeUndefined();
});

const luminance = (hex: string) => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (foreground: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(foreground), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('bars and the selection have a contrast of 3:1 to the page in both themes', () => {
  const sheet = readFileSync('app/globals.css', 'utf8');
  const values = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet)?.slice(1) ?? [];
  const [paper, control, accent] = [values('paper'), values('control'), values('accent')];
  expect([paper, control, accent].map(({ length }) => length)).toEqual([2, 2, 2]);
  for (const [index, ground] of paper.entries()) {
    expect(contrast(control[index] ?? '', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(accent[index] ?? '', ground)).toBeGreaterThanOrEqual(3);
  }
});
