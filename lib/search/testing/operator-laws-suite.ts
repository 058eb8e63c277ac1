import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { suiteRecords } from './suite-records.ts';

/** The laws of OR, AND and NOT, which every search backend has to satisfy. `keys`: the keys of the records that a query lists. */
export function describeOperatorLaws(keys: (keyword: string) => Promise<readonly string[]>): void {
  describe('with random words of titles', () => {
    const words = new Set(suiteRecords.flatMap(({ title }) => Object.values(title)).flatMap((text) => text?.match(/\p{L}{4,}/gu) ?? []));
    const word = fc.constantFrom(...[...words].filter((text) => analyse(text).units.every(({ stop }) => !stop)));
    /** The keys of a query whose last word is complete. */
    const listed = async (keyword: string) => new Set(await keys(`${keyword} `));
    const holds = (law: (one: string, other: string) => Promise<void>) =>
      fc.assert(fc.asyncProperty(word, word, law), { numRuns: 40, endOnFailure: true });

    it('OR lists what either operand lists', () =>
      holds(async (one, other) => {
        expect(await listed(`${one} OR ${other}`), `${one} OR ${other}`).toEqual(
          new Set([...(await listed(one)), ...(await listed(other))]),
        );
      }));

    it('AND lists only what both operands list', () =>
      holds(async (one, other) => {
        const both = (await listed(one)).intersection(await listed(other));
        for (const key of await listed(`${one} AND ${other}`)) expect(both, `${one} AND ${other}`).toContain(key);
      }));

    it('NOT only removes', () =>
      holds(async (one, other) => {
        const before = await listed(one);
        expect(
          [...(await listed(`${one} NOT ${other}`))].filter((key) => !before.has(key)),
          `${one} NOT ${other}`,
        ).toEqual([]);
      }));
  });
}
