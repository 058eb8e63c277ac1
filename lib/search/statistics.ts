import { RecordSet } from './scratch.ts';
import type { SearchSource } from './search-source.ts';
import { withAll } from './together.ts';

/** How many records of the whole collection have terms: by this the rarity of parts and ways is judged, wherever the records are that are ranked. */
export interface Statistics {
  /** Records of the collection. */
  readonly size: number;
  count(term: string): number;
  /** The same, about. */
  about(term: string): number;
  /** Records that have any of some terms. */
  countAny(terms: readonly string[]): number;
  /** Records that have a term of each group. */
  countAll(groups: readonly (readonly string[])[]): number;
}

/** The statistics of a collection that is at hand as a whole. */
export function statisticsOf(source: SearchSource): Statistics {
  const { size } = source.columns;
  const count = (term: string) => source.postings(term)?.docs.length ?? 0;
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
