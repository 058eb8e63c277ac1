import type { JudgedQuery } from './judged-query.ts';

/** The response of an engine. `keys`: up to twenty records, best first. */
export interface TimedAnswer {
  readonly keys: readonly string[];
  readonly total: number;
  readonly notices: readonly string[];
  /** Processor time in milliseconds. */
  readonly time: number;
}

/** Figures of a query, or means over queries. `precision5`: share of the first five results with a grade above 0. */
export interface Figures {
  readonly hit1: number;
  readonly hit5: number;
  readonly ndcg10: number;
  readonly mrr: number;
  readonly precision5: number;
}
export const figureNames = ['hit1', 'hit5', 'ndcg10', 'mrr', 'precision5'] as const satisfies readonly (keyof Figures)[];

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** Scores a response by the grades of its query. */
export function measure({ keys }: Pick<TimedAnswer, 'keys'>, { grades }: Pick<JudgedQuery, 'grades'>): Figures {
  const resultGrades = keys.map((key) => grades[key] ?? 0);
  const first = resultGrades.findIndex((grade) => grade > 0);
  const ideal = gain(Object.values(grades).sort((a, b) => b - a));
  const topGrades = resultGrades.slice(0, 5);
  return {
    hit1: first === 0 ? 1 : 0,
    hit5: first >= 0 && first < 5 ? 1 : 0,
    ndcg10: ideal === 0 ? 0 : gain(resultGrades) / ideal,
    mrr: first < 0 || first >= 20 ? 0 : 1 / (first + 1),
    precision5: topGrades.length === 0 ? 0 : topGrades.filter((grade) => grade > 0).length / topGrades.length,
  };
}

/** The mean of each figure; 0 without queries. */
export function meanFigures(list: readonly Figures[]): Figures {
  const meanOf = (name: keyof Figures) => list.reduce((sum, figures) => sum + figures[name], 0) / (list.length || 1);
  return { hit1: meanOf('hit1'), hit5: meanOf('hit5'), ndcg10: meanOf('ndcg10'), mrr: meanOf('mrr'), precision5: meanOf('precision5') };
}

/** Mean of paired differences with its 95 % bootstrap interval (2,000 samples, fixed seed). */
export function bootstrap(differences: readonly number[]): { readonly mean: number; readonly low: number; readonly high: number } {
  const size = differences.length;
  const average = (list: readonly number[]) => list.reduce((sum, number) => sum + number, 0) / (size || 1);
  let seed = 20_261_121;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const sampleMeans = Array.from({ length: 2000 }, () => average(differences.map(() => differences[Math.floor(next() * size)] as number)));
  sampleMeans.sort((a, b) => a - b);
  return { mean: average(differences), low: sampleMeans[49] ?? 0, high: sampleMeans[1949] ?? 0 };
}
