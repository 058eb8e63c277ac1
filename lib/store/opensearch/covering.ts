import type { CompiledPart, Step } from './compile-part.ts';
import { all, any, type DslClause } from './search-port.ts';

/** Maximum number of combinations as a filter. More cost the server as much as scoring every match. */
const combinationsMax = 48;

/**
 * Matches the records that cover at least `least` of the query: the smallest sufficient combinations of steps, one of each part, as a filter
 * without scores. If they are too many, the server adds up the coverage of each record instead.
 */
export function coveringAtLeast(parts: readonly CompiledPart[], least: number): DslClause {
  return combinations(parts, least) ?? { function_score: { query: coverageOf(parts), min_score: least } };
}

/** Scores records by their coverage of the query. */
export const coverageOf = (parts: readonly CompiledPart[]): DslClause => ({
  bool: { should: parts.map(({ coverage }) => coverage), minimum_should_match: 1 },
});

/** A filter and the number of its combinations. */
interface Combined {
  readonly filter: DslClause;
  readonly count: number;
}

function combinations(parts: readonly CompiledPart[], least: number): DslClause | undefined {
  const sorted = parts.map(({ steps }) => steps).sort((a, b) => highest(b) - highest(a));
  const rest = sorted.map((_, index) => sorted.slice(index).reduce((sum, steps) => sum + highest(steps), 0));
  /** Records whose parts from `index` on cover at least `missing`; undefined if none can. */
  const visit = (index: number, missing: number): Combined | undefined => {
    if (missing <= 0) return { filter: { match_all: {} }, count: 1 };
    if (index >= sorted.length || (rest[index] as number) < missing) return undefined;
    // Steps that leave the same requirement to later parts share a combination.
    const options = new Map<string, { filters: DslClause[]; then: Combined }>();
    for (const { coverage, filter } of sorted[index] as readonly Step[]) {
      const then = visit(index + 1, missing - coverage);
      if (!then) continue;
      const key = JSON.stringify(then.filter);
      const option = options.get(key) ?? { filters: [], then };
      option.filters.push(filter);
      options.set(key, option);
      if (then.count > combinationsMax || options.size > combinationsMax) return tooMany;
    }
    const without = visit(index + 1, missing);
    const combined = [...options.values()].map(({ filters, then }) => ({ filter: all(any(filters), then.filter), count: then.count }));
    const alternatives = [...combined, ...(without ? [without] : [])];
    return alternatives.length === 0
      ? undefined
      : {
          filter: any(alternatives.map(({ filter }) => filter)),
          count: alternatives.reduce((sum, { count }) => sum + count, 0),
        };
  };
  const combined = visit(0, least);
  if (!combined) return { match_none: {} };
  return combined.count > combinationsMax ? undefined : combined.filter;
}

const tooMany: Combined = { filter: { match_all: {} }, count: combinationsMax + 1 };

const highest = (steps: readonly Step[]): number => steps[0]?.coverage ?? 0;
