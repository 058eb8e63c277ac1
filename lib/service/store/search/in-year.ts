import { parseQuery } from '#lib/text/parse-query.ts';
import type { Columns } from './columns.ts';
import { keepWhere, scoredSlots } from './scored-slots.ts';
import type { Understood } from './understood.ts';

/** What a keyword finds of the year it asks for by name, if it does. Where `year:` did not say so and nothing is of that year, it was only a number. */
export async function inYear(columns: Columns, keyword: string, understand: (keyword: string) => Promise<Understood>): Promise<Understood> {
  const { year } = parseQuery(keyword);
  if (!year) return understand(keyword);
  const isThen = (slot: number) => (columns.year[slot] as number) >= year.from && (columns.year[slot] as number) <= year.to;
  const all = (): Understood => ({
    clauses: [],
    scores: scoredSlots(Array.from(columns.id, (_, slot) => [slot, 1] as const)),
    mode: 'all',
    warnings: [],
  });
  const found = year.rest === '' ? all() : await understand(year.rest);
  const scores = keepWhere(found.scores, isThen);
  return scores.slots.length > 0 || year.surely ? { ...found, scores } : understand(keyword);
}
