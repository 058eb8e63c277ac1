import type { JudgedQuery } from './judged-query.ts';

/** What an engine answered: keys of records, best first, of at most the first twenty; how many there are; and what was said of the answer. */
export interface Answered {
  readonly keys: readonly string[];
  readonly total: number;
  readonly notices: readonly string[];
  /** Processor time in milliseconds. */
  readonly time: number;
}

/** Figures of one query, or means of many. Precision is over the first five of what is shown: one right record shown alone is 1. */
export interface Figures {
  readonly hit1: number;
  readonly hit5: number;
  readonly ndcg10: number;
  readonly mrr: number;
  readonly precision5: number;
}
export const figureNames = ['hit1', 'hit5', 'ndcg10', 'mrr', 'precision5'] as const satisfies readonly (keyof Figures)[];

const gain = (grades: readonly number[]) => grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** An answer measured by the grades of its query. */
export function measure({ keys }: Pick<Answered, 'keys'>, { grades }: Pick<JudgedQuery, 'grades'>): Figures {
  const got = keys.map((key) => grades[key] ?? 0);
  const first = got.findIndex((grade) => grade > 0);
  const ideal = gain(Object.values(grades).sort((a, b) => b - a));
  const shown = got.slice(0, 5);
  return {
    hit1: first === 0 ? 1 : 0,
    hit5: first >= 0 && first < 5 ? 1 : 0,
    ndcg10: ideal === 0 ? 0 : gain(got) / ideal,
    mrr: first < 0 || first >= 20 ? 0 : 1 / (first + 1),
    precision5: shown.length === 0 ? 0 : shown.filter((grade) => grade > 0).length / shown.length,
  };
}

export function mean(list: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => list.reduce((sum, one) => sum + one[name], 0) / (list.length || 1);
  return { hit1: of('hit1'), hit5: of('hit5'), ndcg10: of('ndcg10'), mrr: of('mrr'), precision5: of('precision5') };
}

/** The mean of paired differences with its 95 % interval, by 2,000 resamples of the pairs; the same numbers every time. */
export function bootstrap(differences: readonly number[]): { readonly mean: number; readonly low: number; readonly high: number } {
  const size = differences.length;
  const average = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / (size || 1);
  let seed = 20_261_121;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const means = Array.from({ length: 2000 }, () => average(differences.map(() => differences[Math.floor(next() * size)] as number)));
  means.sort((a, b) => a - b);
  return { mean: average(differences), low: means[49] ?? 0, high: means[1949] ?? 0 };
}
