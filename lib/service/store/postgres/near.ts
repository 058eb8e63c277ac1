/**
 * The ways in which words of these lengths stand near each other: in which order, and how far each begins behind the end of the one before it. Between
 * the end of the first and the beginning of the last are at most `distance` tokens.
 */
export function nearOrders(
  lengths: readonly number[],
  distance: number,
): { readonly order: readonly number[]; readonly steps: readonly number[] }[] {
  return permutations(lengths.map((_, place) => place)).flatMap((order) => {
    const between = order.slice(1, -1).reduce((sum, place) => sum + (lengths[place] as number), 0);
    return gaps(order.length - 1, distance - between).map((gap) => ({ order, steps: gap.map((others) => others + 1) }));
  });
}

/** So many numbers, none below zero, that together are at most `most`. */
function gaps(count: number, most: number): number[][] {
  if (most < 0) return [];
  if (count === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, first) => gaps(count - 1, most - first).map((rest) => [first, ...rest])).flat();
}

const permutations = (of: readonly number[]): number[][] =>
  of.length === 0 ? [[]] : of.flatMap((first) => permutations(of.filter((one) => one !== first)).map((rest) => [first, ...rest]));

/**
 * How often each of several phrases stands near all the others; `starts` says of each where it begins, ascending. It walks as FTS5 does (`fts5ExprNearIsMatch`), so that
 * the same occurrences count.
 */
export function nearCounts(starts: readonly (readonly number[])[], lengths: readonly number[], distance: number): number[] {
  const at = starts.map(() => 0);
  const counted = starts.map(() => -1);
  const counts = starts.map(() => 0);
  const startOf = (phrase: number, on = 0) => starts[phrase]?.[(at[phrase] as number) + on] ?? Number.POSITIVE_INFINITY;
  const advance = (phrase: number) => {
    at[phrase] = (at[phrase] as number) + 1;
  };
  for (;;) {
    let last = startOf(0);
    for (let phrase = 0; phrase < starts.length; ) {
      const least = last - (lengths[phrase] as number) - distance;
      while (startOf(phrase) < least) advance(phrase);
      const start = startOf(phrase);
      if (start === Number.POSITIVE_INFINITY) return counts;
      // A later beginning moves the whole clump: all are looked at again.
      phrase = start > last ? 0 : phrase + 1;
      last = Math.max(last, start);
    }
    for (const [phrase, place] of at.entries())
      if (counted[phrase] !== place) {
        counted[phrase] = place;
        counts[phrase] = (counts[phrase] as number) + 1;
      }
    const following = starts.map((_, phrase) => startOf(phrase, 1));
    advance(following.indexOf(Math.min(...following)));
  }
}
