import type { WorkDegrees } from './work-degrees.ts';

/** Weight, in bits, of each degree of agreement of each field; 0 if absent. */
export type WorkWeights = Readonly<Partial<Record<keyof WorkDegrees, Readonly<Record<string, number>>>>>;

/** Version of the matching rules, raised with every change of weights, degrees or vetoes. Batches record it. */
export const identityRules = 2;

/** Pairs from the weight `joinFrom` are merged, from `showFrom` suggested as duplicates. No held-out pair is merged wrongly. */
export const joinFrom = 3.4;
export const showFrom = -4;

/** Learnt by `bench/identity/learn.ts` from its labelled pairs; never edited by hand. */
export const workWeights: WorkWeights = {
  title: { equal: 2.5, spelling: 0, near: 0, cut: -1.7, common: -1.8, like: -3.2, akin: -4.9, other: -4.9, unrelated: -4.9 },
  numbers: { same: 0.1, missing: -3.3 },
  authors: {
    equal3: 1.5,
    cut: 1.4,
    equal1: 1.4,
    equal2: 0.4,
    nearly: -1.8,
    some: -2.3,
    most: -3.6,
    part1: -4,
    part3: -4,
    part2: -5.2,
    other: -6.3,
  },
  year: { 'version-same': 2.7, 'version-next': 2.4, 'version-near': 1.5, same: 0.4, 'version-far': -1.4, near: -5.5, next: -5.5, far: -6 },
  type: { version: 2.5, same: -0.6, paper: -3.5, other: -3.5 },
  arxiv: { same: 5.9, other: -6.6 },
  venue: { same: 0.6, other: -2.8 },
  volume: { same: 1.2, other: -5.4 },
  issue: { same: 1.5, other: -4.6 },
  pages: { same: 2.7, other: -5.1 },
  doi: { same: 7.7, alike: 5.1, copies: 3.4, other: -3.8 },
  bibcode: { same: 5.8, other: -6.7 },
  openalex: { same: 7.6, other: -2 },
  url: { same: 2, other: -4.9 },
  pmid: { same: 1.7, other: -2.2 },
  isbn: { same: 7.7 },
  reportNumber: { same: 2 },
};
