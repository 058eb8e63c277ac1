import { describe, expect, it } from 'vitest';
import { inventedPairs, measurePairs, publicPairs, withoutIdentifiers } from '#bench/identity/measure-pairs.ts';
import { compareWorks } from './compare-works.ts';

const pairs = await publicPairs();

describe('records of one work', () => {
  it.each(inventedPairs().map((pair) => [pair.label, pair.names[0], pair] as const))('%s: %s', (label, _, { records }) => {
    const { verdict } = compareWorks(...records);
    if (label === 'same') expect(verdict).toBe('same');
    else expect(verdict).not.toBe('same');
    expect(compareWorks(records[1], records[0]).verdict).toBe(verdict);
  });

  it.skipIf(!pairs)(
    'are joined of all labelled pairs of the public files where 95 of 100 are, and never two works (needs ../shared/data)',
    () => {
      const figures = measurePairs(pairs ?? []);
      expect(figures.pairs.same + figures.pairs.differ).toBeGreaterThanOrEqual(400);
      expect(figures.falselyJoined).toEqual([]);
      expect(figures.recall).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.skipIf(!pairs)('are never joined falsely either where all identifiers are taken away (needs ../shared/data)', () => {
    const figures = measurePairs((pairs ?? []).filter(({ label }) => label !== 'version').map(withoutIdentifiers));
    expect(figures.falselyJoined).toEqual([]);
    expect(figures.recall).toBeGreaterThanOrEqual(0.8);
  });
});
