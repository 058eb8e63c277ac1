import { RecordSet } from './scratch.ts';
import type { SearchSource, Statistics } from './search-source.ts';
import { withAll } from './together.ts';

/** The statistics of a collection that is at hand as a whole. */
export function statisticsOf(source: SearchSource): Statistics {
  const { size } = source.columns;
  // A query asks for the same terms several times, and looking up postings makes them the last to be let go of.
  const counts = new Map<string, number>();
  const count = (term: string) => {
    let count = counts.get(term);
    if (count === undefined) {
      count = source.postings(term)?.docs.length ?? 0;
      counts.set(term, count);
    }
    return count;
  };
  const statistics: Statistics = {
    size,
    count,
    about: (term) => source.count(term),
    countAny(terms) {
      const lists = terms.flatMap((term) => source.postings(term)?.docs ?? []);
      if (lists.length < 2) return lists[0]?.length ?? 0;
      const all = new RecordSet(size);
      for (const docs of lists) all.add(docs);
      return all.size;
    },
    countAll: (groups) => withAll(source, groups, statistics).length,
  };
  return statistics;
}
