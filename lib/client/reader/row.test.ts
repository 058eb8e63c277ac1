import { expect, test } from 'vitest';
import { openRow } from './row.ts';

const held = () => process.memoryUsage().heapUsed;

test('objects whose names are data are not remembered', () => {
  const grown: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const names = Array.from({ length: 400 }, (_, place) => `name-of-a-thing-${turn}-${place}`);
    const row = openRow(Object.fromEntries(names.map((name) => [name, 1])));
    expect(row.get(`nameofathing${turn}0`)).toBe(1);
    grown.push(held());
  }
  // 300 shapes of 400 names would take 15 MB; what is let go of comes back at some time.
  expect(Math.min(...grown.slice(-100)) - (grown[0] ?? 0)).toBeLessThan(9_000_000);
});

test('rows of one form share their shape', () => {
  expect(openRow({ id: 1, titleEn: 'x' }).shape).toBe(openRow({ id: 2, titleEn: 'y' }).shape);
});
