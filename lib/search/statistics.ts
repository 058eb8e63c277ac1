import { RecordSet } from './scratch.ts';
import type { SearchSource, Statistics } from './search-source.ts';
import { fieldNames } from './weights.ts';
import { recordsWithAll } from './word-records.ts';

const titleBits = (1 << fieldNames.indexOf('title')) | (1 << fieldNames.indexOf('keyword'));

/** The statistics of a collection that the source holds completely. */
export function statisticsOf(source: SearchSource): Statistics {
  const { size } = source.columns;
  // Cached per query: a query asks for the same terms several times, and each look-up of postings refreshes its place in the source's cache.
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
    titleCount: (term) => source.postings(term)?.fields.reduce((sum, bits) => ((bits & titleBits) === 0 ? sum : sum + 1), 0) ?? 0,
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
