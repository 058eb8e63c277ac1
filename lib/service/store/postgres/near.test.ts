import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearCounts, nearOrders } from './near.ts';

const letters = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y');
const texts = fc.array(letters, { maxLength: 14 });
const asked = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 4 });

const placesIn = (text: readonly string[], word: string) => text.flatMap((one, place) => (one === word ? [place] : []));

test('what is near is what FTS5 finds near, and counts as often', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE VIRTUAL TABLE t USING fts5(body)');
  const put = database.prepare('INSERT INTO t(rowid, body) VALUES (1, ?)');
  // The number of occurrences cannot be asked for; what is marked can be counted.
  const find = database.prepare(`SELECT highlight(t, 0, '[', ']') AS marked FROM t WHERE t MATCH ?`);
  fc.assert(
    fc.property(texts, asked, fc.integer({ min: 0, max: 3 }), (text, words, distance) => {
      database.exec('DELETE FROM t');
      put.run(text.join(' '));
      const found = find.get(`NEAR(${words.map((word) => `"${word}"`).join(' ')}, ${distance})`);
      const counts = nearCounts(
        words.map((word) => placesIn(text, word)),
        words.map(() => 1),
        distance,
      );
      expect(counts.every((count) => count > 0)).toBe(found !== undefined);
      if (found) for (const [place, word] of words.entries()) expect(counts[place]).toBe(markedIn(String(found.marked), word));
      expect(isInSomeOrder(text, words, distance)).toBe(found !== undefined);
    }),
    { numRuns: 2000 },
  );
  database.close();
});

test('phrases of several words count from their ends', () => {
  expect(nearOrders([2, 1], 1)).toEqual([
    { order: [0, 1], steps: [1] },
    { order: [0, 1], steps: [2] },
    { order: [1, 0], steps: [1] },
    { order: [1, 0], steps: [2] },
  ]);
  // "a b . c": two tokens and one between; one further it is not near.
  expect(nearCounts([[0], [3]], [2, 1], 1)).toEqual([1, 1]);
  expect(nearCounts([[0], [4]], [2, 1], 1)).toEqual([0, 0]);
  // Four words with three between the ends are never within two.
  expect(nearOrders([1, 1, 1, 1, 1], 2)).toEqual([]);
});

/** Runs of marked words are marked together. */
const markedIn = (marked: string, word: string) =>
  [...marked.matchAll(/\[([^\]]*)\]/g)].flatMap(([, run = '']) => run.split(' ')).filter((one) => one === word).length;

function isInSomeOrder(text: readonly string[], words: readonly string[], distance: number): boolean {
  const orders = nearOrders(
    words.map(() => 1),
    distance,
  );
  return orders.some(({ order, steps }) =>
    text.some((_, start) => {
      let at = start;
      return order.every((place, nth) => {
        at += nth === 0 ? 0 : (steps[nth - 1] as number);
        return text[at] === words[place];
      });
    }),
  );
}
