import { expect, test } from 'vitest';
import { openRow } from './row.ts';

test('objects with data as member names are read and not cached', () => {
  const names = Array.from({ length: 400 }, (_, place) => `name-of-a-thing-${place}`);
  const openNamedRow = () => openRow(Object.fromEntries(names.map((name) => [name, 1])));
  expect(openNamedRow().get('nameofathing0')).toBe(1);
  expect(openNamedRow().shape).not.toBe(openNamedRow().shape);
});

test('the number of cached shapes is bounded', () => {
  const { shape } = openRow({ first: 1 });
  for (let turn = 0; turn < 500; turn += 1) openRow({ [`other${turn}`]: 1 });
  expect(openRow({ first: 1 }).shape).not.toBe(shape);
});

test('rows of one form share their shape', () => {
  expect(openRow({ id: 1, titleEn: 'x' }).shape).toBe(openRow({ id: 2, titleEn: 'y' }).shape);
});
