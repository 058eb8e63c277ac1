import { vetoOf } from '#lib/store/identity/compare-works.ts';
import { degreesOf, type WorkDegrees } from '#lib/store/identity/work-degrees.ts';
import type { WorkWeights } from '#lib/store/identity/work-weights.ts';
import { isOneWork, type LabelledPair } from './read-pairs.ts';

type Counts = Map<string, [works: number, others: number]>;

/** Degrees of agreement of a field, best first. A worse degree must not get a higher weight than a better degree. */
const orders: readonly (readonly [field: keyof WorkDegrees, degrees: readonly string[]])[] = [
  ['title', ['equal', 'spelling', 'near', 'cut', 'like', 'akin', 'other', 'unrelated']],
  ['numbers', ['same', 'missing', 'other']],
  ['authors', ['equal3', 'nearly', 'most', 'other']],
  ['type', ['same', 'paper', 'other']],
  ['year', ['same', 'next', 'near', 'far']],
  ['year', ['version-same', 'version-next', 'version-near', 'version-far']],
];

/**
 * Weight of a degree: log2(share among pairs of one work / share among other pairs), add-one smoothed. ISBN and report number have too few
 * pairs, so ISBN gets the weight of DOI, and report number the weight of URL.
 */
export function learnWeights(pairs: readonly LabelledPair[]): WorkWeights {
  const fields = countDegrees(pairs);
  const weights: Record<string, Record<string, number>> = {};
  for (const [field, counts] of fields) {
    const [works, others] = [0, 1].map((side) => [...counts.values()].reduce((sum, count) => sum + (count[side] as number) + 1, 0)) as [
      number,
      number,
    ];
    const table = Object.fromEntries([...counts].map(([degree, [a, b]]) => [degree, Math.log2((a + 1) / works / ((b + 1) / others))]));
    for (const [, order] of orders.filter(([name]) => name === field)) pool(table, order, counts);
    weights[field] = Object.fromEntries(
      Object.entries(table)
        .sort(([, a], [, b]) => b - a)
        .map(([degree, weight]) => [degree, Math.round(weight * 10) / 10 + 0]),
    );
  }
  return { ...weights, isbn: { same: weights.doi?.same ?? 0 }, reportNumber: { same: weights.url?.same ?? 0 } } as WorkWeights;
}

function countDegrees(pairs: readonly LabelledPair[]): Map<string, Counts> {
  const fields = new Map<string, Counts>();
  for (const pair of pairs) {
    const degrees = degreesOf(...pair.records);
    if (vetoOf(degrees, ...pair.records) !== undefined) continue;
    for (const [field, degree] of Object.entries(degrees)) {
      if (degree === 'unknown') continue;
      const counts: Counts = fields.get(field) ?? new Map();
      fields.set(field, counts);
      const count = counts.get(degree) ?? [0, 0];
      counts.set(degree, isOneWork(pair) ? [count[0] + 1, count[1]] : [count[0], count[1] + 1]);
    }
  }
  return fields;
}

/** Pools adjacent violators: if a worse degree has a higher weight than the one before it, both get their weighted mean. */
function pool(table: Record<string, number>, order: readonly string[], counts: Counts): void {
  const blocks: { degrees: string[]; weight: number; count: number }[] = [];
  for (const degree of order) {
    const weight = table[degree];
    if (weight === undefined) continue;
    const [works, others] = counts.get(degree) as [number, number];
    let block = { degrees: [degree], weight, count: works + others + 1 };
    for (let last = blocks.at(-1); last && last.weight < block.weight; last = blocks.at(-1)) {
      const count = last.count + block.count;
      block = {
        degrees: [...last.degrees, ...block.degrees],
        weight: (last.weight * last.count + block.weight * block.count) / count,
        count,
      };
      blocks.pop();
    }
    blocks.push(block);
  }
  for (const { degrees, weight } of blocks) for (const degree of degrees) table[degree] = weight;
}
