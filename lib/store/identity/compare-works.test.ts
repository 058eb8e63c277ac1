import { describe, expect, it } from 'vitest';
import { learnWeights } from '#bench/identity/learn-weights.ts';
import { bySource, byTitle, crossValidate, measurePairs } from '#bench/identity/measure-pairs.ts';
import { isOneWork, readDrawnPairs, readHeldOutPairs, readInventedPairs, readLabelledPairs } from '#bench/identity/read-pairs.ts';
import { compareWorks } from './compare-works.ts';
import { workWeights } from './work-weights.ts';

const pairs = [...readLabelledPairs(), ...readDrawnPairs()];

describe('compareWorks', () => {
  it.each(readInventedPairs().map((pair) => [pair.label, pair.name, pair] as const))('%s: %s', (label, _, { records }) => {
    const { verdict } = compareWorks(...records);
    if (label === 'same' || label === 'version') expect(verdict).toBe('same');
    else expect(verdict).not.toBe('same');
    expect(compareWorks(records[1], records[0]).verdict).toBe(verdict);
  });

  it('finds every pair among the candidates that the rule would merge', () => {
    expect(measurePairs(readInventedPairs())).toMatchObject({ falselyJoined: [], shown: [], missed: [] });
  });

  it('suggests a duplicate, and never merges, where one record names only some of the people', () => {
    const [first] = readInventedPairs();
    if (!first) throw new Error('A pair is needed');
    const withAuthors = (...people: string[]) => ({ authors: people.map((name) => ({ name: { en: name } })) });
    const work = {
      ...first.records[0],
      title: { en: 'The example mission to the outer solar system' },
      venue: { name: { en: 'Journal of Moons' } },
      year: 2018,
      volume: '4',
      pages: '7-12',
      ...withAuthors('Ann Lee', 'Omar Aziz', 'Li Na', 'Eva Roth', 'Ivan Petrov'),
    };
    const doubtful = [
      { ...withAuthors('Ann Lee', 'Omar Asis', 'Li Na'), authorsIncomplete: true },
      { ...withAuthors('Ann Lee', 'Uma Rao', 'Jon Doe'), authorsTotal: 40, authorsOfBoth: 40 },
      withAuthors('Example Mission Collaboration'),
      { ...withAuthors('Ann Lee'), venue: { name: { en: 'Annals of Orbits' } } },
      { ...withAuthors('Ann Lee'), authorsIncomplete: true, volume: '5' },
    ];
    for (const { authorsOfBoth, ...two } of doubtful as readonly (Partial<typeof work> & { authorsOfBoth?: number })[]) {
      const base = { ...work, ...(authorsOfBoth !== undefined && { authorsTotal: authorsOfBoth }) };
      expect({ two, verdict: compareWorks(base, { ...work, ...two }).verdict }).toEqual({ two, verdict: 'doubt' });
    }
    // The complete list does not contain two of these authors. So the works differ, although the other list is truncated.
    expect(compareWorks(work, { ...work, ...withAuthors('Ann Lee', 'Uma Rao', 'Jon Doe'), authorsIncomplete: true }).verdict).toBe(
      'different',
    );
  });

  it('merges or suggests held-out pairs of one work, and never merges two works', () => {
    const works = pairs.filter(({ label }) => label === 'same' || label === 'version').length;
    expect(pairs.length - works).toBeGreaterThanOrEqual(370);
    for (const parts of [byTitle, bySource(pairs)]) {
      const figures = crossValidate(pairs, parts);
      expect(figures.falselyJoined).toEqual([]);
      expect(figures.joined.length / works).toBeGreaterThanOrEqual(0.8);
      expect((figures.joined.length + figures.shown.length) / works).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('shares no identifier between the training pairs and those reserved for the check', () => {
    const reserved = readHeldOutPairs();
    const identifiers = (list: typeof pairs) =>
      list.flatMap(({ records }) =>
        records.flatMap(({ doi, arxiv, bibcode, openalex }) => [doi, arxiv, bibcode, openalex].filter(Boolean)),
      );
    const trained = new Set(identifiers(pairs));
    expect(reserved.filter(isOneWork).length).toBeGreaterThanOrEqual(200);
    expect(reserved.filter((pair) => !isOneWork(pair)).length).toBeGreaterThanOrEqual(370);
    expect(identifiers(reserved).filter((identifier) => trained.has(identifier))).toEqual([]);
  });

  it('uses the weights that the labelled pairs yield', () => {
    expect(workWeights).toEqual(learnWeights(pairs));
  });
});
