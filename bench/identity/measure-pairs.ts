import type { ResearchRecord } from '#lib/domain/record.ts';
import { compareWorks } from '#lib/store/identity/compare-works.ts';
import { workTraits } from '#lib/store/identity/work-traits.ts';
import type { WorkWeights } from '#lib/store/identity/work-weights.ts';
import { learnWeights } from './learn-weights.ts';
import { isOneWork, type LabelledPair } from './read-pairs.ts';

/** Names of pairs by outcome. */
export interface PairFigures {
  /** Pairs of one work: joined, only listed as possible duplicates, or neither. */
  readonly joined: readonly string[];
  readonly shown: readonly string[];
  readonly missed: readonly string[];
  /** Pairs of two works: falsely joined, falsely listed as possible duplicates, or neither. */
  readonly falselyJoined: readonly string[];
  readonly falselyShown: readonly string[];
  readonly apart: readonly string[];
}

/** Compares the records of each pair and groups the pairs by outcome; with the project's weights unless others are given. */
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

/** The verdict on a pair. Like a store, compares only records that share an identifier or trait. */
function verdictOf([one, two]: readonly [ResearchRecord, ResearchRecord], weights: WorkWeights | undefined): string {
  const isShared = (['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const).some(
    (name) => one[name] !== undefined && one[name] === two[name],
  );
  const traits = workTraits(two);
  return isShared || workTraits(one).some((trait) => traits.includes(trait)) ? compareWorks(one, two, weights).verdict : 'different';
}

/** Cross-validation: each part is measured with weights learnt from the pairs outside it. `change` transforms the measured pairs. */
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
  const concat = (field: keyof PairFigures) => figures.flatMap((part) => part[field]);
  return {
    joined: concat('joined'),
    shown: concat('shown'),
    missed: concat('missed'),
    falselyJoined: concat('falselyJoined'),
    falselyShown: concat('falselyShown'),
    apart: concat('apart'),
  };
}

/** Parts for cross-validation by source: pairs with a record of a source are measured with weights learnt without that source. */
export const bySource = (pairs: readonly LabelledPair[]): ((pair: LabelledPair) => boolean)[] =>
  [...new Set(pairs.flatMap(({ source }) => source.split('+')))].sort().map(
    (name) =>
      ({ source }) =>
        source.split('+').includes(name),
  );

/** Five parts for cross-validation, assigned by the name of the pair, so that pairs of the same work are in the same part. */
export const byTitle: readonly ((pair: LabelledPair) => boolean)[] = [0, 1, 2, 3, 4].map(
  (part) =>
    ({ name }) =>
      [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 5 === part,
);

/** 95 % interval of a share (Wilson). */
export function wilson(count: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = of === 0 ? 0 : count / of;
  const middle = share + (z * z) / (2 * of);
  const margin = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - margin) / scale), Math.min(1, (middle + margin) / scale)];
}
