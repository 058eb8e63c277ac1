import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { splitIntoBatches } from './split-into-batches.ts';

function batchesOf(authorCounts: readonly number[], references: Readonly<Record<number, string>> = {}): number[][] {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'CREATE TABLE research (id INTEGER PRIMARY KEY, author_count INTEGER); CREATE TABLE research_references (research_id, doc)',
  );
  for (const [id, count] of authorCounts.entries()) database.prepare('INSERT INTO research VALUES (?, ?)').run(id, count);
  for (const [id, doc] of Object.entries(references))
    database.prepare('INSERT INTO research_references VALUES (?, ?)').run(Number(id), doc);
  const batches = [...splitIntoBatches(database)(authorCounts.map((_, id) => id))];
  database.close();
  return batches;
}

it('reads ordinary records fifty at a time, in their order', () => {
  const batches = batchesOf(Array.from({ length: 120 }, () => 3));
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(batches.flat()).toEqual(Array.from({ length: 120 }, (_, id) => id));
  expect(batchesOf([])).toEqual([]);
});

it('reads records with thousands of authors or references alone or with few others', () => {
  expect(batchesOf([3700, 3, 3700, 9000, 1])).toEqual([[0, 1], [2], [3], [4]]);
  expect(batchesOf([1, 1, 1], { 1: 'x'.repeat(600_000) })).toEqual([[0], [1], [2]]);
});
