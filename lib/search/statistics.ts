import { RecordSet } from './scratch.ts';
import type { SearchSource, Statistics } from './search-source.ts';
import { recordsWithAll } from './word-records.ts';

/** The statistics of a collection that the source holds completely. */
export function statisticsOf(source: SearchSource): Statistics {
  const { size } = source.columns;
  // Cached per query: a query asks for the same terms several times, and each look-up in the source also reorders its cache.
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
    countAny(terms) {
      const lists = terms.flatMap((term) => source.postings(term)?.docs ?? []);
      if (lists.length < 2) return lists[0]?.length ?? 0;
      const union = new RecordSet(size);
      for (const docs of lists) union.add(docs);
      return union.size;
    },
    countAll: (groups) => recordsWithAll(source, groups, statistics).length,
  };
  return statistics;
}
