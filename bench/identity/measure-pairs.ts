import type { ResearchRecord } from '#lib/domain/record.ts';
import { compareWorks } from '#lib/service/store/identity/compare-works.ts';
import { workTraits } from '#lib/service/store/identity/work-traits.ts';
import type { WorkWeights } from '#lib/service/store/identity/work-weights.ts';
import { learnWeights } from './learn-weights.ts';
import { isOneWork, type LabelledPair } from './read-pairs.ts';

/** The names of pairs by what becomes of them. */
export interface PairFigures {
  /** Of one work: joined, shown as possible duplicates, or neither. */
  readonly joined: readonly string[];
  readonly shown: readonly string[];
  readonly missed: readonly string[];
  /** Of two works: joined falsely, shown, or neither. */
  readonly falselyJoined: readonly string[];
  readonly falselyShown: readonly string[];
  readonly apart: readonly string[];
}

/** What a store makes of the pairs, with the weights of the project or with others. */
export function measurePairs(pairs: readonly LabelledPair[], weights?: WorkWeights): PairFigures {
  const names = (isWork: boolean, verdict: string) =>
    pairs.filter((pair) => isOneWork(pair) === isWork && verdictOf(pair.records, weights) === verdict).map(({ name }) => name);
  return {
    joined: names(true, 'same'),
    shown: names(true, 'doubt'),
    missed: names(true, 'different'),
    falselyJoined: names(false, 'same'),
    falselyShown: names(false, 'doubt'),
    apart: names(false, 'different'),
  };
}

/** A store compares what has an identifier or a trait in common, and nothing else. */
function verdictOf([one, two]: readonly [ResearchRecord, ResearchRecord], weights: WorkWeights | undefined): string {
  const isShared = (['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const).some(
    (name) => one[name] !== undefined && one[name] === two[name],
  );
  const traits = workTraits(two);
  return isShared || workTraits(one).some((trait) => traits.includes(trait)) ? compareWorks(one, two, weights).verdict : 'different';
}

/**
 * Figures on pairs that took no part in learning: each part of the pairs is measured with the weights that all others teach. `change` makes of a pair what is measured.
 */
export function crossValidate(
  pairs: readonly LabelledPair[],
  parts: readonly ((pair: LabelledPair) => boolean)[],
  change: (pair: LabelledPair) => LabelledPair = (pair) => pair,
): PairFigures {
  const rest = new Set(pairs);
  const figures = parts.map((isIn) => {
    const test = [...rest].filter(isIn);
    for (const pair of test) rest.delete(pair);
    return measurePairs(test.map(change), learnWeights(pairs.filter((pair) => !isIn(pair))));
  });
  const all = (what: keyof PairFigures) => figures.flatMap((part) => part[what]);
  return {
    joined: all('joined'),
    shown: all('shown'),
    missed: all('missed'),
    falselyJoined: all('falselyJoined'),
    falselyShown: all('falselyShown'),
    apart: all('apart'),
  };
}

/** Every source by itself: pairs with a record of it are measured with what pairs without one teach. */
export const bySource = (pairs: readonly LabelledPair[]): ((pair: LabelledPair) => boolean)[] =>
  [...new Set(pairs.flatMap(({ source }) => source.split('+')))].sort().map(
    (name) =>
      ({ source }) =>
        source.split('+').includes(name),
  );

/** Five parts by title, so that pairs of one work are in one part. */
export const byTitle: readonly ((pair: LabelledPair) => boolean)[] = [0, 1, 2, 3, 4].map(
  (part) =>
    ({ name }) =>
      [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 5 === part,
);

/** 95 % interval of a share (Wilson). */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = of === 0 ? 0 : hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
