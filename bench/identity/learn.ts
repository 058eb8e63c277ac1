import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWeights } from './learn-weights.ts';
import { readDrawnPairs, readLabelledPairs } from './read-pairs.ts';

// `node bench/identity/learn.ts` learns weights from all labelled pairs and writes them. If the weights change, raise `identityRules`.
const file = join(import.meta.dirname, '../../lib/store/identity/work-weights.ts');
const weights = learnWeights([...readLabelledPairs(), ...readDrawnPairs()]);
writeFileSync(
  file,
  `import type { WorkDegrees } from './work-degrees.ts';

/** Bits for each degree of agreement of each field; 0 if absent. */
export type WorkWeights = Readonly<Partial<Record<keyof WorkDegrees, Readonly<Record<string, number>>>>>;

/** Version of the matching rules, raised with every change of weights, degrees or vetoes. Batches record it. */
export const identityRules = 2;

/** Thresholds: weights from \`joinFrom\` merge, from \`showFrom\` are suggested as duplicates. No held-out pair of different works merges. */
export const joinFrom = 3.4;
export const showFrom = -4;

/** Learnt by \`bench/identity/learn.ts\` from its labelled pairs; never edited by hand. */
export const workWeights: WorkWeights = ${JSON.stringify(weights)};
`,
);
