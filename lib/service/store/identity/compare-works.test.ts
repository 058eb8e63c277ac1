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

  it('are looked up wherever the rule would join them', () => {
    expect(measurePairs(inventedPairs())).toMatchObject({ falselyJoined: [], shown: [], missed: [] });
  });

  it('are shown as possible duplicates where one names only some of the people, and never joined by that', () => {
    const [first] = inventedPairs();
    if (!first) throw new Error('A pair is needed');
    const named = (...people: string[]) => ({ authors: people.map((name) => ({ name: { en: name } })) });
    const work = {
      ...first.records[0],
      title: { en: 'The example mission to the outer solar system' },
      venue: { name: { en: 'Journal of Moons' } },
      year: 2018,
      volume: '4',
      pages: '7-12',
      ...named('Ann Lee', 'Omar Aziz', 'Li Na', 'Eva Roth', 'Ivan Petrov'),
    };
    const doubtful = [
      { ...named('Ann Lee', 'Omar Asis', 'Li Na'), authorsIncomplete: true },
      { ...named('Ann Lee', 'Uma Rao', 'Jon Doe'), authorsTotal: 40, authorsOfBoth: 40 },
      named('Example Mission Collaboration'),
      { ...named('Ann Lee'), venue: { name: { en: 'Annals of Orbits' } } },
      { ...named('Ann Lee'), authorsIncomplete: true, volume: '5' },
    ];
    for (const { authorsOfBoth, ...two } of doubtful as readonly (Partial<typeof work> & { authorsOfBoth?: number })[]) {
      const one = { ...work, ...(authorsOfBoth !== undefined && { authorsTotal: authorsOfBoth }) };
      expect({ two, verdict: compareWorks(one, { ...work, ...two }).verdict }).toEqual({ two, verdict: 'doubt' });
    }
    // A whole list without the people of the other is of other people, also where that one was cut.
    expect(compareWorks(work, { ...work, ...named('Ann Lee', 'Uma Rao', 'Jon Doe'), authorsIncomplete: true }).verdict).toBe('different');
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
