import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWeights } from './learn-weights.ts';
import { readDrawnPairs, readLabelledPairs } from './read-pairs.ts';

// `node bench/identity/learn.ts` learns weights from all labelled pairs and writes them. If they change, raise `identityRules`.
const file = join(import.meta.dirname, '../../lib/service/store/identity/work-weights.ts');
const weights = learnWeights([...readLabelledPairs(), ...readDrawnPairs()]);
writeFileSync(
  file,
  `import type { WorkDegrees } from './work-degrees.ts';

/** Bits for each degree of agreement of each field; a degree without one has none. */
export type WorkWeights = Readonly<Partial<Record<keyof WorkDegrees, Readonly<Record<string, number>>>>>;

/** Version of the rules by which records are taken for one work: the next number with every change of weights, degrees and vetoes. Batches record it. */
export const identityRules = 2;

/** Pairs of this weight and more are joined, of the other and more shown as possible duplicates. Chosen so that no unseen pair of two works is joined. */
export const joinFrom = 3.4;
export const showFrom = -4;

/** Learnt by \`bench/identity/learn.ts\` from its labelled pairs; never edited by hand. */
export const workWeights: WorkWeights = ${JSON.stringify(weights)};
`,
);
