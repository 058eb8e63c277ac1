import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import type { OpenSearch, Searched } from './search-suite.ts';

/** Queries that could break a parser or a pattern, or exceed the time limit. */
const hostile: readonly string[] = [
  '"',
  '"unbalanced dust',
  '"'.repeat(999),
  '((((((((',
  'NEAR(dust, ice) AND NOT *:^',
  'a:b:c title:title:dust',
  '-',
  '- -moon --ice',
  '*',
  'd*',
  '^(a+)+$'.repeat(30),
  `${'a'.repeat(30)}!`.repeat(20),
  'aaaaaaaa '.repeat(500),
  "%_\\';--",
  '\u0000\ud800\u202e\u200f',
  'x'.repeat(200_000),
  'قمر '.repeat(50_000),
  'ـ'.repeat(10_000),
  'ًٌٍَ'.repeat(1000),
  '宇宙 космос γ Hα κόσμος अंतरिक्ष אסטרונומיה 우주',
  '٢٠٢٤ １２ ½ ﷺ 😀',
  '[({<?:!=/&|~`^$#@',
];

/** Maximum processor time of a query. The machine may be busy, so only a query that is slow three times fails. */
const slowMs = 250;

/** Whether one of three runs takes less than 250 ms of processor time of this thread; an error of `work` is passed on. */
export async function isQuick(work: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const startedAt = threadMs();
    await work();
    if (threadMs() - startedAt < slowMs) return true;
  }
  return false;
}

/** Tests that any query is answered within the time limit, always with the same result, and that no hostile query matches all `records`. */
export function describeAnyInput(name: string, open: OpenSearch, records: readonly ResearchRecord[], runs: number): void {
  describe(`${name}: whatever is typed`, () => {
    let searched: Searched;
    beforeAll(async () => {
      searched = await open(records);
      // Creates the spelling index and the vocabulary, which are built on first use.
      await searched.ask('qwertzuiop black hole');
    }, 60_000);
    afterAll(() => searched.close());

    it.each(hostile.map((keyword) => [keyword.slice(0, 20), keyword]))('answers within the time limit: %j', async (_, keyword) => {
      expect(await isQuick(() => searched.ask(keyword))).toBe(true);
      expect((await searched.ask(keyword)).keys.length).toBeLessThan(records.length);
    });

    it('answers any string deterministically within the time limit', async () => {
      const pieces = fc.array(
        fc.constantFrom('black hole', 'الثقوب', 'the', 'في', 'c_moon', '*', '"', '-', '(', 'title:', 'OR', '\u202e', '٢٠٢٤', '10.1103/'),
        {
          maxLength: 24,
        },
      );
      const anyQuery = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        pieces.map((list) => list.join(' ')),
        pieces.map((list) => list.join('')),
      );
      await fc.assert(
        fc.asyncProperty(anyQuery, fc.constantFrom('all', 'title', 'author', 'abstract'), async (keyword, searchIn) => {
          fc.pre(/\S/.test(keyword));
          const ask = () => searched.ask(keyword, { searchIn });
          expect(await isQuick(ask)).toBe(true);
          expect(await ask()).toEqual(await ask());
        }),
        { numRuns: runs },
      );
    }, 120_000);
  });
}
