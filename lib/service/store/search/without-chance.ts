import { unmetAmong } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The same query, where of a subject named by several words nothing is left to chance: where no record bears it, nor has the words in its title or side by side
 * anywhere, who has them here and there is not about it. "Ionospheric scintillation" is no scintillating fibre above the ionosphere.
 */
export async function withoutChance(index: SearchIndex, query: QueryExpressions): Promise<QueryExpressions> {
  const loose = query.conditions.flatMap(({ expression, closely }) => (closely ? [{ expression, closely }] : []));
  if (loose.length === 0) return query;
  const absent = await unmetAmong(
    index,
    loose.map(({ closely }) => closely),
  );
  const chance = loose.filter(({ closely }) => absent.has(closely));
  if (chance.length === 0) return query;
  const closely = (text: string) => chance.reduce((all, one) => all.replaceAll(one.expression, one.closely), text);
  const { all, behind } = query;
  return {
    ...query,
    conditions: query.conditions.map((one) => ({ ...one, expression: closely(one.expression) })),
    ...(all && { all: closely(all) }),
    ...(behind && { behind: closely(behind) }),
  };
}
